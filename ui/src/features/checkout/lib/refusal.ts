import type { Quote } from "@/api/types";
import { refusalBody } from "./attempt";

/** Why nothing was ordered: what failed, or lines that cannot be had. */
export interface Refusal {
  error?: unknown;
  lines: boolean;
  /** What it was to cost, and what it costs by now. */
  total?: { before: number; now: number };
}

export const hasGone = (quote: Quote) => quote.lines.some(({ available }) => !available);

/** Today's quote beside a refusal, where there is one (contract 11). */
export const quoteOf = (error: unknown) => (refusalBody(error) as { quote?: Quote }).quote;

/** What the failure of an order for this total tells. */
export function refusalOf(error: unknown, before: number): Refusal {
  const quote = quoteOf(error);
  const lines = quote !== undefined && hasGone(quote);
  const changed = quote && refusalBody(error).code === "total_changed" && quote.total !== before;
  return { error, lines, ...(changed ? { total: { before, now: quote.total } } : {}) };
}
