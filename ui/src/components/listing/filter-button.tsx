import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { optional } from "@/lib/optional";
import { useFacetTexts } from "@/texts/facets";
import type { ListFilters } from "./use-list-filters";

const loadSheet = async () => (await import("./filter-sheet")).FilterSheet;
const FilterSheet = optional(loadSheet);

interface FilterButtonProps {
  filters: ListFilters;
  total: number | undefined;
  onClear: () => void;
}

/** The way to all choices on phones, with the number of those that are active. */
export function FilterButton({ filters, total, onClear }: FilterButtonProps) {
  const texts = useFacetTexts();
  const { number } = useFormat();
  const [open, setOpen] = useState(false);
  const { active } = filters;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={active > 0 ? texts.filtersActive(active) : undefined}
        onClick={() => setOpen(true)}
        onPointerDown={() => void loadSheet()}
        className={cx(
          "inline-flex min-h-11 items-center justify-center gap-2 rounded-md border bg-ground px-2 text-sm font-semibold whitespace-nowrap md:hidden",
          active > 0 ? "border-accent text-accent ring-1 ring-accent" : "border-field text-ink",
        )}
      >
        <SlidersHorizontal size={16} aria-hidden="true" />
        <span>{texts.filters}</span>
        {active > 0 && (
          <span className="min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 text-white">
            {number(active)}
          </span>
        )}
      </button>
      {open && (
        <FilterSheet
          filters={filters}
          total={total}
          onClear={onClear}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
