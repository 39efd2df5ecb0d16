import { Link, type To } from "react-router-dom";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { useListingTexts } from "@/texts/listing";

interface ListEndProps {
  /** The page that was asked for, beyond the last. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => To;
}

/** In place of a page that the list does not have: the way back into it. */
export function ListEnd({ page, pageCount, hrefOf }: ListEndProps) {
  const texts = useListingTexts();
  return (
    <>
      <EmptyState title={texts.beyond} hint={texts.beyondHint}>
        <Link to={hrefOf(pageCount)} className={buttonClass("secondary")}>
          {texts.lastPage}
        </Link>
      </EmptyState>
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </>
  );
}
