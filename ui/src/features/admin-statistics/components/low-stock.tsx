import { useState } from "react";
import type { Statistics } from "@/api/types";
import { StatusText } from "@/components/admin/status-text";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { useStatisticsTexts } from "@/texts/admin-statistics";
import { FigureCard } from "./figure-card";
import { ProductLink } from "./product-link";
import { Nothing } from "./share-figures";

const FIRST = 10;

/** Products of which little is left, the fewest first; each leads to where its stock is changed. */
export function LowStock({
  lowStock,
  lowStockCount,
}: Pick<Statistics, "lowStock" | "lowStockCount">) {
  const texts = useStatisticsTexts();
  const [all, setAll] = useState(false);
  // The list ends somewhere; the count does not.
  const rest = lowStockCount > lowStock.length;
  const shown = all ? lowStock : lowStock.slice(0, FIRST);
  return (
    <FigureCard
      title={texts.lowStock}
      total={texts.lowStockCount(lowStockCount)}
      hint={texts.lowStockHint}
    >
      {lowStock.length === 0 ? (
        <Nothing text={texts.noLowStock} />
      ) : (
        <ul>
          {shown.map(({ productId, name, mainImage, stock }) => (
            <li
              key={productId}
              className="flex min-h-14 items-center gap-3 border-t border-line py-2 text-sm"
            >
              <Picture
                path={mainImage}
                alt=""
                sizes="40px"
                className="size-10 shrink-0 rounded-md bg-soft object-contain p-0.5"
              />
              <div className="min-w-0 flex-1 sm:flex sm:justify-between sm:gap-3">
                <span className="block break-words">
                  <ProductLink id={productId} name={name} />
                </span>
                <StatusText kind={stock === 0 ? "bad" : "low"}>
                  {stock === 0 ? texts.soldOut : texts.left(stock)}
                </StatusText>
              </div>
            </li>
          ))}
        </ul>
      )}
      {!all && lowStock.length > FIRST && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAll(true)}>
          {(rest ? texts.showFirst : texts.showAll)(lowStock.length)}
        </Button>
      )}
      {all && rest && (
        <p className="mt-3 text-sm text-muted">{texts.lowStockRest(lowStock.length)}</p>
      )}
    </FigureCard>
  );
}
