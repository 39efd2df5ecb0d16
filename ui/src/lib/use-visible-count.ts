import { useMemo, useSyncExternalStore } from "react";

/** How many slides fit: below each width in CSS pixels its count, otherwise the last. */
export interface VisibleCounts {
  below: readonly (readonly [width: number, count: number])[];
  otherwise: number;
}

/** The visible count for the window's width; follows it. */
export function useVisibleCount(counts: VisibleCounts): number {
  const { subscribe, read } = useMemo(() => {
    const lists = counts.below.map(
      ([width, count]) => [window.matchMedia(`(width < ${width}px)`), count] as const,
    );
    return {
      subscribe: (notify: () => void) => {
        lists.forEach(([list]) => list.addEventListener("change", notify));
        return () => lists.forEach(([list]) => list.removeEventListener("change", notify));
      },
      read: () => lists.find(([list]) => list.matches)?.[1] ?? counts.otherwise,
    };
  }, [counts]);
  return useSyncExternalStore(subscribe, read);
}
