import type { AddressFault, FromWorker, ToWorker } from "./messages";

/** Reads addresses elsewhere, by a worker that may do that. */
export interface AddressReader {
  read: (url: string) => Promise<Blob | AddressFault>;
  /** What is still awaited counts as blocked. */
  close: () => void;
}

type Answer = (found: Blob | AddressFault) => void;

const BLOCKED: AddressFault = { fault: "blocked" };

/** Begins a reader; its worker loads with the first address. */
export function openAddressReader(): AddressReader {
  const awaited = new Map<number, Answer>();
  let worker: Worker | undefined;
  let last = 0;

  function close() {
    worker?.terminate();
    worker = undefined;
    for (const answer of awaited.values()) answer(BLOCKED);
    awaited.clear();
  }

  function begin(): Worker {
    const begun = new Worker(new URL("./worker/picture-addresses.ts", import.meta.url), {
      type: "module",
    });
    begun.onmessage = ({ data: { id, ...found } }: MessageEvent<FromWorker>) => {
      const answer = awaited.get(id);
      awaited.delete(id);
      answer?.("blob" in found ? found.blob : found);
    };
    // Its code did not arrive, or the browser knows no workers of this kind.
    begun.onerror = close;
    begun.onmessageerror = close;
    return begun;
  }

  return {
    close,
    read: (url) =>
      new Promise((resolve) => {
        try {
          worker ??= begin();
          last += 1;
          awaited.set(last, resolve);
          worker.postMessage({ id: last, url } satisfies ToWorker);
        } catch {
          resolve(BLOCKED);
        }
      }),
  };
}
