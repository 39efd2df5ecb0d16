import { Button } from "@/components/ui/button";
import { useFormat } from "@/texts/use-format";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { NEWS_LIMIT, type NewOrdersState } from "../lib/use-new-orders";

/**
 * Tells of orders that came while the page was open; quietly, with a button where the list does not show them yet. It
 * floats without a height of its own, so that it moves nothing.
 */
export function NewOrders({ news: { count, held, show } }: { news: NewOrdersState }) {
  const format = useFormat();
  const texts = useAdminOrderTexts();
  const number = count >= NEWS_LIMIT ? `${format.number(NEWS_LIMIT)}+` : format.number(count);
  return (
    <div
      className={
        held ? "sticky top-16 z-20 flex h-0 items-start justify-center lg:top-4" : "sr-only"
      }
    >
      <div
        className={
          held
            ? "flex items-center gap-4 rounded-md border border-line bg-ground py-1.5 pr-1.5 pl-4 shadow-float"
            : ""
        }
      >
        <p role="status" className="font-semibold">
          {count > 0 && texts.news(number, count === 1)}
        </p>
        {held && (
          <Button size="sm" onClick={show}>
            {texts.show}
          </Button>
        )}
      </div>
    </div>
  );
}
