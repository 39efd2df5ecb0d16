import { useSearchParams } from "react-router-dom";

export type ListingSort = "lowToHigh" | "highToLow";

/** What a person has chosen in a list. All of it lives in the address, so that links, reload and back keep it. */
export interface ListingState {
  /** From 1. */
  page: number;
  /** Undefined: newest first. */
  sort: ListingSort | undefined;
  /** Where the price slider was left, in taka. Undefined: nobody has touched it. */
  max: number | undefined;
  /** Words in the title; empty: no search. */
  q: string;
  /** `Show all` was pressed: the default lower bound does not hold. */
  all: boolean;
}

/** Longest search the server takes (contract 2). */
export const MAX_QUERY_LENGTH = 500;

/** A whole number written in plain digits, else undefined. */
function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function sortOf(text: string | null): ListingSort | undefined {
  return text === "lowToHigh" || text === "highToLow" ? text : undefined;
}

/** The state an address stands for; what it cannot mean falls back to the default. */
export function parseListingState(params: URLSearchParams, sliderMax: number): ListingState {
  const max = wholeNumber(params.get("max"));
  return {
    page: Math.max(1, wholeNumber(params.get("page")) ?? 1),
    sort: sortOf(params.get("sort")),
    max: max === undefined ? undefined : Math.min(max, sliderMax),
    q: (params.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH),
    all: params.get("all") === "1",
  };
}

/** The address of a state; what is at its default is left out, other parameters stay. */
export function writeListingState(current: URLSearchParams, state: ListingState): URLSearchParams {
  const next = new URLSearchParams(current);
  const put = (name: string, value: string | number | undefined) => {
    if (value === undefined || value === "") next.delete(name);
    else next.set(name, String(value));
  };
  put("page", state.page > 1 ? state.page : undefined);
  put("sort", state.sort);
  put("max", state.max);
  put("q", state.q);
  put("all", state.all ? "1" : undefined);
  return next;
}

/** The rules of one list's price filter, in taka (specification 9). */
export interface PriceRules {
  defaultMin: number;
  sliderMax: number;
}

/** Whether the default lower bound holds: only until the slider is touched or `Show all` is pressed. */
export function hasDefaultBound(state: Pick<ListingState, "max" | "all">, rules: PriceRules) {
  return rules.defaultMin > 0 && state.max === undefined && !state.all;
}

/** Bounds on the effective price. A touched slider starts at 0; at its right end it sets no upper bound (contract 10). */
export function priceBounds(
  state: Pick<ListingState, "max" | "all">,
  rules: PriceRules,
): { min: number | undefined; max: number | undefined } {
  return {
    min: hasDefaultBound(state, rules) ? rules.defaultMin : undefined,
    max: state.max === undefined || state.max >= rules.sliderMax ? undefined : state.max,
  };
}

/** Reads the list's state from the address and changes it there. Any change but of the page leads to page 1. */
export function useListingState(sliderMax: number) {
  const [params, setParams] = useSearchParams();
  const state = parseListingState(params, sliderMax);
  const update = (patch: Partial<ListingState>, options: { replace?: boolean } = {}) => {
    setParams(
      (current) =>
        writeListingState(current, {
          ...parseListingState(current, sliderMax),
          page: 1,
          ...patch,
        }),
      { replace: options.replace ?? false },
    );
  };
  /** The same list at another page, as the search part of a link. */
  const pageSearch = (page: number) => {
    const search = writeListingState(params, { ...state, page }).toString();
    return search === "" ? "" : `?${search}`;
  };
  return { state, update, pageSearch };
}
