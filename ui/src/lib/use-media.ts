import { useSyncExternalStore } from "react";

/**
 * Whether the media query holds now; follows changes. Undefined while the page is drawn without a window
 * (entry-server.tsx): what depends on it is drawn for both, and shown by class names that ask the same.
 */
export function useMedia(query: string): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}
