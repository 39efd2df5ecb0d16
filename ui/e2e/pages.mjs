/** Addresses of the public pages (specification 2), with products and posts of the demo. */
import { ask } from "./support.mjs";

const first = async (list) => (await ask(`${list}?page=1&limit=1`)).body[0];

/** The title that is hardest on a layout. */
const longest = (products) => products.reduce((a, b) => (a.title.length >= b.title.length ? a : b));

/** One address of every public route, and the error page. */
export async function publicPages() {
  const { body: products } = await ask("/allproducts");
  const long = longest(products);
  const { body: offers } = await ask("/offers");
  const bengali = offers.find(({ title }) => /\p{Script=Bengali}/u.test(title));
  return [
    "/",
    "/products",
    `/product/${long._id}`,
    "/upcomings",
    `/upcomings/${(await first("/alltrandingproducts"))._id}`,
    "/bestdeals",
    `/bestdeal/${(await first("/allbestdeals"))._id}`,
    "/exclusive",
    `/exclusive/${(await first("/allexclusive"))._id}`,
    "/offer",
    `/offer/${bengali._id}`,
    "/allcategory",
    "/category/phone",
    "/category/laptop",
    "/category/tablet",
    "/category/tv",
    "/category/accessories",
    "/category/gadgets",
    "/search-category/wireless%20Charger",
    "/search-category/phone%20cases",
    `/category/details/${long._id}`,
    "/search/phone/samsung",
    `/searchedfor/${encodeURIComponent("শাওমি")}`,
    `/searchedfor/${"unbroken".repeat(20)}`,
    "/allblogs",
    `/blog/${(await first("/blogs"))._id}`,
    `/buynow/${encodeURIComponent(long.title)}`,
    "/store-location",
    "/terms",
    "/policy",
    "/login",
    "/register",
    "/forgot-password",
    "/compare",
    "/no-such-page",
  ];
}
