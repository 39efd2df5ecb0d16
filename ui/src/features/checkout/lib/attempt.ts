import { fingerprint } from "@/api/with-intent-key";
import { newKey } from "@/lib/new-key";
import { keepInTab, readInTab } from "@/lib/tab-store";

const STORE = "attempt";
/** The server knows a key for a day (contract 5). */
const LIFE_MS = 23 * 3_600_000;

/** An order that was sent and not answered yet. */
interface Attempt {
  /** Its `Idempotency-Key`. */
  key: string;
  /** A fingerprint of what is ordered: names and phones need not lie in the browser's storage once more. */
  of: string;
  /** What the person agreed to pay. */
  total: number;
  at: number;
}

/**
 * The attempt of the same order that got no answer, after a reload too. It may have come through: it has to be sent
 * again just as it was, whatever prices and stock are by now, so that no second order is made.
 */
export function pendingAttempt(content: string): Attempt | undefined {
  const attempt = readInTab(STORE) as Attempt | null;
  if (attempt?.of !== fingerprint(content) || Date.now() - attempt.at > LIFE_MS) return undefined;
  return attempt;
}

/** A new attempt; one of another order is forgotten. */
export function beginAttempt(content: string, total: number): Attempt {
  const attempt = { key: newKey(), of: fingerprint(content), total, at: Date.now() };
  keepInTab(STORE, attempt);
  return attempt;
}

/** It was answered. */
export function endAttempt(): void {
  keepInTab(STORE, undefined);
}
