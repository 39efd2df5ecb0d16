import { ApiError } from "@/api/client";
import type { ErrorBody } from "@/api/types";
import { newKey } from "@/lib/new-key";
import { keepInTab, readInTab } from "@/lib/tab-store";
import { sendCheckout, type CheckoutBody } from "../api/checkout";

const STORE = "attempt";
/** The server knows a key for a day (contract 5). */
const LIFE_MS = 23 * 3_600_000;

/** An order that was sent and not answered yet. */
export interface Attempt {
  /** Its `Idempotency-Key`. */
  key: string;
  /** All of it, just as it was sent. */
  body: CheckoutBody;
  /** The form that it was made of, to tell whether that was changed since. */
  form: string;
  at: number;
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== "object" || value === null) return false;
  const { key, body, form, at } = value as Partial<Record<keyof Attempt, unknown>>;
  return (
    typeof key === "string" &&
    typeof form === "string" &&
    typeof at === "number" &&
    Array.isArray((body as Partial<CheckoutBody> | undefined)?.lines)
  );
}

/**
 * The attempt of this tab that got no answer, after a reload too. It may have come through: it has to be sent again just
 * as it was, whatever the form, prices and stock are by now, so that no second order is made. One of somebody else who
 * is signed in is theirs; what a visitor sent is still theirs after signing in, and what a customer sent, after the
 * session has ended.
 */
export function pendingAttempt(who: string): Attempt | undefined {
  const attempt = readInTab(STORE);
  if (!isAttempt(attempt) || Date.now() - attempt.at > LIFE_MS) return undefined;
  const { customer } = attempt.body;
  return customer === who || customer === "" || who === "" ? attempt : undefined;
}

/** A new attempt; it has a key of its own. */
export function beginAttempt(body: CheckoutBody, form: string): Attempt {
  const attempt = { key: newKey(), body, form, at: Date.now() };
  keepInTab(STORE, attempt);
  return attempt;
}

/** It was answered. */
export function endAttempt(): void {
  keepInTab(STORE, undefined);
}

/** Sends it, at first or again. */
export function sendAttempt({ body, key }: Attempt, who: string) {
  return sendCheckout(body, key, body.customer === "" && who !== "");
}

/** What a refusal says besides its sentence. */
export function refusalBody(error: unknown): Partial<ErrorBody> {
  return error instanceof ApiError ? (error.body ?? {}) : {};
}

/** Whether somebody else is signed in than the page believes, or nobody any more. */
export const isOfOther = (error: unknown) => refusalBody(error).code === "checkout_other";

/**
 * Whether what failed was not placed, and will not be. `again`: it had been sent before; then too many calls, or a
 * session that ended, say nothing about the first time.
 */
export function isRefused(error: unknown, again: boolean): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  if (status < 400 || status >= 500) return false;
  return !again || (status !== 429 && !isOfOther(error));
}
