/*
 * Reads pictures at addresses elsewhere, as the owner's browser: the shop itself asks nobody. It is a worker since pages may
 * connect to the shop alone (contract 2); this file has a policy of its own, by its name (src/site/assets.rs). It imports
 * nothing, since that policy runs no further script.
 */
import type { FromWorker, ToWorker } from "../messages";

declare const self: DedicatedWorkerGlobalScope;

/** A picture of the largest cameras. What is above 10 MB is made smaller before it is sent. */
const MOST_BYTES = 40 * 1024 * 1024;
const LIMIT_MS = 60_000;

self.addEventListener("message", ({ data: { id, url } }: MessageEvent<ToWorker>) => {
  void read(url).then((found) => self.postMessage({ id, ...found } satisfies FromWorker));
});

type Found = FromWorker extends infer T ? (T extends FromWorker ? Omit<T, "id"> : never) : never;

async function read(url: string): Promise<Found> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), LIMIT_MS);
  try {
    const reply = await fetch(url, {
      mode: "cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: end.signal,
    });
    if (!reply.ok) return { fault: "status", status: reply.status };
    const parts: BlobPart[] = [];
    let size = 0;
    const reader = reply.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > MOST_BYTES) return { fault: "tooLarge" };
      parts.push(part.value);
    }
    return { blob: new Blob(parts, { type: reply.headers.get("Content-Type") ?? "" }) };
  } catch {
    return { fault: end.signal.aborted ? "slow" : "blocked" };
  } finally {
    clearTimeout(timer);
    end.abort();
  }
}
