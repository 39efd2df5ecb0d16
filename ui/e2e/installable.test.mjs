/** The shop as an app: what phones install, what is seen without a network, and how a new build comes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { editProduct, newProduct } from "./people.mjs";
import {
  PHONE,
  SHOP,
  eventually,
  hasHeading,
  isAt,
  journey,
  sees,
  seesNot,
  stands,
} from "./support.mjs";
import { openUpgradableShop } from "./upgrades.mjs";

const WITH_WORKER = { serviceWorkers: "allow" };

/** Opens a shop of the walk's own, which can be upgraded and can stop answering. */
async function openShop({ afterwards, open }, address = "/") {
  const shop = await openUpgradableShop();
  afterwards(shop.close);
  await open(shop.url + address);
  return shop;
}

/** Waits until the worker would answer for the next page. */
async function workerIsActive(page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** What a page and its worker have: the build by its first script, the caches by name. */
function stateOf(page) {
  return page.evaluate(async () => ({
    build: document.querySelector('script[type="module"][src^="/assets/"]').getAttribute("src"),
    caches: (await caches.keys()).filter((name) => name.startsWith("haat-build-")),
    registered: (await navigator.serviceWorker.getRegistration("/")) !== undefined,
    controlled: navigator.serviceWorker.controller !== null,
  }));
}

/** Every text that any cache of the page's origin holds. */
function cachedTexts(page) {
  return page.evaluate(async () => {
    const texts = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request);
        texts.push({ url: new URL(request.url).pathname, text: await reply.text() });
      }
    }
    return texts;
  });
}

/** A network that is gone makes a noise in the console, and nothing else does. */
function expectNoNetwork({ expectTrouble }) {
  expectTrouble(/^console: Failed to load resource: net::ERR_/);
  expectTrouble(/^request: net::ERR_/);
}

test("the offline page has the headers of a page", async () => {
  const [page, offline] = await Promise.all(
    ["/", "/offline.html"].map((path) => fetch(SHOP + path)),
  );
  assert.equal(offline.headers.get("Content-Type"), "text/html; charset=utf-8");
  for (const name of [
    "Content-Security-Policy",
    "X-Content-Type-Options",
    "Referrer-Policy",
    "Permissions-Policy",
  ]) {
    assert.ok(page.headers.get(name), name);
    assert.equal(offline.headers.get(name), page.headers.get(name), name);
  }
});

test("the manifest says what an app needs, and its icons are as it says", async () => {
  const html = await (await fetch(SHOP, { headers: { Accept: "text/html" } })).text();
  assert.match(html, /<link rel="manifest" href="\/manifest\.webmanifest"/);
  assert.match(html, /<link rel="apple-touch-icon" href="\/icons\/apple-touch-icon\.png"/);
  assert.match(html, /<meta name="theme-color" content="#[0-9a-f]{6}"/);

  const reply = await fetch(`${SHOP}/manifest.webmanifest`);
  assert.equal(reply.status, 200);
  assert.equal(reply.headers.get("Content-Type"), "application/manifest+json");
  const manifest = await reply.json();
  assert.equal(manifest.short_name, "Haat");
  assert.equal(manifest.display, "standalone");
  assert.equal(manifest.scope, "/");
  for (const key of ["name", "description", "lang", "theme_color", "background_color"]) {
    assert.ok(manifest[key].length > 0, key);
  }
  for (const purpose of ["any", "maskable"]) {
    const sizes = manifest.icons.filter((icon) => icon.purpose === purpose).map((i) => i.sizes);
    assert.deepEqual(sizes, ["192x192", "512x512"], purpose);
  }
  let bytes = 0;
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: "/icons/apple-touch-icon.png", sizes: "180x180" },
  ]) {
    const icon = await fetch(SHOP + src);
    assert.equal(icon.headers.get("Content-Type"), "image/png", src);
    const data = Buffer.from(await icon.arrayBuffer());
    bytes += data.length;
    // Width and height stand in the header of a PNG.
    assert.equal(`${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`, sizes, src);
  }
  assert.ok(bytes < 60_000, `${bytes} bytes of icons`);

  // The start and the shortcuts are pages, and an app's start is no second home page for search engines.
  const start = await fetch(SHOP + manifest.start_url, { headers: { Accept: "text/html" } });
  assert.match(await start.text(), new RegExp(`<link rel="canonical" href="${SHOP}/"`));
  for (const { url } of manifest.shortcuts) {
    assert.equal((await fetch(SHOP + url, { headers: { Accept: "text/html" } })).status, 200, url);
  }
  const favicon = await fetch(`${SHOP}/favicon.ico`);
  assert.equal(favicon.status, 200);
});

