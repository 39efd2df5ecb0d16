import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "lucide-react";
import { cx } from "@/lib/cx";
import type { Parts } from "@/lib/parts";
import { useListingTexts } from "@/texts/listing";
import { sliderOf, type ListingSort, type ListingState } from "./listing-state";
import { PriceFilter } from "./price-filter";

interface ListToolbarProps {
  search: Parts;
  /** What narrows the list down: menus on large screens, one button on phones. */
  filterMenus: Parts;
  filterButton: Parts;
  state: ListingState;
  sliderMax: number;
  onChange: (patch: Partial<ListingState>) => void;
}

/** Search box, price slider, order and filters of a list (specification 2, Listing screens); on phones as low as they go. */
export function ListToolbar({
  search,
  filterMenus,
  filterButton,
  state,
  sliderMax,
  onChange,
}: ListToolbarProps) {
  const texts = useListingTexts();
  return (
    <section
      aria-label={texts.filters}
      className="grid grid-cols-1 gap-x-8 gap-y-1 rounded-lg md:grid-cols-2 md:gap-y-3 md:bg-soft md:p-4"
    >
      <div className="self-end">{search}</div>
      <PriceFilter
        max={sliderOf(state)}
        sliderMax={sliderMax}
        onCommit={(max) => onChange({ min: undefined, max, all: false })}
      />
      <div className="flex gap-2 md:col-span-2">
        <SortButton sort="lowToHigh" state={state} onChange={onChange}>
          <ArrowUpNarrowWide size={18} aria-hidden="true" className="hidden xl:block" />
          <span>{texts.lowToHigh}</span>
        </SortButton>
        <SortButton sort="highToLow" state={state} onChange={onChange}>
          <ArrowDownWideNarrow size={18} aria-hidden="true" className="hidden xl:block" />
          <span>{texts.highToLow}</span>
        </SortButton>
        {filterMenus}
        {filterButton}
      </div>
    </section>
  );
}

/** Orders by price; pressed again, the newest come first again. */
function SortButton({
  sort,
  state,
  onChange,
  children,
}: {
  sort: ListingSort;
  state: ListingState;
  onChange: (patch: Partial<ListingState>) => void;
  children: Parts;
}) {
  const pressed = state.sort === sort;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onChange({ sort: pressed ? undefined : sort })}
      className={cx(
        "inline-flex min-h-11 min-w-0 flex-1 items-center justify-center gap-2 rounded-md border bg-ground px-1 text-sm leading-tight font-semibold text-balance transition-colors sm:px-2 sm:whitespace-nowrap md:flex-auto xl:flex-none xl:px-4 xl:text-base",
        pressed
          ? "border-accent text-accent ring-1 ring-accent"
          : "border-field text-ink hover:border-ink",
      )}
    >
      {children}
    </button>
  );
}
