/*
 * The service worker (docs/ARCHITECTURE.md, Offline and upgrades). It is there for one moment: when a page is asked
 * for and the network does not answer. Pages and calls are never kept, so that it cannot show an old price or start an
 * old build; with a network that works, the shop is the same with it and without it.
 */
import { WORKER_PATH, type ToWorker } from "../messages";
import { handlingOf } from "../requests";
import { forgetAll, forgetOtherBuilds, keepFile, keepShell, keptFile, offlinePage } from "./store";

declare const self: ServiceWorkerGlobalScope;
/** The address of the bundle's first script, which every page of a build names. */
declare const HAAT_BUILD: string;

const HOUR_MS = 3_600_000;

self.addEventListener("install", (event) => event.waitUntil(keepShell(HAAT_BUILD)));

// No `clients.claim()`: a page that began without this worker ends without it.
self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      forgetOtherBuilds(),
      // A page is asked for while the worker is still waking up.
      self.registration.navigationPreload?.enable(),
    ]),
  );
});

self.addEventListener("fetch", (event) => {
  const handling = handlingOf(event.request, self.location.origin);
  if (handling === "page") event.respondWith(page(event));
  else if (handling !== undefined) event.respondWith(file(handling, event));
});

async function page(event: FetchEvent): Promise<Response> {
  try {
    const reply = await fromNetwork(event);
    event.waitUntil(leaveIfUnwanted());
    return reply;
  } catch (error) {
    const offline = await offlinePage();
    if (!offline) throw error;
    return offline;
  }
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    if (preloaded) return preloaded;
  } catch {
    // Asked for once more below.
  }
  return fetch(event.request);
}

async function file(kind: "asset" | "picture", event: FetchEvent): Promise<Response> {
  const kept = await keptFile(kind, event.request);
  if (kept) return kept;
  const reply = await fetch(event.request);
  event.waitUntil(keepFile(kind, event.request, reply.clone()));
  return reply;
}

let lookedAt = -Infinity;

/** A shop whose newest build has no worker takes this one away; browsers do not do it by themselves. */
async function leaveIfUnwanted(): Promise<void> {
  if (performance.now() - lookedAt < HOUR_MS) return;
  lookedAt = performance.now();
  const script = await fetch(WORKER_PATH, { method: "HEAD", cache: "no-store" }).catch(
    () => undefined,
  );
  if (script?.status !== 404 && script?.status !== 410) return;
  await self.registration.unregister();
  await forgetAll();
}

self.addEventListener("message", (event) => {
  switch (event.data as ToWorker) {
    case "build":
      event.ports[0]?.postMessage(HAAT_BUILD);
      break;
    case "take-over":
      event.waitUntil(self.skipWaiting());
      break;
    case "take-over-if-alone":
      event.waitUntil(takeOverIfAlone());
      break;
  }
});

async function takeOverIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}
