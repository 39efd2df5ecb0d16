/** Addresses of the public pages (specification 2), with products and posts of the demo. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { matchPath } from "react-router-dom";
import ts from "typescript";
import { ask } from "./support.mjs";

/** What the interface is told of the shop when it is built. */
async function vocabulary() {
  const file = new URL("../src/config/generated.ts", import.meta.url);
  const code = ts.transpile(await readFile(file, "utf8"), { module: ts.ModuleKind.ESNext });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

const { CATEGORY_PAGES, LISTINGS, PAGES } = await vocabulary();

/**
 * The pages that are not for everybody: behind a guard, of a basket that the browser alone knows, after an order, and the
 * back office's door.
 */
const NOT_PUBLIC = ["dashboard", "invoice", "cart", "checkout", "placed", "adminLogin"];

/** Where no page is. */
export const MISSING = "/no-such-page";

const first = async (list) => (await ask(`${list}?page=1&limit=1`)).body[0];

/** The title that is hardest on a layout. */
const longest = (products) => products.reduce((a, b) => (a.title.length >= b.title.length ? a : b));

/** What stands for the parameters of the pages' paths: a list of values for each address. */
async function examples() {
  const { body: offers } = await ask("/offers");
  const long = longest((await ask("/allproducts")).body);
  const bengali = offers.find(({ title }) => /\p{Script=Bengali}/u.test(title));
  return {
    [LISTINGS.product.detailPath]: [long._id],
    [LISTINGS.upcoming.detailPath]: [(await first("/alltrandingproducts"))._id],
    [LISTINGS.bestdeal.detailPath]: [(await first("/allbestdeals"))._id],
    [LISTINGS.exclusive.detailPath]: [(await first("/allexclusive"))._id],
    [LISTINGS.offer.detailPath]: [bengali._id],
    [PAGES.category]: CATEGORY_PAGES,
    [PAGES.searchCategory]: ["wireless Charger", "phone cases"],
    [PAGES.categoryDetails]: [long._id],
    [PAGES.brand]: ["phone/samsung"],
    [PAGES.searchedFor]: ["শাওমি", "unbroken".repeat(20)],
    [PAGES.blog]: [(await first("/blogs"))._id],
    [PAGES.buyNow]: [long.title],
  };
}

/** One address of every public route and more of some, and the error page. */
export async function publicPages() {
  const known = await examples();
  const listings = Object.values(LISTINGS).flatMap((spec) => [spec.pagePath, spec.detailPath]);
  const others = Object.keys(PAGES).filter((name) => !NOT_PUBLIC.includes(name));
  const routes = [...listings, ...others.map((name) => PAGES[name])];
  const addresses = routes.flatMap((route) => {
    if (!route.includes(":")) return [route];
    const values = known[route] ?? [];
    assert.ok(values.length > 0, `no example of ${route}: add one to pages.mjs`);
    const [fixed] = route.split(":");
    const own = values.map((value) => fixed + value.split("/").map(encodeURIComponent).join("/"));
    for (const address of own) assert.ok(matchPath(route, address), `${address} is no ${route}`);
    return own;
  });
  return [...addresses, MISSING];
}

/** Lists as they are narrowed down and turned over, each by its address; none of them is empty. */
export async function narrowedPages() {
  const { body: facets } = await ask("/api/facets?listing=product&min=200");
  const brands = facets.brands.slice(0, 2).map(({ name }) => name);
  return [
    "/products?q=galaxy",
    `/products?brands=${brands.join(",")}`,
    "/products?page=2",
    "/products?min=20000",
    `/products?min=1000&max=90000&brands=${brands[0]}`,
    "/products?sort=lowToHigh&page=2",
    "/category/phone?page=2",
    "/category/phone?min=20000",
    "/search/phone/samsung?min=20000",
    "/searchedfor/galaxy?page=2",
    "/allblogs?q=phone",
    "/allblogs?page=2",
  ];
}
