import { useId } from "react";
import { brandLabel } from "@/texts/category-names";
import { MAX_BRANDS } from "@/config/generated";
import { useFacetTexts } from "@/texts/facets";
import { Choice } from "./choice";
import { Choices } from "./choices";
import { isAmong } from "./listing-state";
import type { ListFilters, PriceRange } from "./use-list-filters";
import { useRangeLabel } from "./use-range-label";

/** The brands of a list, any of which may be chosen, the most frequent first. */
export function BrandChoices({ filters, wide }: { filters: ListFilters; wide?: boolean }) {
  const texts = useFacetTexts();
  const { facets, brands, brandsFull, toggleBrand } = filters;
  const counted = facets?.brands ?? [];
  // A chosen brand stays in sight, whatever the other choices leave of it.
  const missing = brands.filter(
    (brand) =>
      !isAmong(
        brand,
        counted.map(({ name }) => name),
      ),
  );
  const all = [...missing.map((name) => ({ name, count: 0 })), ...counted];
  return (
    <Choices
      legend={texts.brand}
      filters={filters}
      empty={all.length === 0}
      wide={wide}
      note={brandsFull ? texts.brandsFull(MAX_BRANDS) : ""}
    >
      {all.map(({ name, count }) => (
        <Choice
          key={name}
          type="checkbox"
          label={brandLabel(name)}
          count={facets && count}
          checked={isAmong(name, brands)}
          disabled={brandsFull && !isAmong(name, brands)}
          onChange={() => toggleBrand(name)}
        />
      ))}
    </Choices>
  );
}

/** The price ranges of a list, of which one may be chosen. */
export function PriceChoices({ filters }: { filters: ListFilters }) {
  const texts = useFacetTexts();
  const labelOf = useRangeLabel();
  const group = useId();
  const { facets, range, chooseRange } = filters;
  const isChosen = ({ min, max }: PriceRange) => min === range?.min && max === range.max;
  const counted: { range: PriceRange; count: number | undefined }[] = (facets?.prices ?? []).map(
    ({ min, max, count }) => ({
      range: { min, max: max ?? undefined },
      count,
    }),
  );
  // Other choices move the ends of the ranges; the chosen one stays as it was.
  const all =
    range && !counted.some((one) => isChosen(one.range))
      ? [{ range, count: undefined }, ...counted]
      : counted;
  return (
    <Choices legend={texts.price} filters={filters} empty={all.length === 0}>
      <Choice
        type="radio"
        name={group}
        label={texts.anyPrice}
        checked={range === undefined}
        onChange={() => chooseRange(undefined)}
      />
      {all.map((one) => (
        <Choice
          key={`${one.range.min}-${one.range.max}`}
          type="radio"
          name={group}
          label={labelOf(one.range)}
          count={one.count}
          checked={isChosen(one.range)}
          onChange={() => chooseRange(one.range)}
        />
      ))}
    </Choices>
  );
}
