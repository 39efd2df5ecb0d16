import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { statisticsQuery } from "@/api/queries/statistics";
import { StatusText } from "@/components/admin/status-text";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";
import { useOverviewTexts } from "@/texts/admin-overview";
import { WEEK } from "../lib/week";
import { Glance } from "./glance";

const FIRST = 5;

/** Products of which little is left, the fewest first. */
export function LowStockGlance() {
  const texts = useOverviewTexts();
  const query = useQuery(statisticsQuery(WEEK));
  const low = query.data?.lowStock ?? [];
  const count = query.data?.lowStockCount ?? 0;
  const noProducts = query.data?.mostViewed.length === 0;
  return (
    <Glance
      title={texts.lowStock}
      all={{
        to: paths.adminPage("statistics"),
        count,
        name: texts.allLow(count),
      }}
      query={query}
    >
      {noProducts ? (
        <p className="py-4 text-sm text-muted">
          <span>{texts.noProducts}</span>{" "}
          <Link to={paths.adminPage("addproduct")} className="text-accent underline">
            {texts.addProduct}
          </Link>
        </p>
      ) : low.length === 0 ? (
        <p className="py-4 text-sm text-muted">{texts.noneLow}</p>
      ) : (
        <ul>
          {low.slice(0, FIRST).map(({ productId, name, mainImage, stock }) => (
            <li
              key={productId}
              className="relative flex min-h-14 items-center gap-3 border-t border-line py-2 text-sm"
            >
              <Picture
                path={mainImage}
                alt=""
                sizes="40px"
                className="size-10 shrink-0 rounded-md bg-soft object-contain p-0.5"
              />
              <div className="min-w-0 flex-1 sm:flex sm:justify-between sm:gap-3">
                <Link
                  to={paths.adminProduct(productId)}
                  lang={languageOf(name)}
                  className="block break-words after:absolute after:inset-0 hover:text-accent hover:underline"
                >
                  {name}
                </Link>
                <StatusText kind={stock === 0 ? "bad" : "low"}>
                  {stock === 0 ? texts.soldOut : texts.left(stock)}
                </StatusText>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Glance>
  );
}
