import { useMemo, useSyncExternalStore } from "react";

/** How many slides fit: below each width in CSS pixels its count, otherwise the last. */
export interface VisibleCounts {
  below: readonly (readonly [width: number, count: number])[];
  otherwise: number;
  /** Class names that give a slide its width by the same counts, so that no script is needed for it. */
  basis: string;
}

/** The visible count for the window's width; follows it. The smallest while the page is drawn without a window. */
export function useVisibleCount(counts: VisibleCounts): number {
  const { subscribe, read, smallest } = useMemo(() => {
    const watched = counts.below.map(([width, count]) => {
      let list: MediaQueryList | undefined;
      const query = () => (list ??= window.matchMedia(`(width < ${width}px)`));
      return { query, count };
    });
    return {
      subscribe: (notify: () => void) => {
        watched.forEach(({ query }) => query().addEventListener("change", notify));
        return () => watched.forEach(({ query }) => query().removeEventListener("change", notify));
      },
      read: () => watched.find(({ query }) => query().matches)?.count ?? counts.otherwise,
      smallest: () => watched[0]?.count ?? counts.otherwise,
    };
  }, [counts]);
  return useSyncExternalStore(subscribe, read, smallest);
}
