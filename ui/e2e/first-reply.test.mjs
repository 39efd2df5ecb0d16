/** What a page's first reply carries: head tags for previews of links, and the data of its first paint. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SHOP, ask, effectivePrice, hasHeading, journey, showsProducts } from "./support.mjs";

const LISTS = [
  ["/allproducts", "/product/"],
  ["/alltrandingproducts", "/upcomings/"],
  ["/allbestdeals", "/bestdeal/"],
  ["/allexclusive", "/exclusive/"],
  ["/offers", "/offer/"],
];

/** Text of an HTML attribute or element as a reader decodes it. */
function decoded(text) {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

const meta = (html, property) =>
  decoded(
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1] ?? "",
  );

for (const [list, page] of LISTS) {
  test(`a pasted link of ${page} shows title, price and picture`, async () => {
    const { body } = await ask(list);
    for (const product of [body[0], body.at(-1)]) {
      const address = page + product._id;
      const reply = await fetch(SHOP + address, { headers: { Accept: "*/*" } });
      assert.equal(reply.status, 200);
      assert.match(reply.headers.get("Content-Type"), /^text\/html/);
      const html = await reply.text();
      assert.equal(decoded(/<title>([^<]*)<\/title>/.exec(html)[1]), `${product.title} | Haat`);
      assert.ok(meta(html, "og:title").includes(product.title));
      assert.equal(meta(html, "og:url"), SHOP + address);
      const price = effectivePrice(product);
      if (price > 0) {
        assert.ok(
          (meta(html, "og:title") + meta(html, "og:description")).includes(
            `TK ${price.toLocaleString("en-US")}`,
          ),
          `the price of ${product.title}`,
        );
      }
      const picture = await fetch(meta(html, "og:image"));
      assert.equal(picture.status, 200);
      assert.equal(picture.headers.get("Content-Type"), "image/jpeg");
      assert.ok((await picture.arrayBuffer()).byteLength > 1000);
    }
  });
}

/** Notes the calls of the API that a page makes. */
function callsOf(page) {
  const calls = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "fetch") calls.push(pathname);
  });
  return calls;
}

journey("what is in sight at first needs no call but who is there", async ({ page, open }) => {
  const calls = callsOf(page);
  const { body } = await ask("/allproducts?min=200&page=1&limit=8");
  await open(`/product/${body[0]._id}`);
  await hasHeading(page, body[0].title);
  await open("/products");
  await showsProducts(page, body);
  // What comes after the first sight: counts of the filters, other products further down, the worker.
  const later = ["/api/facets", "/sw.js"];
  const isLater = (call) =>
    later.includes(call) || call.startsWith("/api/related/") || call.endsWith("/accessories");
  const needed = calls.filter((call) => !isLater(call));
  assert.deepEqual([...new Set(needed)], ["/api/me"]);

  await open("/");
  await page.waitForLoadState("networkidle");
  const inSight = ["/api/settings", "/banners", "/homebestdealsapi", "/homeproductsapi"];
  assert.deepEqual(
    calls.filter((call) => inSight.includes(call)),
    [],
  );
});

for (const [language, weights] of [
  ["en", 0],
  ["bn", 2],
]) {
  journey(`a page in ${language} names the fonts that it loads`, async ({ page }) => {
    await page.context().addCookies([{ name: "haat_lang", value: language, url: SHOP }]);
    const loaded = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") loaded.push(new URL(request.url()).pathname);
    });
    const reply = await page.goto(`${SHOP}/products`, { waitUntil: "networkidle" });
    const links = (await reply.text()).matchAll(
      /<link rel="preload" as="font"[^>]* href="([^"]+)">/g,
    );
    const named = Array.from(links, ([, href]) => href);
    assert.equal(named.length, weights);
    // The catalogue has Bengali titles in an English page too; what was named is not asked for twice.
    if (weights > 0) assert.deepEqual(loaded.sort(), named.sort());
  });
}

test("every file of the first page is the same, however it is packed", async () => {
  const html = await (await fetch(SHOP)).text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  assert.ok(
    files.some((file) => file.endsWith(".js")) && files.some((file) => file.endsWith(".css")),
  );
  for (const file of files) {
    const replies = await Promise.all(
      ["identity", "gzip", "br"].map((encoding) =>
        fetch(SHOP + file, { headers: { "Accept-Encoding": encoding } }),
      ),
    );
    const [plain, ...packed] = await Promise.all(replies.map((reply) => reply.text()));
    assert.equal(replies[0].headers.get("Content-Encoding"), null, file);
    assert.ok(plain.length > 0, file);
    for (const text of packed) assert.equal(text, plain, file);
    assert.equal(new Set(replies.map((reply) => reply.headers.get("ETag"))).size, 1, file);
  }
});
