import { useFacetTexts } from "@/texts/facets";
import { MAX_SPECS } from "@/config/generated";
import { Choice } from "./choice";
import { Choices } from "./choices";
import type { ListFilters } from "./use-list-filters";
import { specOf, useSpecLabel } from "./use-spec-label";

/** The kinds in the order in which people ask for them. */
const KINDS = ["stock", "ram", "storage", "network", "battery", "screen"] as const;

/** What the specifications of a list's products say, by kind; of each kind any may be chosen. */
export function SpecChoices({ filters, wide }: { filters: ListFilters; wide?: boolean }) {
  const texts = useFacetTexts();
  const labelOf = useSpecLabel();
  const { facets, specs, specsFull, toggleSpec } = filters;
  const counted = facets?.specs ?? [];
  // A chosen one stays in sight, whatever the other choices leave of it.
  const missing = specs.filter((word) => !counted.some(({ value }) => value === word));
  const all = [
    ...missing.map((value) => ({ value, ...specOf(value), count: 0 })),
    ...counted,
  ].toSorted((one, other) => one.from - other.from);
  const kinds = KINDS.map((kind) => ({ kind, some: all.filter((spec) => spec.kind === kind) }));
  const shown = kinds.filter(({ some }) => some.length > 0);
  if (shown.length === 0) {
    return <Choices legend={texts.specs} filters={filters} empty children={null} />;
  }
  return (
    <div className="flex flex-col gap-4">
      {shown.map(({ kind, some }, index) => (
        <Choices
          key={kind}
          legend={texts.kinds[kind]}
          filters={filters}
          empty={false}
          wide={wide}
          note={index > 0 ? undefined : specsFull ? texts.specsFull(MAX_SPECS) : ""}
        >
          {some.map(({ value, count, ...spec }) => (
            <Choice
              key={value}
              type="checkbox"
              label={labelOf(spec)}
              count={facets && count}
              checked={specs.includes(value)}
              disabled={specsFull && !specs.includes(value)}
              onChange={() => toggleSpec(value)}
            />
          ))}
        </Choices>
      ))}
    </div>
  );
}
