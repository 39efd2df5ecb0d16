/** What the worker does with a request; everything but these it leaves to the browser. */
export type Handling =
  /** A page: always from the network, and the offline page where that does not answer. */
  | "page"
  /** A file of the bundle, whose name changes with its content: kept for ever. */
  | "asset"
  /** A picture of the shop, whose name is a hash of it. */
  | "picture";

interface Asked {
  method: string;
  mode: string;
  destination: string;
  url: string;
}

/** The back office, and calls whose address a person may follow, such as an export. */
const NOT_OURS = /^\/(029A|api)(\/|$)/;
const ASSET = /^\/assets\/[^/]+$/;
const PICTURE = /^\/uploads\/[^/]+\.(webp|jpg)$/;

/** Prices, stock, orders: no call's answer is ever kept, so that nothing that the shop says is stale. */
export function handlingOf(request: Asked, origin: string): Handling | undefined {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return undefined;
  if (request.mode === "navigate") return NOT_OURS.test(url.pathname) ? undefined : "page";
  if (ASSET.test(url.pathname)) return "asset";
  if (PICTURE.test(url.pathname) && request.destination === "image") return "picture";
  return undefined;
}

/** Where an answer may be kept: a whole one of our own, and no page of somebody's network that wants a login. */
export function isWhole(
  reply: Pick<Response, "status" | "type" | "redirected" | "headers">,
): boolean {
  return (
    reply.status === 200 &&
    reply.type === "basic" &&
    !reply.redirected &&
    !(reply.headers.get("Content-Type") ?? "").startsWith("text/html")
  );
}
