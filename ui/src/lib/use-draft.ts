import { useMemo, useState } from "react";
import { draftsOwner, dropDraft, keepDraft, readDraft } from "./drafts";

/** What was typed into a form, kept in this browser until it is saved, or its admin logs out (drafts.ts). */
export interface Draft<T> {
  /** What an earlier visit left; undefined where it left nothing. */
  found: T | undefined;
  /** False where the browser keeps nothing. */
  keep: (values: T) => boolean;
  drop: () => void;
}

/** Only what `empty` has, each of the same type as there: an older version may have kept something else. */
function read<T extends object>(name: string, empty: T): T | undefined {
  try {
    const kept: unknown = JSON.parse(readDraft("browser", name) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    const known = Object.entries(kept).filter(
      ([field, value]) => typeof value === typeof (empty as Record<string, unknown>)[field],
    );
    return { ...empty, ...Object.fromEntries(known) };
  } catch {
    return undefined;
  }
}

/** The draft of a form by its name. A browser that keeps nothing has none, and the form works all the same. */
export function useDraft<T extends object>(name: string, empty: T): Draft<T> {
  const [found] = useState(() => read(name, empty));
  // A form that is still there after a logout, or for a moment after another sign-in, keeps nothing any more.
  const [owner] = useState(() => draftsOwner("browser"));
  return useMemo(
    () => ({
      found,
      keep: (values) => keepDraft("browser", name, JSON.stringify(values), owner),
      drop: () => dropDraft("browser", name),
    }),
    [found, name, owner],
  );
}
