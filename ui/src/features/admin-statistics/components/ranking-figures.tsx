import type { Statistics } from "@/api/types";
import { useFormat } from "@/texts/use-format";
import { useStatisticsTexts } from "@/texts/admin-statistics";
import { BarList } from "./bar-list";
import { FigureCard } from "./figure-card";
import { FiguresTable } from "./figures-table";
import { ProductLink } from "./product-link";
import { Nothing } from "./share-figures";

/** The ten most sold of the time. */
export function SoldFigure({ mostSold }: Pick<Statistics, "mostSold">) {
  const format = useFormat();
  const texts = useStatisticsTexts();
  const rows = mostSold.map((row) => ({ ...row, key: row.productId ?? row.name }));
  return (
    <FigureCard
      title={texts.mostSold}
      hint={texts.mostSoldHint}
      table={
        <FiguresTable
          caption={texts.mostSold}
          headings={[texts.product, texts.piecesHeading, texts.revenueHeading]}
          rows={rows.map(({ key, productId, name, quantity, revenue }) => ({
            key,
            cells: [
              <ProductLink key={key} id={productId} name={name} />,
              format.number(quantity),
              texts.taka(revenue),
            ],
          }))}
        />
      }
    >
      {rows.length === 0 ? (
        <Nothing text={texts.nothingSold} />
      ) : (
        <BarList
          ranked
          bars={rows.map(({ key, productId, name, quantity }) => ({
            key,
            label: <ProductLink id={productId} name={name} />,
            value: texts.pieces(quantity),
            amount: quantity,
          }))}
        />
      )}
    </FigureCard>
  );
}

/** The ten most viewed since the shop opened. */
export function ViewedFigure({ mostViewed }: Pick<Statistics, "mostViewed">) {
  const format = useFormat();
  const texts = useStatisticsTexts();
  const rows = mostViewed.filter(({ views }) => views > 0);
  return (
    <FigureCard
      title={texts.mostViewed}
      hint={texts.mostViewedHint}
      table={
        <FiguresTable
          caption={texts.mostViewed}
          headings={[texts.product, texts.viewsHeading]}
          rows={rows.map(({ productId, name, views }) => ({
            key: productId,
            cells: [
              <ProductLink key={productId} id={productId} name={name} />,
              format.number(views),
            ],
          }))}
        />
      }
    >
      {rows.length === 0 ? (
        <Nothing text={texts.nothingViewed} />
      ) : (
        <BarList
          ranked
          bars={rows.map(({ productId, name, views }) => ({
            key: productId,
            label: <ProductLink id={productId} name={name} />,
            value: texts.views(views),
            amount: views,
          }))}
        />
      )}
    </FigureCard>
  );
}