journey(
  "chromium finds nothing that keeps the shop from being installed",
  async ({ page, open }) => {
    await open("/");
    await workerIsActive(page);
    const devtools = await page.context().newCDPSession(page);
    const { errors, url } = await devtools.send("Page.getAppManifest");
    assert.equal(url, `${SHOP}/manifest.webmanifest`);
    assert.deepEqual(errors, []);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    // Walks have a private window each.
    const real = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
    assert.deepEqual(real, []);
  },
  WITH_WORKER,
);

for (const [how, lose, regain, text] of [
  [
    "the browser is offline",
    (page) => page.context().setOffline(true),
    (page) => page.context().setOffline(false),
    /^You are offline\./,
  ],
  [
    "the shop does not answer",
    (_, shop) => (shop.answers = false),
    (_, shop) => (shop.answers = true),
    /^We cannot reach the shop\./,
  ],
]) {
  journey(
    `a page that is asked for while ${how} says so, and comes by itself`,
    async (shopper) => {
      const { page } = shopper;
      expectNoNetwork(shopper);
      const shop = await openShop(shopper);
      await workerIsActive(page);
      await lose(page, shop);

      await page.goto(`${shop.url}/products`);
      await hasHeading(page, "Oops!");
      await sees(page.getByText(text));
      await sees(page.getByRole("button", { name: "Go Back" }));
      await sees(page.getByRole("link", { name: "Go to Homepage" }));
      await isAt(page, "/products");
      assert.ok(await page.getByAltText("Haat, Home").evaluate((logo) => logo.naturalWidth > 0));

      await page.getByRole("button", { name: "Retry" }).click();
      await sees(page.getByText(/^Still no answer\./));
      // Another address, another try.
      await page.getByRole("link", { name: "Store Location" }).first().click();
      await isAt(page, "/store-location");
      await hasHeading(page, "Oops!");

      await regain(page, shop);
      await hasHeading(page, "Store Locations");
      await sees(page.getByRole("heading", { level: 2 }).first());
      assert.equal((await stateOf(page)).controlled, true);
    },
    WITH_WORKER,
  );
}

journey(
  "the offline page speaks Bengali to who chose it, and both languages without script",
  async (shopper) => {
    const { page, open } = shopper;
    expectNoNetwork(shopper);
    const shop = await openShop(shopper);
    await workerIsActive(page);
    await page.context().addCookies([{ name: "haat_lang", value: "bn", url: shop.url }]);
    await open(`${shop.url}/products`);
    shop.answers = false;
    await page.goto(`${shop.url}/offer`);
    await sees(page.getByRole("button", { name: "আবার চেষ্টা করুন" }));
    assert.equal(await page.evaluate(() => document.documentElement.lang), "bn");
    await eventually(async () => {
      const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
      assert.ok(
        families.some((family) => family.includes("Hind Siliguri")),
        String(families),
      );
    });

    shop.answers = true;
    const plain = await fetch(`${shop.url}/offline.html`);
    const html = await plain.text();
    assert.match(html, /<h1[^>]*>\s*<span>You are offline<\/span>\s*<span lang="bn">/);
    assert.match(html, /<meta name="robots" content="noindex"/);
    assert.match(html, /<a\s+href=""/);
    assert.doesNotMatch(html, /<!--haat:/);
  },
  WITH_WORKER,
);

