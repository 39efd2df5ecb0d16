import { useSyncExternalStore } from "react";

/** A short list of texts that this browser remembers. */
export interface KeptList {
  /** The same array until something changes. */
  get: () => readonly string[];
  /** Keeps the first ones up to the list's limit, each once. */
  set: (next: readonly string[]) => void;
  /** Calls `notify` after each change, also after one in another tab. */
  subscribe: (notify: () => void) => () => void;
}

const NOTHING: readonly string[] = [];

/** What was kept as a list; anything else, such as another version's, is nothing. */
function parse(text: string | null, fits: (item: string) => boolean): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((item): item is string => typeof item === "string" && fits(item))
      : [];
  } catch {
    return [];
  }
}

/**
 * The list under a name in the browser's storage. Where the browser keeps nothing, the list lasts as long as the page.
 *
 * @param fits what may be in it: storage can be damaged
 */
export function keptList(
  key: string,
  limit: number,
  fits: (item: string) => boolean = (item) => item !== "",
): KeptList {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let list = NOTHING;
  let kept = true;

  const take = (next: readonly string[]) => (list = [...new Set(next)].slice(0, limit));

  function get() {
    try {
      const now = kept ? localStorage.getItem(key) : text;
      if (now !== text) take(parse((text = now), fits));
    } catch {
      kept = false;
    }
    return list;
  }

  function set(next: readonly string[]) {
    text = JSON.stringify(take(next));
    try {
      localStorage.setItem(key, text);
    } catch {
      kept = false;
    }
    listeners.forEach((notify) => notify());
  }

  function subscribe(notify: () => void) {
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) notify();
    };
    listeners.add(notify);
    window.addEventListener("storage", follow);
    return () => {
      listeners.delete(notify);
      window.removeEventListener("storage", follow);
    };
  }

  return { get, set, subscribe };
}

/** Puts a text to the front; where it stands elsewhere, it moves. */
export function keepFirst({ get, set }: KeptList, text: string): void {
  if (get()[0] !== text) set([text, ...get()]);
}

/** The list's texts; follows every change. Nothing while the page is drawn without a window. */
export function useKeptList({ get, subscribe }: KeptList): readonly string[] {
  return useSyncExternalStore(subscribe, get, () => NOTHING);
}
