/** The people and products of a journey, made through the shop's own API. */
import assert from "node:assert/strict";
import { OWNER } from "./shop.mjs";
import { SHOP, ask } from "./support.mjs";

/** The password of every customer that {@link newCustomer} makes. */
export const PASSWORD = "brown-kite-over-padma";

/** A product without anything to choose. */
export const PLAIN = { availableColors: [], ramStorage: [] };

/** Registers somebody whom no other journey knows; with an address where one is given. */
export async function newCustomer({ shop = SHOP, name = "Rahima Khatun", address = "" } = {}) {
  const email = `${crypto.randomUUID().slice(0, 8)}@customers.example`;
  const phone = newPhone();
  const registration = { name, email, phone, password: PASSWORD };
  await call(shop, "POST", "/api/userregister", registration, 201);
  if (address !== "") {
    const { cookie } = await signInThroughApi(shop, "/api/userlogin", {
      email,
      password: PASSWORD,
    });
    const update = { email, password: PASSWORD, address };
    await call(shop, "PUT", "/api/user/update-address", update, 200, cookie);
  }
  return { name, email, phone, address, password: PASSWORD };
}

/** A number of 11 digits that nobody has yet: limits count per number. */
export function newPhone() {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] % 100_000_000;
  return `017${String(random).padStart(8, "0")}`;
}

/** Signs a customer in without the form, for a journey that is about something else. */
export async function signIn(page, { email, password }) {
  const reply = await page.request.post("/api/userlogin", { data: { email, password } });
  assert.equal(reply.status(), 200);
}

/** Fills the login form in sight and sends it. */
export async function fillLogin(page, { email, password }) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Calls the API as the customer of the browser. */
export async function asCustomer(page, method, path, body) {
  const reply = await page.request.fetch(path, { method, data: body });
  assert.ok(reply.ok(), `${method} ${path}: ${reply.status()} ${await reply.text()}`);
  return reply.json();
}

/** Calls the API as the owner. */
export async function asOwner(method, path, body, status = 200) {
  return call(SHOP, method, path, body, status, await ownerCookie());
}

let cookieOfOwner;

function ownerCookie() {
  cookieOfOwner ??= signInThroughApi(SHOP, "/getuserinfo", OWNER).then(({ cookie }) => cookie);
  return cookieOfOwner;
}

async function signInThroughApi(shop, path, credentials) {
  const reply = await fetch(shop + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(credentials),
  });
  assert.equal(reply.status, 200, path);
  const cookies = reply.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { cookie: cookies.join("; ") };
}

async function call(shop, method, path, body, status, cookie) {
  const multipart = body instanceof FormData;
  const reply = await fetch(shop + path, {
    method,
    headers: {
      Accept: "application/json",
      ...(cookie && { Cookie: cookie }),
      ...(body && !multipart && { "Content-Type": "application/json" }),
    },
    body: multipart ? body : body && JSON.stringify(body),
  });
  const text = await reply.text();
  assert.equal(reply.status, status, `${method} ${path}: ${text}`);
  return JSON.parse(text);
}

/**
 * Adds a phone of its own to the shop, which a journey may change as it likes: TK 45,000, ten pieces, two colours, two
 * memories, where nothing else is said.
 */
export async function newProduct(changes = {}) {
  const fields = {
    title: `Padma P${crypto.randomUUID().slice(0, 6)} 5G`,
    price: 48_000,
    offerPrice: 45_000,
    stock: 10,
    brand: "Walton",
    estimatedDelivery: "2 to 3 days",
    warranty: "1 year",
    description: "A phone for the browser tests.",
    emiAvailable: true,
    buyPoints: 50,
    specifications: [{ field: "Display", value: "6.7 inch" }],
    ramStorage: [
      { option: "8GB/128GB", priceDifference: 0 },
      { option: "12GB/256GB", priceDifference: 4000 },
    ],
    availableColors: [
      { color: "River Blue", priceDifference: 0 },
      { color: "Mango", priceDifference: 500 },
    ],
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  const picture = await demoPicture();
  form.set("mainImage", picture, "phone.webp");
  for (const { color } of fields.availableColors)
    form.append("colorImages", picture, `${color}.webp`);
  const { insertedId } = await asOwner("POST", "/addphone", form);
  return (await ask(`/allproducts/${insertedId}`)).body;
}

let pictureOfDemo;

function demoPicture() {
  pictureOfDemo ??= ask("/allproducts?category=phone&page=1&limit=1").then(async ({ body }) => {
    const reply = await fetch(SHOP + body[0].mainImage);
    return reply.blob();
  });
  return pictureOfDemo;
}

/** Adds a blog post of its own. */
export async function newPost(changes = {}) {
  const fields = {
    title: `How to charge ${crypto.randomUUID().slice(0, 6)}`,
    description: "Slowly.",
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("photo", await demoPicture(), "photo.webp");
  const added = await call(SHOP, "POST", "/addblog", form, 201, await ownerCookie());
  return (await ask(`/blogs/${added.insertedId}`)).body;
}

/** Changes a product as the owner does: its price, offer or stock. */
export async function editProduct({ _id }, changes) {
  await asOwner("PATCH", `/editproduct/${_id}`, changes);
}
