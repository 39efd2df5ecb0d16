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
      className="grid grid-cols-2 rounded-md border border-field p-0.5 text-sm sm:flex sm:w-fit sm:flex-wrap"
    >
      {(["", ...ORDER_STAGES] as const).map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === value}
          onClick={() => onChange(status)}
          className={cx(
            "min-h-10 rounded-sm px-2.5 whitespace-nowrap transition-colors first:col-span-2 sm:px-4",
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
