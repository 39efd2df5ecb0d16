import { X } from "lucide-react";
import { useRef } from "react";
import { brandLabel } from "@/texts/category-names";
import { languageOf } from "@/lib/language-of";
import { useFacetTexts } from "@/texts/facets";
import { useListingTexts } from "@/texts/listing";
import { isAmong, sliderOf, type ListingState } from "./listing-state";
import { useRangeLabel } from "./use-range-label";
import { specOf, useSpecLabel } from "./use-spec-label";

interface Chip {
  key: string;
  label: string;
  /** The list without it. */
  without: Partial<ListingState>;
}

/** What a list is narrowed down by, each with the list that it would be without. */
function useChips(state: ListingState): Chip[] {
  const texts = useFacetTexts();
  const labelOf = useRangeLabel();
  const specLabel = useSpecLabel();
  const { q, min, max, brands, specs } = state;
  const slider = sliderOf(state);
  return [
    ...(q === "" ? [] : [{ key: "q", label: texts.title(q), without: { q: "" } }]),
    ...(min === undefined
      ? []
      : [
          {
            key: "range",
            label: labelOf({ min, max }),
            without: { min: undefined, max: undefined },
          },
        ]),
    ...(slider === undefined
      ? []
      : [{ key: "max", label: texts.atMost(slider), without: { max: undefined } }]),
    ...specs.map((spec) => ({
      key: `spec ${spec}`,
      label: specLabel(specOf(spec), true),
      without: { specs: specs.filter((other) => other !== spec) },
    })),
    ...brands.map((brand) => ({
      key: `brand ${brand}`,
      label: brandLabel(brand),
      without: { brands: brands.filter((other) => !isAmong(other, [brand])) },
    })),
  ];
}

interface FilterChipsProps {
  state: ListingState;
  onChange: (patch: Partial<ListingState>) => void;
  /** Takes all filters away; undefined where the page offers that elsewhere. */
  onClear: (() => void) | undefined;
}

/** The active filters of a list, each of which can be taken away. Nothing while there is none. */
export function FilterChips({ state, onChange, onClear }: FilterChipsProps) {
  const texts = useFacetTexts();
  const { clearFilters } = useListingTexts();
  const chips = useChips(state);
  const row = useRef<HTMLDivElement>(null);

  function change(action: () => void) {
    action();
    // The button that had the focus goes with its filter.
    row.current?.focus();
  }

  return (
    <div ref={row} tabIndex={-1} aria-label={texts.active} role="group" className="outline-none">
      {chips.length > 0 && (
        <ul className="flex flex-wrap items-center gap-2 pt-3">
          {chips.map(({ key, label, without }) => (
            <li key={key} className="min-w-0">
              <button
                type="button"
                aria-label={texts.remove(label)}
                onClick={() => change(() => onChange(without))}
                className="relative inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-field bg-ground pr-2.5 pl-3.5 text-sm transition-colors after:absolute after:-inset-1 hover:border-ink"
              >
                <span lang={languageOf(label)} className="truncate">
                  {label}
                </span>
                <X size={16} aria-hidden="true" className="shrink-0" />
              </button>
            </li>
          ))}
          {onClear && (
            <li>
              <button
                type="button"
                onClick={() => change(onClear)}
                className="relative min-h-9 px-2 text-sm font-semibold text-accent after:absolute after:-inset-1 hover:underline"
              >
                {clearFilters}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
