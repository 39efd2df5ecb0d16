import type { Suggestions, Understood } from "@/api/types";

type SuggestedProduct = Suggestions["products"][number];

/** One line of the list that a person can choose. */
export type Option =
  | { kind: "search"; text: string }
  | { kind: "corrected"; text: string }
  | { kind: "understood"; text: string; parts: readonly Understood[] }
  | { kind: "product"; product: SuggestedProduct }
  | { kind: "category"; name: string }
  | { kind: "brand"; name: string; category: string }
  | { kind: "recent"; text: string }
  | { kind: "clear" };

/** Lines under one heading. */
export interface OptionGroup {
  heading: "products" | "categories" | "brands" | "recent" | undefined;
  options: Option[];
  /** The number of its first line among all. */
  first: number;
}

type Heading = OptionGroup["heading"];

/** What there is to choose while words are typed, in the order in which it stands. */
export function suggestedOptions(typed: string, found: Suggestions): OptionGroup[] {
  const { corrected, understood, products, categories, brands } = found;
  const nothing = products.length + categories.length + brands.length === 0;
  if (nothing) return [];
  return numbered([
    {
      heading: undefined,
      options: corrected === null ? [] : [{ kind: "corrected", text: corrected }],
    },
    {
      heading: undefined,
      options:
        understood.length === 0 ? [] : [{ kind: "understood", text: typed, parts: understood }],
    },
    { heading: "products", options: products.map((product) => ({ kind: "product", product })) },
    { heading: "categories", options: categories.map(({ name }) => ({ kind: "category", name })) },
    {
      heading: "brands",
      options: brands.map(({ name, category }) => ({ kind: "brand", name, category })),
    },
    // What was corrected is offered at the top.
    { heading: undefined, options: corrected === null ? [{ kind: "search", text: typed }] : [] },
  ]);
}

/** What there is to choose before anything is typed. */
export function recentOptions(searches: readonly string[]): OptionGroup[] {
  if (searches.length === 0) return [];
  return numbered([
    { heading: "recent", options: searches.map((text) => ({ kind: "recent", text })) },
    { heading: undefined, options: [{ kind: "clear" }] },
  ]);
}

/** Numbers the lines through all groups; those without a line are left out. */
function numbered(groups: { heading: Heading; options: Option[] }[]): OptionGroup[] {
  let first = 0;
  const all: OptionGroup[] = [];
  for (const group of groups) {
    if (group.options.length > 0) all.push({ ...group, first });
    first += group.options.length;
  }
  return all;
}
