import { useEffect } from "react";
import { MAX_QUERY_LENGTH } from "@/components/listing/listing-state";
import { pageNumber } from "@/lib/page-number";
import { useAskedParams } from "@/lib/use-asked-params";

/** A list of the back office as its address says, so that reload, back and an edit keep it. */
export interface ListAddress<F extends string> {
  /** From 1. */
  page: number;
  q: string;
  /** Further filters; empty where not chosen. */
  filters: Record<F, string>;
  /** Any change but of the page leads to page 1. */
  change: (patch: Partial<Record<F | "q", string>> & { page?: number }, replace?: boolean) => void;
  /** The same list at another page. */
  hrefOf: (page: number) => string;
}

function write(current: URLSearchParams, patch: Readonly<Record<string, string | number>>) {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries<string | number>({ page: 1, ...patch })) {
    if (value === "" || (name === "page" && Number(value) === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Reads a list's state from the address and changes it there. */
export function useListAddress<F extends string = never>(names: readonly F[] = []): ListAddress<F> {
  const [params, changeParams] = useAskedParams();
  return {
    page: pageNumber(params.get("page")),
    q: (params.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH),
    filters: Object.fromEntries(names.map((name) => [name, params.get(name) ?? ""])) as Record<
      F,
      string
    >,
    change: (patch, replace = false) =>
      changeParams((current) => write(current, patch), { replace }),
    hrefOf: (to) => `?${write(params, { page: to }).toString()}`,
  };
}

/**
 * Number of pages; leads to the last page where the one in the address has no rows any more. While the list is being
 * asked for again nothing leads anywhere: what is known may be old.
 */
export function usePageCount(
  list: Pick<ListAddress<never>, "page" | "change">,
  total: number | undefined,
  size: number,
  asking = false,
): number {
  const count = Math.max(1, Math.ceil((total ?? 0) / size));
  const { page, change } = list;
  const beyond = !asking && total !== undefined && page > count;
  useEffect(() => {
    if (beyond) change({ page: count }, true);
  }, [beyond, count, change]);
  return count;
}