journey(
  "no price comes from a cache",
  async (shopper) => {
    const { page, open } = shopper;
    expectNoNetwork(shopper);
    const product = await newProduct({ price: 48_000, offerPrice: 45_317 });
    const address = `/product/${product._id}`;
    const shop = await openShop(shopper, address);
    await workerIsActive(page);
    await open(shop.url + address);
    assert.equal((await stateOf(page)).controlled, true);
    await sees(page.getByText("TK 45,317").first());

    await editProduct(product, { offerPrice: 43_210 });
    await open(shop.url + address);
    await sees(page.getByText("TK 43,210").first());
    assert.equal(await page.getByText("TK 45,317").count(), 0);

    shop.answers = false;
    await page.goto(shop.url + address);
    await hasHeading(page, "Oops!");
    assert.doesNotMatch(await page.locator("body").innerText(), /43,210|45,317/);
    const kept = await cachedTexts(page);
    assert.ok(kept.length > 5, "something is kept");
    for (const { url, text } of kept) {
      assert.match(url, /^\/(assets|uploads)\/[^/]+$|^\/offline\.html$/);
      assert.ok(!text.includes(product.title), `${url} knows a product`);
    }

    await editProduct(product, { offerPrice: 41_317 });
    shop.answers = true;
    await sees(page.getByText("TK 41,317").first());
    assert.equal(await page.getByText("TK 43,210").count(), 0);
  },
  WITH_WORKER,
);

journey(
  "an open page is offered a new build and changes to it when asked",
  async (shopper) => {
    const { page, open } = shopper;
    await page.clock.install();
    const shop = await openShop(shopper, "/terms");
    await workerIsActive(page);
    await open(`${shop.url}/terms`);
    const before = await stateOf(page);

    shop.build = "b";
    const notice = page.getByText("A new version of the shop is ready");
    assert.equal(await notice.count(), 0);
    await page.clock.fastForward("01:01:00");
    await sees(notice);
    await isAt(page, "/terms");
    assert.equal((await stateOf(page)).build, before.build, "nothing changes by itself");

    await page.getByRole("button", { name: "Update" }).click();
    await eventually(async () => {
      const after = await stateOf(page);
      assert.equal(after.build, before.build.replace(/\.js$/, ".b.js"));
      assert.equal(after.caches.length, 1, "what the old build kept is gone");
      assert.notDeepEqual(after.caches, before.caches);
    });
    await stands(page);
    await isAt(page, "/terms");
    assert.equal(await notice.count(), 0);
  },
  WITH_WORKER,
);

journey(
  "a notice in one tab is there in the others, and a page of the new build needs none",
  async (shopper) => {
    const { page, open } = shopper;
    const shop = await openShop(shopper, "/terms");
    await workerIsActive(page);
    await open(`${shop.url}/terms`);
    shop.build = "b";
    const other = await page.context().newPage();
    await other.goto(`${shop.url}/policy`);
    await sees(page.getByText("A new version of the shop is ready"));
    assert.match((await stateOf(other)).build, /\.b\.js$/);
    // The one that has the new build already is asked nothing, and does not take the worker from the other.
    assert.equal(await other.getByText("A new version of the shop is ready").count(), 0);
    await page.getByRole("button", { name: "Update" }).click();
    await eventually(async () => assert.match((await stateOf(page)).build, /\.b\.js$/));
    await stands(page);
    assert.equal(await other.getByText("A new version of the shop is ready").count(), 0);
  },
  WITH_WORKER,
);

journey(
  "an update warns before it loses what was typed, and can be put off",
  async (shopper) => {
    const { page, open } = shopper;
    const shop = await openShop(shopper, "/track");
    await workerIsActive(page);
    await open(`${shop.url}/track`);
    await page.getByLabel(/^Order number/).fill("H-1234");
    shop.build = "b";
    await page.evaluate(() => navigator.serviceWorker.ready.then((r) => r.update()));
    await page.getByRole("button", { name: "Update" }).click();
    await sees(page.getByText("What you have typed on this page will be lost."));
    await page.getByRole("button", { name: "Later" }).click();
    await seesNot(page.getByText("A new version of the shop is ready"));
    assert.equal(await page.getByLabel(/^Order number/).inputValue(), "H-1234");
  },
  { ...WITH_WORKER, viewport: PHONE },
);

