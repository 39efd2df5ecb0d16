import { startTransition, useEffect, useOptimistic, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

/** How an address is changed. */
export interface Change {
  /** Back leads past the address of before. */
  replace?: boolean;
}

/** The search part of an address; empty without parameters. */
export function searchText(params: URLSearchParams): string {
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * The parameters of the address, and how to change them. What was asked for last holds at once, while the page that it
 * leads to is still being drawn: a box that was ticked stays ticked, and a second choice adds to the first.
 *
 * @param write the search part of an address, where it is not written as usual
 */
export function useAskedParams(write: (params: URLSearchParams) => string = searchText) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [asked, ask] = useOptimistic(params);
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  }, [asked]);
  const change = (next: (current: URLSearchParams) => URLSearchParams, options: Change = {}) => {
    latest.current = next(latest.current);
    const { current } = latest;
    startTransition(() => {
      ask(current);
      void navigate({ search: write(current) }, { replace: options.replace ?? false });
    });
  };
  return [asked, change] as const;
}
