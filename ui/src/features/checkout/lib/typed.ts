import { keepInTab, readInTab } from "@/lib/tab-store";

const STORE = "checkout";

/** What was typed into the checkout in this tab; `who` typed it. */
interface Kept {
  who: string;
  values: Record<string, unknown>;
}

/** What the same person typed before, as far as it fits `empty`; else what `empty` has. */
export function readTyped<T extends object>(who: string, empty: T): T {
  const kept = readInTab(STORE) as Partial<Kept> | null;
  if (kept?.who !== who || typeof kept.values !== "object") return empty;
  const known = Object.entries(kept.values).filter(
    ([name, value]) => typeof value === typeof (empty as Record<string, unknown>)[name],
  );
  return { ...empty, ...Object.fromEntries(known) };
}

/** Keeps it for a reload, and for the next visit of the page. */
export function keepTyped(who: string, values: object): void {
  keepInTab(STORE, { who, values } satisfies { who: string; values: object });
}

/** It was sent. */
export function forgetTyped(): void {
  keepInTab(STORE, undefined);
}
