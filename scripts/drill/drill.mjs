/** The drill: the machine is lost under load, and the shop comes back on an empty one. See ../drill.sh. */
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  endAll,
  restore,
  startLitestream,
  startPictures,
  startShop,
  startStorage,
} from "./machine.mjs";
import { addProduct, hasProduct, orderNumbers, placeOrder, signIn } from "./shop.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const STALL_S = Number(process.env.STALL ?? 0);
/** What was acknowledged so long before the loss has to be back. */
const LIMIT_S = 5;
/** A round's load takes this long, and up to as long again. */
const LOAD_MS = 10_000;
const PICTURE_EVERY_MS = 2_000;

mkdirSync("target/drill", { recursive: true });
const folder = path.resolve(mkdtempSync("target/drill/run-"));
const settings = await startStorage(folder);
const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
writeFileSync(path.join(folder, "s3.env"), lines.join(""), { mode: 0o600 });
const data = path.join(folder, "data");
/** In all rounds so far: the next one begins with what the last one restored. */
let picturesLost = 0;
const seconds = (ms) => (ms / 1000).toFixed(2);

/** Orders one after the other and a picture now and then, each with the time of its acknowledgement. */
function load(url, cookie, productId, title) {
  const acknowledged = { orders: [], products: [] };
  let ended = false;
  const noted = async (list, work) => {
    try {
      list.push({ what: await work(), at: performance.now() });
    } catch (cause) {
      if (!ended) throw cause;
    }
  };
  const ordering = (async () => {
    while (!ended) await noted(acknowledged.orders, () => placeOrder(url, productId, title));
  })();
  const uploading = (async () => {
    for (let n = 1; !ended; n += 1) {
      await noted(acknowledged.products, () => addProduct(url, cookie, `Picture ${n}`));
      await pause(PICTURE_EVERY_MS);
    }
  })();
  const end = () => {
    ended = true;
    return Promise.all([ordering, uploading]);
  };
  return { acknowledged, end };
}

/** What is not there any more, and how long before the loss the first of it was acknowledged. */
function lostOf(entries, isThere, at) {
  const lost = entries.filter((entry) => !isThere(entry.what));
  return { lost: lost.length, age: Math.max(0, ...lost.map((entry) => at - entry.at)) };
}

/** Whether a check found nothing but so many pictures missing, which were not copied yet when their rows were. */
function namesOnlyPictures(output, most) {
  const found = output
    .split("the check…\n")[1]
    ?.split("\n")
    .filter((line) => line && !line.startsWith("secret.key"));
  const pictures = new Set(found?.map((line) => /^\/uploads\/[^:]+/u.exec(line)?.[0]));
  return pictures.size > 0 && !pictures.has(undefined) && pictures.size <= most;
}

async function round(n, shop) {
  const cookie = await signIn(shop.url);
  const title = `Drill ${n}`;
  const product = await addProduct(shop.url, cookie, title);
  const litestream = await startLitestream(settings, data, folder);
  const pictures = await startPictures(settings, data, folder);
  const under = load(shop.url, cookie, product, title);
  await pause(LOAD_MS * (1 + Math.random()));
  if (STALL_S > 0) {
    litestream.kill("SIGSTOP");
    await pause(STALL_S * 1000);
  }

  // The machine is lost: the copies end first, so that none can be made after the last order.
  const lostAt = performance.now();
  litestream.kill("SIGKILL");
  const picturesEnded = pictures.kill();
  const loadEnded = under.end();
  shop.child.kill("SIGKILL");
  await Promise.all([litestream.gone, picturesEnded, loadEnded, shop.child.gone]);
  rmSync(data, { recursive: true });

  const begun = performance.now();
  const restored = restore(settings, data);
  const next = await startShop(data, folder, false);
  const back = performance.now() - begun;

  const { orders, products } = under.acknowledged;
  const numbers = await orderNumbers(next.url, await signIn(next.url));
  const there = new Set();
  for (const { what } of products) if (await hasProduct(next.url, what)) there.add(what);
  const order = lostOf(orders, (number) => numbers.has(number), lostAt);
  const picture = lostOf(products, (id) => there.has(id), lostAt);
  console.log(
    `round ${n}: orders ${orders.length - order.lost} kept ${order.lost} lost, rpo ${seconds(order.age)} s, ` +
      `pictures ${products.length - picture.lost} kept ${picture.lost} lost (${seconds(picture.age)} s), ` +
      `check ${restored.status === 0 ? "clean" : "complains"}, rto ${seconds(back)} s`,
  );
  if (restored.status !== 0) console.log(restored.stdout + restored.stderr);
  picturesLost += picture.lost;
  const isFine = restored.status === 0 || namesOnlyPictures(restored.stdout, picturesLost);
  const isKept = Math.max(order.age, picture.age) <= LIMIT_S * 1000 && orders.length > 0;
  return {
    next,
    kept: orders.length - order.lost,
    lost: order.lost,
    age: order.age,
    back,
    good: isFine && isKept,
  };
}

const done = [];
let shop = await startShop(data, folder, true);
for (let n = 1; n <= ROUNDS; n += 1) {
  const result = await round(n, shop);
  done.push(result);
  shop = result.next;
}
const sum = (name) => done.reduce((total, result) => total + result[name], 0);
const most = (name) => Math.max(...done.map((result) => result[name]));
console.log(`drill_orders_kept ${sum("kept")} orders\ndrill_orders_lost ${sum("lost")} orders`);
console.log(`drill_pictures_lost ${picturesLost} pictures`);
console.log(
  `drill_rpo_worst ${seconds(most("age"))} s\ndrill_rto_worst ${seconds(most("back"))} s`,
);
await endAll();
const bad = done.filter(({ good }) => !good).length;
if (bad > 0)
  console.error(`${bad} of ${ROUNDS} rounds lost what should have been kept; see ${folder}`);
else rmSync(folder, { recursive: true, force: true });
process.exit(bad > 0 ? 1 : 0);
