/** Imports of products from a CSV, whose server is killed: whole batches are there, and importing again makes it whole. */
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { copyOf, Moments } from "./rounds.mjs";
import { check, Shop } from "./shop.mjs";

/** So many products are one transaction. */
const BATCH = 200;
const ROWS = 3 * BATCH;
const ROUNDS_A_SHOP = 15;

function file(word) {
  const rows = [
    "title,description,price,offerPrice,stock,category,brand,estimatedDelivery,warranty",
  ];
  for (let n = 1; n <= ROWS; n += 1) {
    rows.push(`${word} cable ${n},A cable.,500,450,${n},accessories,dell,1 day,1 year`);
  }
  return `${rows.join("\r\n")}\r\n`;
}

/** Imports a file. `seen` is what the shop told of it so far, also where it is gone amid it. */
async function importInto(shop, cookie, word, seen) {
  const form = new FormData();
  form.set("file", new Blob([file(word)]), "products.csv");
  const shown = await shop.call("POST", "/api/admin/imports", { body: form, cookie });
  if (shown === undefined) return;
  if (shown.status !== 201) throw new Error(`the preview: ${shown.status} ${shown.text}`);
  const { id } = shown.json();
  seen.isConfirmed = true;
  await shop.call("POST", `/api/admin/imports/${id}/confirm`, { body: {}, cookie });
  for (;;) {
    const reply = await shop.call("GET", `/api/admin/imports/${id}`, { cookie });
    if (reply === undefined) return;
    const { state, added } = reply.json();
    seen.added = added;
    if (state !== "running") {
      if (state !== "done") throw new Error(`the import ended: ${reply.text}`);
      seen.isDone = true;
      return;
    }
    await sleep(10);
  }
}

async function found(shop, word) {
  const reply = await shop.must("GET", `/allproducts?q=${word}&limit=1&page=1`);
  return Number(reply.headers.get("x-total-count"));
}

/** What is wrong with so many products of a file, after what the shop told. */
function wrong(count, { isConfirmed, added, isDone }) {
  if (isDone && count !== ROWS) return [`${count} of ${ROWS} products, and the import was done`];
  if (count < added) return [`${count} products, and ${added} were told`];
  if (!isConfirmed && count > 0) return [`${count} products of an import that was not confirmed`];
  if (count % BATCH !== 0) return [`${count} products are no whole batches`];
  return [];
}

export async function crashImports({ folder, base, random, rounds, tally }) {
  let shop;
  let moments;
  const ends = { whole: 0, part: 0, absent: 0 };
  const { cookie } = base.promises.people.admin;
  for (let round = 1; round <= rounds; round += 1) {
    const word = `import${String(round).padStart(4, "0")}x`;
    const seen = { isConfirmed: false, added: 0, isDone: false };
    if (shop === undefined || round % ROUNDS_A_SHOP === 0) {
      await end(shop, tally);
      const { data } = copyOf(base, path.join(folder, `importing-${round}`));
      shop = await new Shop(data).start();
      const began = performance.now();
      await importInto(shop, cookie, "importwhole", { ...seen });
      moments ??= new Moments(random, performance.now() - began);
    }
    const where = `import ${round}, ${shop.data}`;
    tally.tried += 1;
    const ended = importInto(shop, cookie, word, seen);
    await sleep(moments.next());
    await shop.kill();
    await ended;
    moments.wasLate(seen.isDone);
    await shop.start();
    const count = await found(shop, word);
    ends[count === ROWS ? "whole" : count > 0 ? "part" : "absent"] += 1;
    tally.acknowledged += seen.added;
    tally.lose(where, wrong(count, seen));
    if (random.chance(0.2)) {
      const again = { ...seen, isDone: false };
      await importInto(shop, cookie, word, again);
      tally.lose(`${where}, repeated`, wrong(await found(shop, word), again));
    }
  }
  tally.note(`${ends.whole} whole, ${ends.part} whole batches, ${ends.absent} absent`);
  await control(shop, cookie, tally);
  await end(shop, tally);
}

/** An import that is done and of which a product goes. */
async function control(shop, cookie, tally) {
  const [product] = (await shop.must("GET", "/allproducts?q=importwhole&limit=1&page=1")).json();
  await shop.must("DELETE", `/product/${product._id}`, { cookie });
  const seen = { isConfirmed: true, added: ROWS, isDone: true };
  tally.controlled("an import with a product gone", wrong(await found(shop, "importwhole"), seen));
}

async function end(shop, tally) {
  if (shop === undefined) return;
  tally.lose(shop.data, await check(shop.data));
  await shop.stop();
}
