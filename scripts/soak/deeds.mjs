/** What people do in a shop, in about the shares in which they do it. */
import { picture } from "../torture/picture.mjs";
import { cookieOf, OWNER } from "../torture/shop.mjs";

const WORDS = ["samsung", "iphone", "charger", "redmi", "আইফোন", "স্যামসাং", "samsang", "zzzz", "5g"];
const SORTS = ["default", "lowToHigh", "highToLow"];
const PAGES = ["/", "/products", "/bestdeals", "/offer", "/exclusive", "/upcomings", "/allblogs"];
const LANGUAGES = ["", "haat_lang=bn"];

/** Answers a source of deeds: `next()` does one and tells its status. */
export async function deedsOf(shop, random) {
  const products = (await shop.must("GET", "/allproducts?page=1&limit=100")).json();
  const plain = products.filter(
    ({ ramStorage, availableColors }) => ramStorage.length === 0 && availableColors.length === 0,
  );
  if (plain.length === 0) throw new Error("the demo shop has no product without variants");
  const admin = await shop.cookieOf("/getuserinfo", OWNER);
  let marks = 0;
  const counts = new Map();

  const get = (address, cookie) => shop.call("GET", address, { cookie });
  const product = () => random.pick(products);

  function page() {
    const { _id, listing } = product();
    const paths = { product: "product", upcoming: "upcomings" };
    const detail = `/${paths[listing] ?? listing}/${_id}`;
    return get(random.chance(0.5) ? detail : random.pick(PAGES), random.pick(LANGUAGES));
  }

  function list() {
    const sort = random.pick(SORTS);
    return get(`/allproducts?page=${random.int(1, 4)}&limit=8&sort=${sort}&min=${random.int(0, 9)}00`);
  }

  function search() {
    const text = encodeURIComponent(random.pick(WORDS));
    return get(
      random.chance(0.5) ? `/search-products?text=${text}&page=1&limit=8` : `/searchedfor/${text}`,
    );
  }

  const image = () => get(product().mainImage.replace(/\.webp$/, "-320.webp"));
  const view = () => shop.call("PATCH", `/increment-product-views/${product()._id}`);

  async function checkout() {
    const lines = [{ productId: random.pick(plain)._id, quantity: 1 }];
    const method = { delivery: { method: "pickup", branch: "Chawkbazar" } };
    const quote = await shop.call("POST", "/api/checkout/quote", { body: { lines, ...method } });
    if (quote?.status !== 200) return quote;
    marks += 1;
    const { total } = quote.json();
    const buyer = { paymentMethod: "Store Payment", name: "Karima", phone: "01812345678" };
    const body = { lines, ...method, ...buyer, total };
    return shop.call("POST", "/api/checkout", { body, key: `soak-${process.pid}-${marks}` });
  }

  /** The newest session is the one to work with: an account has some at a time. */
  async function signIn() {
    const reply = await shop.call("POST", "/getuserinfo", { body: OWNER });
    if (reply?.status === 200) admin.cookie = cookieOf(reply);
    return reply;
  }
  const office = () =>
    get(random.pick(["/orders?page=1&limit=20", "/api/admin/statistics?days=30"]), admin.cookie);

  /** A product with a new picture, and away with it. */
  async function upload() {
    marks += 1;
    const form = new FormData();
    const fields = { title: `Soak ${marks}`, description: "A thing.", price: 900, offerPrice: 0 };
    Object.assign(fields, { stock: 5, category: "accessories", brand: "walton" });
    Object.assign(fields, { estimatedDelivery: "2 days", warranty: "1 year" });
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    form.set("mainImage", new Blob([picture(random)]), "thing.png");
    const made = await shop.call("POST", "/addproduct", { body: form, cookie: admin.cookie });
    if (made?.status !== 200) return made;
    return shop.call("DELETE", `/product/${made.json().insertedId}`, { cookie: admin.cookie });
  }

  const exported = () => get("/api/admin/products.csv", admin.cookie);

  const backup = () => shop.call("POST", "/api/admin/backups", { cookie: admin.cookie });

  const deeds = [
    [34, page],
    [20, list],
    [12, search],
    [16, image],
    [8, view],
    [4, checkout],
    [3, office],
    [1.6, upload],
    [1, signIn],
    [0.3, exported],
    [0.05, backup],
  ];
  const whole = deeds.reduce((sum, [share]) => sum + share, 0);

  return {
    async next() {
      let chosen = random.between(0, whole);
      const deed = deeds.find(([share]) => (chosen -= share) < 0)?.[1] ?? page;
      counts.set(deed.name, (counts.get(deed.name) ?? 0) + 1);
      const reply = await deed();
      return { what: deed.name, status: reply?.status ?? 0 };
    },
    told: () => [...counts].map(([name, n]) => `${name} ${n}`).join(", "),
  };
}
