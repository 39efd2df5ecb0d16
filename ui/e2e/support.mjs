/** What every journey needs: a browser, a shopper in it who notices any trouble, and waiting assertions. */
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { openShop } from "./shop.mjs";

/** Anything that a person waits for may take this long: the machine may be busy. */
const LIMIT_MS = 20_000;
const JOURNEY_LIMIT_MS = 300_000;
const SCREENSHOTS = fileURLToPath(new URL(".out/", import.meta.url));

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

// One shop for all files where `run.mjs` opened it, else one for this file.
const own = process.env.HAAT_E2E_URL ? undefined : await openShop();

/** The shop's address, without a slash at its end. */
export const SHOP = own?.url ?? process.env.HAAT_E2E_URL;

let browser;

/** Pages that run no scripts. */
const scriptless = new WeakSet();

after(async () => {
  await browser?.close();
  await own?.close();
});

async function openBrowser() {
  browser ??= await chromium.launch({
    executablePath: process.env.HAAT_CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  return browser;
}

/**
 * One walk through the shop as a test. It fails on an error in the console, an error of a script, a failed request and
 * a status from 400 on, unless the walk expects it; and on expected trouble that never came.
 *
 * @param {string} name
 * @param {(shopper: Awaited<ReturnType<typeof newShopper>> & {another: () => ReturnType<typeof newShopper>}) => Promise<void>} walk
 *   `another` opens a browser of its own for somebody else, or for another device, who is held to the same.
 * @param {import("playwright-core").BrowserContextOptions} options
 */
export function journey(name, walk, options = {}) {
  test(name, { timeout: JOURNEY_LIMIT_MS }, async () => {
    const people = [];
    const another = async () => {
      people.push(await newShopper(options));
      return people.at(-1);
    };
    try {
      await walk({ ...(await another()), another });
      for (const { assertNoTrouble } of people) await assertNoTrouble();
    } catch (error) {
      for (const [index, { page }] of people.entries()) {
        await shoot(page, index === 0 ? name : `${name} ${index + 1}`);
      }
      throw error;
    } finally {
      for (const { page } of people) await page.context().close();
      for (const close of people.flatMap(({ closers }) => closers).reverse()) await close();
    }
  });
}

async function newShopper(options) {
  const context = await (
    await openBrowser()
  ).newContext({
    baseURL: SHOP,
    viewport: DESKTOP,
    locale: "en-GB",
    // Calls that a walk holds back or answers itself must not pass a worker; installable.test.mjs is about it.
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(LIMIT_MS);
  const page = await context.newPage();
  if (options.javaScriptEnabled === false) scriptless.add(page);
  const troubles = [];
  const expected = [];
  const allowed = [];
  const closers = [];

  page.on("console", (message) => {
    if (message.type() === "error") {
      troubles.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) =>
    troubles.push(`script: ${error.stack || `${error.name}: ${error.message}`}`),
  );
  page.on("requestfailed", (request) => {
    const cause = request.failure()?.errorText ?? "";
    // Given up by the page itself, which went elsewhere.
    if (cause === "net::ERR_ABORTED") return;
    troubles.push(`request: ${cause} ${request.method()} ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() < 400) return;
    troubles.push(
      `response: ${response.status()} ${response.request().method()} ${response.url()}`,
    );
  });

  return {
    page,
    closers,
    /** Runs when the walk is over and the browser has left, the last one first. */
    afterwards: (close) => closers.push(close),
    /** Allows trouble whose line matches, and wants at least one. */
    expectTrouble: (pattern) => expected.push(pattern),
    /** Allows trouble whose line matches, which a reload may cut short before it is told. */
    allowTrouble: (pattern) => allowed.push(pattern),
    /** Allows that the server refuses a call with this status, and wants it. */
    expectRefusal: (status, path) => expected.push(new RegExp(`\\b${status}\\b.*${path}(\\)|$)`)),
    async assertNoTrouble() {
      // A call may still be on its way to failing when all that is to be seen stands.
      await eventually(() => {
        const missing = expected.filter((known) => !troubles.some((line) => known.test(line)));
        assert.deepEqual(missing, [], "the expected trouble came");
      });
      const known = [...expected, ...allowed];
      const unexpected = troubles.filter((line) => !known.some((pattern) => pattern.test(line)));
      assert.deepEqual(unexpected, [], "no trouble in the browser");
    },
    /** Opens an address as a person types it, and waits until the page stands. */
    async open(address) {
      const response = await page.goto(address);
      await stands(page);
      return response;
    },
  };
}

async function shoot(page, name) {
  await mkdir(SCREENSHOTS, { recursive: true });
  const file = `${SCREENSHOTS}${name.replace(/[^\w]+/g, "-").toLowerCase()}.png`;
  // The walk's own error says more than a picture that could not be taken.
  await page.screenshot({ path: file }).catch(() => undefined);
}

/**
 * Waits until the interface has drawn the page with its heading, and nothing in it is loading. What the server wrote
 * has a heading as well, and is about to be replaced; without script it is all that comes.
 */
export async function stands(page) {
  await page.locator("main h1").first().waitFor({ state: "attached" });
  const drawn = () => {
    const heading = document.querySelector("main h1");
    // React notes on every element that it drew where it belongs.
    const byReact = Object.keys(heading ?? {}).some((key) => key.startsWith("__reactFiber$"));
    return byReact && heading.checkVisibility();
  };
  await eventually(async () => {
    assert.ok(scriptless.has(page) || (await page.evaluate(drawn)), "the interface has drawn it");
    assert.equal(await page.locator("main [aria-busy=true]").count(), 0, "nothing loads any more");
  });
}

/** Tries a check until it holds; its last error is thrown when the limit is over. */
export async function eventually(check, limit = LIMIT_MS) {
  const end = Date.now() + limit;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Brings something into sight, also where its code takes the place of what stood there at just that moment. */
export async function scrollTo(locator) {
  await eventually(() => locator.scrollIntoViewIfNeeded());
}

/** Waits until something is in sight. */
export async function sees(locator) {
  await locator.waitFor({ state: "visible" });
}

/** Waits until something is gone or hidden. */
export async function seesNot(locator) {
  await locator.waitFor({ state: "hidden" });
}

/** Holds the next call to this address back until the function that it answers is called. */
export async function holdNext(page, address) {
  let letGo;
  const held = new Promise((resolve) => (letGo = resolve));
  await page.route(
    address,
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  return letGo;
}

/** The toasts; one that is fading out is none any more. */
export function toasts(page) {
  return page.locator("[data-sonner-toast][data-removed=false]");
}

/** Waits for a toast that says exactly this. */
export async function seesToast(page, text) {
  await sees(toasts(page).getByText(text, { exact: true }).first());
}

/** Presses the button of the toast with this text, or of the only one that has such a button. */
export async function pressInToast(page, name, text = "") {
  await toasts(page).filter({ hasText: text }).getByRole("button", { name, exact: true }).click();
}

/** Waits until the page's first heading says exactly this. */
export async function hasHeading(page, text) {
  await sees(page.getByRole("heading", { level: 1, name: text, exact: true }));
}

/** Waits for an address of the shop, path and query. */
export async function isAt(page, address) {
  await eventually(() => {
    const { pathname, search } = new URL(page.url());
    assert.equal(decodeURIComponent(pathname) + search, address);
  });
}

/** Opens the shop from now on as somebody who chose this language on an earlier visit. */
export async function chose(page, language) {
  await page.context().addCookies([{ name: "haat_lang", value: language, url: SHOP }]);
}

/** Asks the shop's API, for what a page should show. */
export async function ask(path) {
  const reply = await fetch(SHOP + path, { headers: { Accept: "application/json" } });
  assert.equal(reply.status, 200, path);
  return { body: await reply.json(), total: Number(reply.headers.get("X-Total-Count")) };
}

/** What a person pays: the offer, else the price (contract 4). */
export function effectivePrice({ price, offerPrice }) {
  return offerPrice > 0 ? offerPrice : price;
}

/** A price as the shop writes it (contract 10). */
export function taka(amount) {
  return `TK ${amount.toLocaleString("en-US")}`;
}

/** The cards of a list, by their titles. */
export function cards(page) {
  return page.getByRole("region", { name: "List of products" }).getByRole("article");
}

/** The titles that a list shows, in its order. */
export async function cardTitles(page) {
  return cards(page).getByRole("heading").allInnerTexts();
}

/** Waits until a list shows these products in this order. */
export async function showsProducts(page, products) {
  await eventually(async () => {
    assert.deepEqual(
      await cardTitles(page),
      products.map(({ title }) => title),
    );
  });
}

/** Waits until something has the focus. */
export async function isFocused(locator) {
  await eventually(async () => {
    const focused = await locator.evaluateAll((all) => all.includes(document.activeElement));
    assert.ok(focused, `${locator} has the focus`);
  });
}

/**
 * Presses Tab until what is meant has the focus: a selector, or a locator, which is waited for until it can be used. It must
 * then be in sight, and not under anything but a toast.
 */
export async function tabTo(page, what, limit = 120) {
  const named = typeof what === "string";
  if (!named) await eventually(async () => assert.ok(await what.isEnabled(), `${what} is usable`));
  // Finding it again after every press would take most of the time.
  let target = named ? undefined : await what.elementHandle();
  for (let press = 0; press < limit; press++) {
    await page.keyboard.press("Tab");
    const reached = await page.evaluate(
      ([selector, element]) =>
        element ? element === document.activeElement : document.activeElement.matches(selector),
      [named ? what : "", target],
    );
    if (reached) {
      await eventually(async () => assert.ok(await page.evaluate(focusInSight), `${what} is seen`));
      return;
    }
    if (target && !(await target.evaluate((element) => element.isConnected))) {
      target = await what.elementHandle();
    }
  }
  assert.fail(`${what} was not reached with ${limit} presses of Tab`);
}

function focusInSight() {
  const { left, top, width, height } = document.activeElement.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return (
    over !== null &&
    (document.activeElement.contains(over) || over.closest("[data-sonner-toast]") !== null)
  );
}

/** Goes to something with Tab, and presses a key on it. */
export async function pressOn(page, what, key = "Enter") {
  await tabTo(page, what);
  await page.keyboard.press(key);
}

/** Goes to a field with Tab, and types in place of what it has. */
export async function typeInto(page, what, text) {
  await tabTo(page, what);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Chooses the first of everything that the product's page offers to choose, so that it can be ordered. */
export async function chooseFirst(page) {
  for (const name of ["Colour", "RAM / Storage"]) {
    const group = page.getByRole("group", { name, exact: true });
    if ((await group.count()) > 0) await group.getByRole("button").first().click();
  }
}
