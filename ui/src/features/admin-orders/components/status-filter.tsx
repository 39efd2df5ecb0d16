import { cx } from "@/lib/cx";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { ORDER_STAGES } from "@/config/generated-admin";
import type { OrderStage } from "../lib/order-status";

interface StatusFilterProps {
  /** Empty for all. */
  value: OrderStage | "";
  onChange: (status: OrderStage | "") => void;
}

/** Which orders the list shows. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const texts = useAdminOrderTexts();
  return (
    <div
      role="group"
      aria-label={texts.filter}
      className="grid grid-cols-6 rounded-md border border-field p-0.5 text-sm sm:flex"
    >
      {(["", ...ORDER_STAGES] as const).map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === value}
          onClick={() => onChange(status)}
          className={cx(
            "col-span-2 min-h-10 rounded-sm px-2.5 whitespace-nowrap transition-colors nth-last-[-n+2]:col-span-3 sm:px-4",
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
