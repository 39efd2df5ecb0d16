/** What the parts have in common: a shop to begin with, and the look at one that was hit. */
import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { Load } from "./load.mjs";
import { look, losses, Promises } from "./promises.mjs";
import { check, OWNER, Shop } from "./shop.mjs";

const CUSTOMERS = 4;
const PRODUCTS = 8;

/** A small shop with an admin, customers and products, stopped. Parts work on copies of it. */
export async function makeBase(folder, random) {
  const data = path.join(folder, "base");
  const shop = new Shop(data, {
    HAAT_ADMIN_EMAIL: OWNER.email,
    HAAT_ADMIN_PASSWORD: OWNER.password,
  });
  await shop.start();
  const promises = new Promises();
  promises.people.admin = await shop.cookieOf("/getuserinfo", OWNER);
  for (let n = 1; n <= CUSTOMERS; n += 1) {
    const person = { name: `Customer ${n}`, phone: `0171234567${n}` };
    const account = { email: `c${n}@people.example`, password: "brown-kite-over-padma" };
    const { cookie, user } = await shop.cookieOf("/api/userregister", { ...person, ...account });
    promises.people.customers.push({ cookie, id: (user.user ?? user)._id });
  }
  const nobody = new Load(shop, promises, random, { people: 0 });
  for (let n = 0; n < PRODUCTS; n += 1) await nobody.addProduct();
  if (promises.shelf.length !== PRODUCTS) throw new Error(nobody.faults.join("\n"));
  await shop.stop();
  return { data, promises };
}

/** A copy of a shop that is stopped, in a new folder. */
export function copyOf(base, data) {
  if (existsSync(data)) throw new Error(`${data} is there already`);
  cpSync(base.data, data, { recursive: true });
  return { data, promises: base.promises.copy() };
}

/** Notes how a load went. */
export function count(tally, where, load) {
  tally.acknowledged += load.statuses.get(200) ?? 0;
  tally.fault(where, load.faults);
}

/** Compares a running shop with what it promised, and sends again what was not answered. */
export async function verify({ shop, promises, random, tally, where, thoroughly }) {
  const lost = losses(promises, await look(shop, promises));
  const news = lost.filter((sentence) => !promises.told.has(sentence));
  for (const sentence of news) promises.told.add(sentence);
  tally.lose(where, news);
  const load = new Load(shop, promises, random, { people: 0 });
  await load.settle();
  count(tally, where, load);
  if (promises.open.size > 0) tally.fault(where, ["the shop does not answer"]);
  if (thoroughly) tally.lose(where, await check(shop.data));
}

/** Moments at which something is killed, spread over as long as it takes; how long that is, is learnt. */
export class Moments {
  constructor(random, milliseconds) {
    Object.assign(this, { random, window: 1.1 * milliseconds });
  }

  next() {
    return this.random.between(0, this.window);
  }

  /** Whether the last one came when all was over. About one in four does. */
  wasLate(isLate) {
    this.window *= isLate ? 0.85 : 1.05;
  }
}
