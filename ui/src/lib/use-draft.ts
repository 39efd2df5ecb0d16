import { useMemo, useState } from "react";

/** What was typed into a form, kept in this browser until it is saved. */
export interface Draft<T> {
  /** What an earlier visit left; undefined where it left nothing. */
  found: T | undefined;
  /** False where the browser keeps nothing. */
  keep: (values: T) => boolean;
  drop: () => void;
}

/** Only what `empty` has, each of the same type as there: an older version may have kept something else. */
function read<T extends object>(key: string, empty: T): T | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    const known = Object.entries(kept).filter(
      ([name, value]) => typeof value === typeof (empty as Record<string, unknown>)[name],
    );
    return { ...empty, ...Object.fromEntries(known) };
  } catch {
    return undefined;
  }
}

/** The draft of a form by its name. A browser that keeps nothing has none, and the form works all the same. */
export function useDraft<T extends object>(name: string, empty: T): Draft<T> {
  const key = `haat-draft-${name}`;
  const [found] = useState(() => read(key, empty));
  return useMemo(
    () => ({
      found,
      keep: (values) => {
        try {
          localStorage.setItem(key, JSON.stringify(values));
          return true;
        } catch (error) {
          console.error("The draft cannot be kept:", error);
          return false;
        }
      },
      drop: () => {
        try {
          localStorage.removeItem(key);
        } catch {
          // Nothing was kept, either.
        }
      },
    }),
    [found, key],
  );
}
