import { newKey } from "@/lib/new-key";
import { ApiError } from "./client";
import type { ErrorBody } from "./types";

const STORE = "haat-sent";
/** The server knows a key for a day (contract 5); one that is nearly as old would soon mean nothing. */
const LIFE_MS = 23 * 3_600_000;

interface Sent {
  key: string;
  at: number;
}

/** What the browser did not keep. */
let known: Record<string, Sent> = {};

function read(): Record<string, Sent> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...known, ...kept } : known;
  } catch {
    return known;
  }
}

function keep(all: Record<string, Sent>): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(all));
    known = {};
  } catch {
    // Without storage a key lives as long as the page.
    known = all;
  }
}

/** 53 bits that tell one text from another (cyrb53): names and phones are not to lie in the browser's storage. */
export function fingerprint(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return ((low >>> 0) * 2 ** 21 + ((high >>> 0) >>> 11)).toString(36);
}

function isOfAnotherBody(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  return (error.body as Partial<ErrorBody> | undefined)?.code === "repeat_differs";
}

function isUnacknowledged(reply: unknown): boolean {
  return (
    typeof reply === "object" &&
    reply !== null &&
    "acknowledged" in reply &&
    reply.acknowledged === false
  );
}

/**
 * Sends what a person wants under a key of its own. The same body gets the same key until it succeeded, also after the
 * dialog was closed or the page loaded anew, so that a lost reply makes no second order; another body gets another key.
 */
export async function withIntentKey<T>(
  call: string,
  body: object,
  send: (key: string) => Promise<T>,
): Promise<T> {
  const name = fingerprint(`${call} ${JSON.stringify(body)}`);
  const now = Date.now();
  const young = Object.entries(read()).filter(([, { at }]) => now - at < LIFE_MS);
  const all = Object.fromEntries(young);
  const { key } = (all[name] ??= { key: newKey(), at: now });
  keep(all);
  const forget = () => {
    // Another tab may have sent the next one meanwhile.
    const rest = Object.entries(read()).filter(([, sent]) => sent.key !== key);
    keep(Object.fromEntries(rest));
  };
  try {
    const reply = await send(key);
    if (!isUnacknowledged(reply)) forget();
    return reply;
  } catch (error) {
    if (isOfAnotherBody(error)) forget();
    throw error;
  }
}
