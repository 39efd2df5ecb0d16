import type { Statistics } from "@/api/types";
import { ORDER_STAGES } from "@/config/generated-admin";
import { categoryLabel } from "@/texts/category-names";
import { useFormat } from "@/texts/use-format";
import { useStatisticsTexts } from "@/texts/admin-statistics";
import { useTexts } from "@/texts/use-texts";
import { BarList, type Bar } from "./bar-list";
import { FigureCard } from "./figure-card";
import { FiguresTable } from "./figures-table";

/** Categories beyond these are added up; the table has them all. */
const MOST_CATEGORIES = 9;

const LOOKS = {
  pending: "striped",
  approved: "light",
  shipped: "light",
  delivered: "solid",
  cancelled: "quiet",
  returned: "quiet",
} as const;

const share = (part: number, whole: number) => (whole > 0 ? (part / whole) * 100 : 0);

/** Orders of the time by how far they are. */
export function StatusFigure({ byStatus }: Pick<Statistics, "byStatus">) {
  const format = useFormat();
  const texts = useStatisticsTexts();
  const total = ORDER_STAGES.reduce((sum, stage) => sum + byStatus[stage], 0);
  const bars = ORDER_STAGES.map((stage): Bar => ({
    key: stage,
    label: texts.stages[stage],
    note: texts.share(share(byStatus[stage], total)),
    value: format.number(byStatus[stage]),
    amount: byStatus[stage],
    look: LOOKS[stage],
  }));
  return (
    <FigureCard
      title={texts.byStatus}
      hint={texts.byStatusHint}
      className="lg:col-span-2"
      total={texts.orders(total)}
      table={
        <FiguresTable
          caption={texts.byStatus}
          headings={[texts.status, texts.ordersHeading, texts.shareHeading]}
          rows={bars.map(({ key, label, value, note }) => ({ key, cells: [label, value, note] }))}
        />
      }
    >
      {total === 0 ? (
        <Nothing text={texts.nothingOrdered} />
      ) : (
        <BarList bars={bars} whole={total} className="grid gap-x-8 gap-y-3.5 sm:grid-cols-3" />
      )}
    </FigureCard>
  );
}

/** Revenue of the time by category. */
export function CategoryFigure({ byCategory }: Pick<Statistics, "byCategory">) {
  const texts = useStatisticsTexts();
  const common = useTexts();
  const total = byCategory.reduce((sum, { revenue }) => sum + revenue, 0);
  const bar = (key: string, label: string, revenue: number): Bar => ({
    key,
    label,
    note: texts.share(share(revenue, total)),
    value: texts.taka(revenue),
    amount: revenue,
  });
  const bars = byCategory.map(({ category, revenue }) =>
    bar(category, category === "" ? texts.noCategory : categoryLabel(category, common), revenue),
  );
  const rest = byCategory.slice(MOST_CATEGORIES);
  const shown = bars.slice(0, MOST_CATEGORIES);
  if (rest.length > 0) {
    const revenue = rest.reduce((sum, row) => sum + row.revenue, 0);
    shown.push(bar("rest", texts.otherCategories(rest.length), revenue));
  }
  return (
    <FigureCard
      title={texts.byCategory}
      hint={texts.byCategoryHint}
      total={texts.taka(total)}
      table={
        <FiguresTable
          caption={texts.byCategory}
          headings={[texts.category, texts.revenueHeading, texts.shareHeading]}
          rows={bars.map(({ key, label, value, note }) => ({ key, cells: [label, value, note] }))}
        />
      }
    >
      {total === 0 ? (
        <Nothing text={texts.nothingDelivered} />
      ) : (
        <BarList bars={shown} whole={total} />
      )}
    </FigureCard>
  );
}

/** In place of a chart that has nothing to show. */
export function Nothing({ text }: { text: string }) {
  return <p className="py-8 text-center text-sm text-muted">{text}</p>;
}
