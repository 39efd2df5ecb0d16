import type { ProductListParams } from "@/api/queries/product-list";
import { MAX_BRANDS, MAX_QUERY, MAX_SPECS, PRODUCTS_PER_PAGE, SPECS } from "@/config/generated";
import { pageNumber } from "@/lib/page-number";
import { searchText, useAskedParams, type Change } from "@/lib/use-asked-params";

/** The orders besides the newest first. */
export const SORTS = ["lowToHigh", "highToLow", "mostViewed", "bestSelling"] as const;

export type ListingSort = NonNullable<ProductListParams["sort"]>;

const KNOWN_SPECS = SPECS.split(" ");

/** What a person has chosen in a list. All of it lives in the address, so that links, reload and back keep it. */
export interface ListingState {
  /** From 1. */
  page: number;
  /** Undefined: newest first. */
  sort: ListingSort | undefined;
  /** The lower end of a chosen price range, in taka. Undefined: none was chosen. */
  min: number | undefined;
  /** The upper end of the chosen range, or else where the price slider was left. Undefined: no upper end. */
  max: number | undefined;
  /** One of these brands; none: any. */
  brands: readonly string[];
  /** Facts by their words; of each kind one of these, none: any. */
  specs: readonly string[];
  /** Words in the title; empty: no search. */
  q: string;
  /** `Show all` was pressed: the default lower bound does not hold. */
  all: boolean;
}

/** A parameter of an address; where it stands several times the last one counts, as on the server. */
function last(params: URLSearchParams, name: string): string | null {
  return params.getAll(name).at(-1) ?? null;
}

/** A text without the space around it; what is space is what the server takes for it. */
function trimmed(text: string): string {
  return text.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, "");
}

/** A whole number written in plain digits, else undefined. */
function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function sortOf(text: string | null): ListingSort | undefined {
  return SORTS.find((sort) => sort === text);
}

/** Names as one text, parted by commas; a comma or backslash of a name has a backslash before it. */
export function namesText(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\,]/g, "\\$&")).join(",");
}

/** The names of such a text, each once in whatever case. */
function namesOf(text: string | null): string[] {
  const parts = (text ?? "").match(/(?:\\[\s\S]|[^,\\]|\\$)+/g) ?? [];
  const names = parts.map((part) => trimmed(part.replace(/\\([\s\S])/g, "$1")));
  return names
    .filter((name, index) => name !== "" && !isAmong(name, names.slice(0, index)))
    .slice(0, MAX_BRANDS);
}

/** The words of a text that are known, each once. */
function specsOf(text: string | null): string[] {
  const words = (text ?? "").split(",").map(trimmed);
  return words
    .filter((word, index) => KNOWN_SPECS.includes(word) && words.indexOf(word) === index)
    .slice(0, MAX_SPECS);
}

/** Whether a brand is among some, in whatever case. */
export function isAmong(brand: string, brands: readonly string[]): boolean {
  return brands.some((other) => other.toUpperCase() === brand.toUpperCase());
}

/**
 * The state an address stands for; what it cannot mean falls back to the default. The server reads addresses in the same
 * way: `tests/fixtures/lists.json` holds both to it.
 */
export function parseListingState(params: URLSearchParams, sliderMax: number): ListingState {
  const min = wholeNumber(last(params, "min"));
  const max = wholeNumber(last(params, "max"));
  return {
    page: pageNumber(last(params, "page")),
    sort: sortOf(last(params, "sort")),
    min,
    // The slider's right end is no bound, and a range may end beyond it.
    max: max !== undefined && min === undefined && max >= sliderMax ? undefined : max,
    brands: namesOf(last(params, "brands")),
    specs: specsOf(last(params, "specs")),
    q: Array.from(trimmed(last(params, "q") ?? ""))
      .slice(0, MAX_QUERY)
      .join(""),
    all: last(params, "all") === "1",
  };
}

/** The address of a state; what is at its default is left out, other parameters stay. */
export function writeListingState(current: URLSearchParams, state: ListingState): URLSearchParams {
  const next = new URLSearchParams(current);
  const put = (name: string, value: string | number | undefined) => {
    // To the end, so that the same choices have the same address.
    next.delete(name);
    if (value !== undefined && value !== "") next.set(name, String(value));
  };
  put("page", state.page > 1 ? state.page : undefined);
  put("sort", state.sort);
  put("min", state.min);
  put("max", state.max);
  put("brands", namesText(state.brands));
  put("specs", state.specs.join(","));
  put("q", state.q);
  put("all", state.all ? "1" : undefined);
  return next;
}

/** Commas stay commas, so that a shared link can be read. */
const readable = (params: URLSearchParams) => searchText(params).replaceAll("%2C", ",");

/** The rules of one list's price filter, in taka (specification 9). */
export interface PriceRules {
  defaultMin: number;
  sliderMax: number;
}

type PriceState = Pick<ListingState, "min" | "max" | "all">;

/**
 * Whether the default lower bound holds: only until the slider is touched, a range is chosen or `Show all` is pressed.
 */
export function hasDefaultBound(state: PriceState, rules: PriceRules): boolean {
  return rules.defaultMin > 0 && state.min === undefined && state.max === undefined && !state.all;
}

/** Where the slider stands. A chosen range leaves it untouched. */
export function sliderOf(state: PriceState): number | undefined {
  return state.min === undefined ? state.max : undefined;
}

/**
 * Bounds on the effective price: those of a chosen range as they are. A touched slider starts at 0; its right end is
 * like an untouched one (contract 10).
 */
export function priceBounds(
  state: PriceState,
  rules: PriceRules,
): { min: number | undefined; max: number | undefined } {
  if (state.min !== undefined) return { min: state.min, max: state.max };
  return {
    min: hasDefaultBound(state, rules) ? rules.defaultMin : undefined,
    max: state.max,
  };
}

/** What the page of a state asks for. */
interface ListCalls {
  shown: ProductListParams;
  /** How many items its default lower bound hides; undefined where that does not hold. */
  hidden: ProductListParams | undefined;
}

/** What a list is asked for, where it is `fixed` to a category, a brand or a text. */
export function listCalls(
  fixed: ProductListParams,
  rules: PriceRules,
  state: ListingState,
): ListCalls {
  const narrowed: ProductListParams = {
    ...fixed,
    brands: state.brands.length === 0 ? undefined : namesText(state.brands),
    specs: state.specs.length === 0 ? undefined : state.specs.join(","),
    q: state.q === "" ? undefined : state.q,
  };
  return {
    shown: {
      ...narrowed,
      ...priceBounds(state, rules),
      limit: PRODUCTS_PER_PAGE,
      page: state.page,
      sort: state.sort,
    },
    hidden: hasDefaultBound(state, rules)
      ? { ...narrowed, limit: 1, max: rules.defaultMin - 1 }
      : undefined,
  };
}

/** Reads the list's state from the address and changes it there. Any change but of the page leads to page 1. */
export function useListingState(sliderMax: number) {
  const [params, change] = useAskedParams(readable);
  const state = parseListingState(params, sliderMax);
  const update = (patch: Partial<ListingState>, options?: Change) => {
    // What was typed a moment ago may arrive after another choice: it adds to that.
    change(
      (current) =>
        writeListingState(current, {
          ...parseListingState(current, sliderMax),
          page: 1,
          ...patch,
        }),
      options,
    );
  };
  /** The same list at another page, as the search part of a link. */
  const pageSearch = (page: number) => readable(writeListingState(params, { ...state, page }));
  return { state, update, pageSearch };
}
