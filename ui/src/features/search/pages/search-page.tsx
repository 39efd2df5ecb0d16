import { useLocation, useNavigate } from "react-router-dom";
import { searchSource } from "@/components/listing/list-source";
import { ProductListing } from "@/components/listing/product-listing";
import { paths } from "@/config/paths";
import { decoded } from "@/lib/decoded";
import { useListingTexts } from "@/texts/listing";
import { NextSteps } from "../components/next-steps";
import { UnderstoodAs } from "../components/understood-as";

/** What the shop has for some words (specification 2). Another search is another page. */
export function SearchPage() {
  // The router's own parameter takes %2F that was typed for a slash.
  const part = useLocation().pathname.slice(paths.search.length + 1);
  const text = decoded(part.replace(/\/$/, "")).trim();
  const texts = useListingTexts();
  const navigate = useNavigate();
  return (
    <ProductListing
      title={texts.searchTitle(text)}
      crumbs={[{ label: texts.search, to: paths.allCategory }, { label: text }]}
      source={searchSource(text)}
      understood={(parts, fits, total) => <UnderstoodAs parts={parts} fits={fits} total={total} />}
      nextSteps={<NextSteps />}
      onSearch={(next) => void navigate(paths.searchedFor(next))}
    />
  );
}
