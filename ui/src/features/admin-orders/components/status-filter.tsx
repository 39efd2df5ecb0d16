import { cx } from "@/lib/cx";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { ORDER_STATUSES, type OrderStatus } from "../lib/order-status";

interface StatusFilterProps {
  /** Empty for all. */
  value: OrderStatus | "";
  onChange: (status: OrderStatus | "") => void;
}

/** Which orders the list shows. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const texts = useAdminOrderTexts();
  return (
    <div
      role="group"
      aria-label={texts.filter}
      className="flex flex-wrap rounded-md border border-field p-0.5 text-sm"
    >
      {(["", ...ORDER_STATUSES] as const).map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === value}
          onClick={() => onChange(status)}
          className={cx(
            "min-h-10 flex-auto rounded-sm px-2.5 whitespace-nowrap transition-colors sm:px-4",
            status === value
              ? "bg-accent-soft font-semibold text-accent-strong"
              : "text-ink hover:bg-soft",
          )}
        >
          {texts.filters[status || "all"]}
        </button>
      ))}
    </div>
  );
}
