/** What a shop has acknowledged, and the comparison with what it still has. */
import { existsSync } from "node:fs";
import path from "node:path";

const FILES = [".webp", "-640.webp", "-320.webp", "-og.jpg"];

/** Everything that one shop promised. A copy goes with a copy of its data folder. */
export class Promises {
  /** By number: what an order is of, and how far it came. */
  orders = new Map();
  /** By id. `gone` of both: `false`, `"asked"` where it may be so, or `"yes"`. */
  products = new Map();
  /** Requests that were not answered, by the mark that each carries: done once, or not at all. */
  open = new Map();
  /** Losses that were told before. */
  told = new Set();
  /** The cookie of the admin, and the customers with theirs. */
  people = { admin: undefined, customers: [] };

  copy() {
    return Object.assign(new Promises(), structuredClone({ ...this, open: new Map() }));
  }

  /** Products that can be ordered. */
  get shelf() {
    return [...this.products.values()].filter(({ gone }) => gone === false);
  }
}

/** What the shop shows now. */
export async function look(shop, promises) {
  const { cookie } = promises.people.admin;
  const orders = (await shop.must("GET", "/orders", { cookie })).json();
  const products = (await shop.must("GET", "/allproducts")).json();
  return { orders, products, data: shop.data };
}

/** What was acknowledged and is not there, or is there twice; a sentence each. */
export function losses(promises, { orders, products, data }) {
  const lost = [];
  const byNumber = new Map(orders.map((order) => [order.orderNumber, order]));
  for (const [number, { id, total, product, isApproved, gone }] of promises.orders) {
    const found = byNumber.get(number);
    if (gone === "yes") {
      if (found !== undefined) lost.push(`the deletion of order ${number} is lost`);
    } else if (found === undefined) {
      if (gone === false) lost.push(`order ${number} is lost`);
    } else if (found._id !== id || found.total !== total || found.productId !== product) {
      lost.push(`order ${number} is another: ${found._id} ${found.productId} ${found.total}`);
    } else if (isApproved && found.stage === "pending") {
      lost.push(`the approval of order ${number} is lost`);
    }
  }
  const byId = new Map(products.map((product) => [product._id, product]));
  for (const [id, { title, gone }] of promises.products) {
    const found = byId.get(id);
    if (gone === "yes") {
      if (found !== undefined) lost.push(`the deletion of product ${id} is lost`);
    } else if (found === undefined ? gone === false : found.title !== title) {
      lost.push(`product ${id} (${title}) is lost`);
    }
  }
  for (const mark of twice(orders.map(({ Message }) => Message)))
    lost.push(`an order was made twice: ${mark}`);
  for (const mark of twice(products.map(({ title }) => title)))
    lost.push(`a product was added twice: ${mark}`);
  return [...lost, ...lostPictures(products, data)];
}

function twice(marks) {
  const seen = new Set();
  return marks.filter((mark) => mark !== "" && (seen.has(mark) || !seen.add(mark)));
}

/** Files of pictures that rows name and the disk has not. */
function lostPictures(products, data) {
  const names = new Set(products.map(({ mainImage }) => mainImage.replace(/\.webp$/, "")));
  return [...names].flatMap((name) =>
    FILES.map((end) => name + end)
      .filter((file) => !existsSync(path.join(data, file)))
      .map((file) => `the picture ${file} is lost`),
  );
}
