import { useEffect, type RefObject } from "react";

interface ListKeys {
  /** How many lines the list has. */
  count: number;
  /** The line that the keys have reached; -1: none, the field itself. */
  at: number;
  open: boolean;
  reach: (at: number) => void;
  /** Opens the reached line. */
  choose: () => void;
  close: () => void;
  /** Empties the field. */
  clear: () => void;
}

/**
 * The keys of a field with a list (WAI-ARIA, combobox): arrows move and come around, Home and End go to the ends once a
 * line is reached, Enter opens it or leaves the field to search, Esc closes the list and then empties the field.
 */
export function useListKeys(field: RefObject<HTMLInputElement | null>, keys: ListKeys): void {
  useEffect(() => {
    const input = field.current;
    const { count, at, open } = keys;
    const reached = open && at >= 0;
    const last = count - 1;

    function target(key: string): number | undefined {
      if (count === 0) return undefined;
      if (key === "ArrowDown") return !open ? 0 : at === last ? -1 : at + 1;
      if (key === "ArrowUp") return !open || at === -1 ? last : at - 1;
      // Without a reached line they are the text cursor's.
      if (key === "Home" && reached) return 0;
      return key === "End" && reached ? last : undefined;
    }

    function onKey(event: KeyboardEvent) {
      // The keys choose among what an input method offers.
      if (event.isComposing) return;
      const next = target(event.key);
      if (next !== undefined) keys.reach(next);
      else if (event.key === "Escape" && open) keys.close();
      else if (event.key === "Escape") keys.clear();
      else if (event.key === "Enter" && reached) keys.choose();
      else {
        if (event.key === "Enter") keys.close();
        return;
      }
      event.preventDefault();
    }

    input?.addEventListener("keydown", onKey);
    return () => input?.removeEventListener("keydown", onKey);
  });
}
