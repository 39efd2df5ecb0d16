import { CACHE_PREFIX } from "../messages";
import { isWhole } from "../requests";

/** What the build has put in (scripts/worker.mjs): a name for this very worker, and what its offline page needs. */
declare const HAAT_VERSION: string;
declare const HAAT_SHELL: readonly string[];

/** The page for who is offline: of this build, without data, started from files of this build. */
const OFFLINE_PAGE = "/offline.html";
const OWN = `${CACHE_PREFIX}build-${HAAT_VERSION}`;
const PICTURES = `${CACHE_PREFIX}pictures`;

const MOST_PICTURES = 60;
const LARGEST_PICTURE_BYTES = 200_000;

/** Keeps the offline page and its files; throws where one of them is not there or is of another build. */
export async function keepShell(build: string): Promise<void> {
  const page = await fetch(OFFLINE_PAGE, { cache: "no-store" });
  const html = await page.clone().text();
  // While a server is being upgraded, page and worker may come from two of them.
  if (page.status !== 200 || page.redirected || !html.includes(`"${build}"`)) {
    throw new Error("the offline page is not of this build");
  }
  const cache = await caches.open(OWN);
  await cache.addAll([...HAAT_SHELL]);
  await cache.put(OFFLINE_PAGE, page);
}

/** Removes what other builds kept. Pictures are the same in all of them. */
export async function forgetOtherBuilds(): Promise<void> {
  await forget((name) => name !== OWN && name !== PICTURES);
}

/** Removes all that any of our workers kept. */
export async function forgetAll(): Promise<void> {
  await forget(() => true);
}

async function forget(unwanted: (name: string) => boolean): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.filter(unwanted).map((name) => caches.delete(name)));
}

export async function offlinePage(): Promise<Response | undefined> {
  return kept(OWN, OFFLINE_PAGE);
}

/** What is kept of a file of the bundle or a picture. A browser whose storage is broken has kept nothing. */
export async function keptFile(kind: "asset" | "picture", request: Request) {
  return kept(kind === "asset" ? OWN : PICTURES, request);
}

async function kept(cache: string, request: RequestInfo): Promise<Response | undefined> {
  try {
    return await (await caches.open(cache)).match(request, { ignoreVary: true });
  } catch (error) {
    console.error("The browser's storage cannot be read:", error);
    return undefined;
  }
}

/** Keeps an answer where it may be kept. A full storage keeps nothing, and nobody misses it. */
export async function keepFile(kind: "asset" | "picture", request: Request, reply: Response) {
  try {
    if (!isWhole(reply)) return;
    if (kind === "asset") {
      await (await caches.open(OWN)).put(request, reply);
      return;
    }
    const bytes = Number(reply.headers.get("Content-Length") ?? Infinity);
    if (bytes > LARGEST_PICTURE_BYTES) return;
    const cache = await caches.open(PICTURES);
    await cache.put(request, reply);
    // Keys stand in the order in which they came.
    const keys = await cache.keys();
    const tooMany = keys.slice(0, Math.max(0, keys.length - MOST_PICTURES));
    await Promise.all(tooMany.map((key) => cache.delete(key)));
  } catch (error) {
    console.error("This could not be kept:", error);
  }
}
