import { keepInTab, readInTab } from "@/lib/tab-store";

const STORE = "checkout";

/** What was typed into the checkout in this tab; `who` typed it. */
interface Kept {
  who: string;
  values: Record<string, unknown>;
  /** Whether whoever signs in goes on with it. */
  handed?: boolean;
}

/**
 * What the same person typed before, as far as it fits `empty`; else what `empty` has. What a visitor typed who then
 * signed in counts too, but for what they left empty.
 */
export function readTyped<T extends object>(who: string, empty: T): T {
  const kept = readInTab(STORE) as Partial<Kept> | null;
  if (typeof kept?.values !== "object") return empty;
  const own = kept.who === who;
  if (!own && kept.handed !== true) return empty;
  const known = Object.entries(kept.values).filter(
    ([name, value]) =>
      typeof value === typeof (empty as Record<string, unknown>)[name] && (own || value !== ""),
  );
  return { ...empty, ...Object.fromEntries(known) };
}

/** Keeps it for a reload, and for the next visit of the page. */
export function keepTyped(who: string, values: object): void {
  keepInTab(STORE, { who, values } satisfies { who: string; values: object });
}

/** Whoever is there next goes on with what was typed. */
export function handOver(): void {
  const kept = readInTab(STORE) as Kept | null;
  if (kept) keepInTab(STORE, { ...kept, handed: true });
}

/** It was sent. */
export function forgetTyped(): void {
  keepInTab(STORE, undefined);
}
