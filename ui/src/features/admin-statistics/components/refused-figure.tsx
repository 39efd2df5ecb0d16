import type { Statistics } from "@/api/types";
import { useFormat } from "@/texts/use-format";
import { useStatisticsTexts } from "@/texts/admin-statistics";
import { BarList } from "./bar-list";
import { FigureCard } from "./figure-card";
import { FiguresTable } from "./figures-table";
import { ProductLink } from "./product-link";
import { Nothing } from "./share-figures";

/** What people wanted and could not get: refused orders by product, each with its reasons. */
export function RefusedFigure({ mostRefused }: Pick<Statistics, "mostRefused">) {
  const format = useFormat();
  const texts = useStatisticsTexts();
  const reasons = (row: Statistics["mostRefused"][number]) =>
    row.reasons
      .map(({ reason, count }) => `${texts.refusals[reason]}: ${format.number(count)}`)
      .join(", ");
  return (
    <FigureCard
      title={texts.mostRefused}
      hint={texts.mostRefusedHint}
      table={
        <FiguresTable
          caption={texts.mostRefused}
          headings={[texts.product, texts.ordersHeading, texts.reason]}
          rows={mostRefused.map((row) => ({
            key: row.productId,
            cells: [
              <ProductLink key={row.productId} id={row.productId} name={row.name} />,
              format.number(row.count),
              reasons(row),
            ],
          }))}
        />
      }
    >
      {mostRefused.length === 0 ? (
        <Nothing text={texts.noneRefused} />
      ) : (
        <BarList
          ranked
          bars={mostRefused.map((row) => ({
            key: row.productId,
            label: (
              <>
                <ProductLink id={row.productId} name={row.name} />
                <span className="block text-xs text-muted">{reasons(row)}</span>
              </>
            ),
            value: texts.orders(row.count),
            amount: row.count,
          }))}
        />
      )}
    </FigureCard>
  );
}
