/** What the drill does with the shop: orders, products with pictures, and counting both afterwards. */
import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { OWNER } from "./machine.mjs";

const PIECES = 1_000_000;

async function call(url, method, path, { body, cookie } = {}) {
  const isForm = body instanceof FormData;
  const headers = { Accept: "application/json", Origin: url };
  if (cookie) headers.Cookie = cookie;
  if (body && !isForm) headers["Content-Type"] = "application/json";
  const reply = await fetch(url + path, {
    method,
    headers,
    body: isForm ? body : body && JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

/** The owner's cookie. */
export async function signIn(url) {
  const reply = await call(url, "POST", "/getuserinfo", { body: OWNER });
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .find((one) => one.startsWith("haat_admin="));
}

/** A product that there is enough of. */
export async function addProduct(url, cookie, title) {
  const form = new FormData();
  const fields = {
    title,
    description: "For the drill.",
    price: 1000,
    offerPrice: 0,
    stock: PIECES,
    category: "PHONE",
  };
  Object.assign(fields, {
    brand: "DRILL",
    buyPoints: 0,
    estimatedDelivery: "3 days",
    warranty: "1 year",
  });
  Object.assign(fields, {
    emiAvailable: false,
    specifications: "[]",
    ramStorage: "[]",
    availableColors: "[]",
  });
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set("mainImage", new Blob([png(400)], { type: "image/png" }), "picture.png");
  return (await (await call(url, "POST", "/addproduct", { body: form, cookie })).json()).insertedId;
}

/** Places an order as a visitor does; its number. */
export async function placeOrder(url, productId, title) {
  const body = {
    productId,
    ProductName: title,
    CustomerName: "Karim",
    Email: "karim@example.com",
    Phone: "01711111111",
    Quantity: 1,
  };
  Object.assign(body, { DeliveryLocation: "House 1, Chattogram", Message: "Please call first." });
  return (await (await call(url, "POST", "/order", { body })).json()).orderNumber;
}

/** The numbers of all orders. */
export async function orderNumbers(url, cookie) {
  const numbers = new Set();
  for (let page = 1; ; page += 1) {
    const orders = await (
      await call(url, "GET", `/orders?page=${page}&limit=100`, { cookie })
    ).json();
    for (const order of orders) numbers.add(order.orderNumber);
    if (orders.length < 100) return numbers;
  }
}

/** Whether a product is there and its picture, too. */
export async function hasProduct(url, id) {
  const reply = await fetch(`${url}/allproducts/${id}`, {
    headers: { Accept: "application/json" },
  });
  if (!reply.ok) return false;
  const { mainImage } = await reply.json();
  return (await fetch(url + mainImage)).ok;
}

/** A picture of noise, so that no two are the same. */
function png(side) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = randomBytes((side * 3 + 1) * side);
  for (let row = 0; row < side; row += 1) rows[row * (side * 3 + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name, body) {
  const named = Buffer.concat([Buffer.from(name), body]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(body.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