journey(
  "old code that is gone heals by a reload",
  async (shopper) => {
    const { page, open, expectTrouble, allowTrouble } = shopper;
    expectTrouble(/404.*\/assets\//);
    allowTrouble(/^console: CodeError/);
    const shop = await openShop(shopper, "/terms");
    await workerIsActive(page);
    await open(`${shop.url}/terms`);
    shop.build = "b";
    await page.getByRole("link", { name: "Preorders" }).click();
    await hasHeading(page, "Upcomings");
    await isAt(page, "/upcomings");
    assert.match((await stateOf(page)).build, /\.b\.js$/);
    await page.getByRole("link", { name: "Track Your Order" }).click();
    await hasHeading(page, "Track Your Order");
  },
  WITH_WORKER,
);

/** The scripts that a page has beyond those of another: its own code. */
async function ownScripts(address, other) {
  const scripts = async (path) => {
    const html = await (await fetch(SHOP + path, { headers: { Accept: "text/html" } })).text();
    return html.match(/\/assets\/[^"\s]+\.js/g);
  };
  const others = await scripts(other);
  return (await scripts(address)).filter((script) => !others.includes(script));
}

/** Keeps a page without its own code while `lost`, and counts how often the page comes from the shop. */
async function loseCode(page, address, other, lost) {
  const own = await ownScripts(address, other);
  assert.ok(own.length > 0, `${address} has code of its own`);
  const state = { lost: true, opened: 0 };
  await page.route(
    (url) => own.includes(url.pathname),
    (route) => (state.lost ? lost(route) : route.fallback()),
  );
  page.on("domcontentloaded", () => (state.opened += 1));
  return state;
}

/** Whether React has taken the page over. */
const isTaken = (page) =>
  page
    .locator("main")
    .evaluate((main) => Object.keys(main).some((key) => key.startsWith("__reactFiber$")));

journey(
  "a page whose code is gone is read, reloads once, and says so when the code is needed",
  async ({ page, expectTrouble, allowTrouble }) => {
    expectTrouble(/404.*\/assets\//);
    allowTrouble(/^console: CodeError/);
    const state = await loseCode(page, "/allblogs", "/terms", (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto("/allblogs");
    await eventually(() => assert.equal(state.opened, 2));
    // It is tried once more when the shop is asked again, which does not reload either.
    const tried = page.waitForResponse((reply) => reply.url().endsWith("/healthz"));
    await hasHeading(page, "Blog");
    await tried;
    await page.waitForTimeout(1_000);
    await hasHeading(page, "Blog");
    assert.equal(await isTaken(page), false);
    assert.equal(state.opened, 2);

    await page
      .getByRole("banner")
      .getByRole("button", { name: /Language|বাংলা/ })
      .first()
      .click();
    await hasHeading(page, "Oops!");
    state.lost = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await hasHeading(page, "Blog");
    assert.equal(state.opened, 2);
  },
);

journey(
  "a page whose code is lost on the way is taken over when it comes",
  async ({ page, expectTrouble }) => {
    expectTrouble(/^request: net::ERR_CONNECTION_RESET .*\/(assets\/|healthz$)/);
    expectTrouble(/^console: Failed to load resource: net::ERR_CONNECTION_RESET/);
    const state = await loseCode(page, "/allblogs", "/terms", (route) =>
      route.abort("connectionreset"),
    );
    await page.route("**/healthz", (route) =>
      state.lost ? route.abort("connectionreset") : route.fallback(),
    );
    await page.goto("/allblogs");
    await page.locator("main h1").evaluate((heading) => (heading.dataset.drawn = ""));
    await page.waitForRequest((request) => request.url().endsWith("/healthz"));
    await hasHeading(page, "Blog");
    assert.equal(await isTaken(page), false);
    state.lost = false;
    await stands(page);
    assert.equal(await page.locator("main h1[data-drawn]").count(), 1, "it is the same page");
    assert.equal(state.opened, 1);
  },
);

journey(
  "a shop that went back to its old build is followed, offline too",
  async (shopper) => {
    const { page, open } = shopper;
    expectNoNetwork(shopper);
    const shop = await openUpgradableShop();
    shopper.afterwards(shop.close);
    shop.build = "b";
    await open(`${shop.url}/terms`);
    await workerIsActive(page);
    await open(`${shop.url}/terms`);
    assert.match((await stateOf(page)).build, /\.b\.js$/);

    shop.build = "a";
    await open(`${shop.url}/policy`);
    assert.doesNotMatch((await stateOf(page)).build, /\.b\.js$/);
    // Alone, the page gives its own build's worker the place without asking.
    await eventually(async () => {
      const kept = await cachedTexts(page);
      const offline = kept.find(({ url }) => url === "/offline.html");
      assert.doesNotMatch(offline.text, /\.b\.js/);
      assert.equal((await stateOf(page)).caches.length, 1);
    });
    assert.equal(await page.getByText("A new version of the shop is ready").count(), 0);
    shop.answers = false;
    await page.goto(`${shop.url}/policy`);
    await sees(page.getByText(/^We cannot reach the shop\./));
  },
  WITH_WORKER,
);

for (const state of ["gone", "broken"]) {
  journey(
    `a worker whose script is ${state} is taken away`,
    async (shopper) => {
      const { page, open, expectTrouble } = shopper;
      if (state === "gone") expectTrouble(/\b404\b.*(\/sw\.js|fetching the script)/);
      const shop = await openShop(shopper, "/terms");
      await workerIsActive(page);
      shop.worker = state;
      await open(`${shop.url}/policy`);
      await eventually(async () => {
        const { registered, caches } = await stateOf(page);
        assert.deepEqual({ registered, caches }, { registered: false, caches: [] });
      });
      await open(`${shop.url}/terms`);
      assert.equal((await stateOf(page)).controlled, false);
      // A sound one comes back.
      shop.worker = "there";
      await open(`${shop.url}/policy`);
      await workerIsActive(page);
    },
    WITH_WORKER,
  );
}

journey(
  "the worker leaves the back office to the browser",
  async (shopper) => {
    const { page, open } = shopper;
    const shop = await openShop(shopper);
    await workerIsActive(page);
    await open(`${shop.url}/029A`);
    await hasHeading(page, "Admin Login");
    shop.answers = false;
    const tab = await page.context().newPage();
    await assert.rejects(tab.goto(`${shop.url}/029A`), /ERR_EMPTY_RESPONSE/);
    await tab.close();
    shop.answers = true;
    await open(`${shop.url}/029A`);
    await hasHeading(page, "Admin Login");
  },
  WITH_WORKER,
);

journey(
  "the browser that goes offline is told in the header, and what is there stays",
  async (shopper) => {
    const { page, open, expectTrouble } = shopper;
    expectNoNetwork(shopper);
    expectTrouble(/^console: CodeError/);
    const shop = await openShop(shopper);
    await workerIsActive(page);
    await open(`${shop.url}/`);
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    const bar = page.getByRole("banner").getByText(/^You are offline\./);
    await sees(bar);
    await sees(page.getByRole("heading", { name: "Best Deal Products" }));
    // A page whose code is not here yet says it in words, inside the shop's frame.
    await page.getByRole("link", { name: "Track Your Order" }).click();
    await hasHeading(page, "Oops!");
    await sees(page.getByRole("main").getByText(/^You are offline\./));
    await page.context().setOffline(false);
    await sees(page.getByText("You are back online."));
    await hasHeading(page, "Track Your Order");
    await seesNot(bar);
  },
  WITH_WORKER,
);
