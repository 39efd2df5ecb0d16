/**
 * A shop that is upgraded while its pages are open: a proxy before the real one. Its build B is build A under other
 * names of files, as a new build has them, with the worker and the pages that belong to it; what A had is then gone.
 */
import { once } from "node:events";
import { createServer, request as ask } from "node:http";
import { SHOP } from "./support.mjs";

/** A file with a hash, which is all of its name, or stands behind it. */
const NAME = /([-/])([\w-]{8})\.(js|css)\b/g;
/** A worker's own name for its caches (scripts/worker.mjs). */
const VERSION = /\bbuild-[0-9a-f]{12}\b/g;
const NAME_OF_B = /([-/])([\w-]{8})\.b\.(js|css)\b/g;

/**
 * @returns {Promise<{url: string, build: "a" | "b", worker: "there" | "gone" | "broken", answers: boolean,
 *   asked: string[], close: () => Promise<void>}>} The first, middle and last of them may be changed at any time.
 */
export async function openUpgradableShop() {
  const shop = { url: "", build: "a", worker: "there", answers: true, asked: [] };

  const server = createServer(async (request, response) => {
    if (!shop.answers) {
      request.socket.destroy();
      return;
    }
    shop.asked.push(`${request.method} ${request.url}`);
    const { pathname } = new URL(request.url, SHOP);
    if (pathname === "/sw.js" && shop.worker !== "there") {
      if (shop.worker === "gone") return void response.writeHead(404).end();
      response.writeHead(200, { "Content-Type": "text/javascript" }).end("this is no script");
      return;
    }
    if (
      shop.build === "b" &&
      /^\/assets\/.*\.(js|css)$/.test(pathname) &&
      !/\.b\.\w+$/.test(pathname)
    ) {
      response.writeHead(404).end();
      return;
    }
    const path = shop.build === "b" ? request.url.replace(NAME_OF_B, "$1$2.$3") : request.url;
    try {
      await pass(request, response, path, shop.build);
    } catch {
      response.destroy();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  shop.url = `http://127.0.0.1:${server.address().port}`;
  shop.close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return shop;
}

async function pass(request, response, path, build) {
  const headers = { ...request.headers, "accept-encoding": "identity" };
  // The two builds share the tags of the one behind them.
  delete headers["if-none-match"];
  const upstream = ask(SHOP + path, { method: request.method, headers });
  request.pipe(upstream);
  const [reply] = await once(upstream, "response");
  const sent = { ...reply.headers };
  delete sent.etag;
  if (build === "a" || !/javascript|html|css/.test(sent["content-type"] ?? "")) {
    response.writeHead(reply.statusCode, sent);
    reply.pipe(response);
    return;
  }
  let body = "";
  for await (const piece of reply.setEncoding("utf8")) body += piece;
  delete sent["content-length"];
  response.writeHead(reply.statusCode, sent);
  response.end(body.replace(NAME, "$1$2.b.$3").replace(VERSION, "$&-b"));
}
