import { ORDER_STAGES } from "@/config/generated-admin";
import { cx } from "@/lib/cx";
import { useAdminOrderTexts } from "@/texts/admin-orders";

interface StatusFilterProps {
  /** Empty for all. */
  value: string;
  onChange: (status: string) => void;
}

/** Which stage the list shows. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const texts = useAdminOrderTexts();
  return (
    <div
      role="group"
      aria-label={texts.filter}
      className="no-scrollbar flex max-w-full min-w-0 overflow-x-auto rounded-md border border-field p-0.5 text-sm max-sm:flex-1"
    >
      {(["", ...ORDER_STAGES] as const).map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === value}
          onClick={() => onChange(status)}
          className={cx(
            "min-h-10 rounded-sm px-3 whitespace-nowrap transition-colors",
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
