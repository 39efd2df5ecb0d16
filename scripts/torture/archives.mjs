/** Backups that are made and restored while they are killed. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Load } from "./load.mjs";
import { copyOf, count, Moments } from "./rounds.mjs";
import { check, run, Shop } from "./shop.mjs";
import { ask, hasSql } from "./sql.mjs";

/** So many pictures a backup has that is restored, at least. */
const PICTURES = 30;

/** The numbers of orders in a data folder whose shop is stopped; nothing where there is no tool to ask. */
function numbersIn(data) {
  if (!hasSql) return undefined;
  return new Set(ask(path.join(data, "haat.db"), "SELECT number FROM orders").split("\n"));
}

/** Restores a file into a new folder; answers what is wrong with it, and what of `orders` is not in it. */
async function wrongWith(file, data, orders) {
  rmSync(data, { recursive: true, force: true });
  const restored = await run(data, ["restore", file]);
  if (restored.status !== 0) return [`${file} cannot be restored: ${restored.log.trim()}`];
  const numbers = numbersIn(data);
  const lost = orders.filter((number) => numbers !== undefined && !numbers.has(number));
  return lost.map((number) => `order ${number}, acknowledged before the backup, is not in it`);
}

/** `haat backup` beside a shop at work: the file is there and whole, or not there; one that was there stays till then. */
export async function crashBackups({ folder, base, random, rounds, tally }) {
  const { data, promises } = copyOf(base, path.join(folder, "backed-up"));
  const out = path.join(folder, "backups");
  mkdirSync(out);
  const trial = path.join(folder, "restored");
  const shop = await new Shop(data).start();
  const load = new Load(shop, promises, random, { people: 2, pause: 60 });
  await sleep(1_000);
  let whole = 0;
  const first = path.join(out, "shop.tar");
  const moments = new Moments(random, (await run(data, ["backup", first])).ms);
  for (let round = 1; round <= rounds; round += 1) {
    const file = path.join(out, random.chance(0.5) ? "shop.tar" : "shop.tar.gz");
    if (random.chance(0.5)) rmSync(file, { force: true });
    const before = [...promises.orders.keys()];
    const former = existsSync(file) ? statSync(file).ino : undefined;
    const args = ["backup", ...(former === undefined ? [] : ["--force"]), file];
    const ended = await run(data, args, { killAfter: moments.next() });
    moments.wasLate(!ended.killed);
    const where = `backup ${round}, ${file}`;
    tally.tried += 1;
    if (!ended.killed && ended.status !== 0) tally.fault(where, [ended.log]);
    const isNew = existsSync(file) && statSync(file).ino !== former;
    if (!ended.killed && !isNew) tally.lose(where, ["the command succeeded and there is no file"]);
    if (former !== undefined && !existsSync(file)) tally.lose(where, ["the former file is gone"]);
    whole += isNew ? 1 : 0;
    if (existsSync(file)) tally.lose(where, await wrongWith(file, trial, isNew ? before : []));
  }
  await load.end();
  count(tally, "the shop beside it", load);
  tally.lose(data, await check(data));
  await shop.stop();
  const left = readdirSync(out).filter((name) => name.startsWith(".")).length;
  tally.note(`${whole} files whole though killed or in time, ${left} things left beside them`);
  await controlBackup(data, out, trial, promises, tally);
}

/** A backup whose end is cut off, and one from before the last order. */
async function controlBackup(data, out, trial, promises, tally) {
  const file = path.join(out, "control.tar");
  const { status, log } = await run(data, ["backup", file]);
  if (status !== 0) throw new Error(log);
  if (hasSql) {
    const wanted = [...promises.orders.keys(), "H-NONE-NONE"];
    tally.controlled("a backup without an order", await wrongWith(file, trial, wanted));
  }
  truncateSync(file, statSync(file).size - 4_096);
  tally.controlled("a backup that is cut off", await wrongWith(file, trial, []));
}

/** `haat restore`: the folder then has the whole shop, or none; then it is refused in words, or filled. */
export async function crashRestores({ folder, base, random, rounds, tally }) {
  const { data, promises } = copyOf(base, path.join(folder, "saved"));
  const shop = await new Shop(data).start();
  const load = new Load(shop, promises, random);
  while (promises.shelf.length < PICTURES) await sleep(20);
  await load.end();
  count(tally, "the shop that is saved", load);
  await shop.stop();
  const file = path.join(folder, "saved.tar");
  const saved = await run(data, ["backup", file]);
  if (saved.status !== 0) throw new Error(saved.log);
  const orders = [...promises.orders.keys()];

  const target = path.join(folder, "filled");
  const ends = { whole: 0, none: 0, refused: 0 };
  const moments = new Moments(random, (await run(target, ["restore", file])).ms);
  for (let round = 1; round <= rounds; round += 1) {
    rmSync(target, { recursive: true, force: true });
    const ended = await run(target, ["restore", file], { killAfter: moments.next() });
    moments.wasLate(!ended.killed);
    const where = `restore ${round}`;
    tally.tried += 1;
    if (!ended.killed && ended.status !== 0) tally.fault(where, [ended.log]);
    if (existsSync(path.join(target, "haat.db"))) {
      ends.whole += 1;
      tally.lose(where, await wrongShop(target, orders));
      continue;
    }
    if (!ended.killed) tally.lose(where, ["the command succeeded and there is no shop"]);
    ends.none += 1;
    const second = await run(target, ["restore", file]);
    if (second.status !== 0) {
      ends.refused += 1;
      if (!second.log.includes("is not empty")) tally.fault(where, [second.log]);
      rmSync(target, { recursive: true });
      if (random.chance(0.2)) tally.lose(where, await wrongWith(file, target, orders));
    } else {
      tally.lose(where, await wrongShop(target, orders));
    }
  }
  tally.acknowledged = orders.length;
  tally.note(
    `${ends.whole} whole, ${ends.none} without a shop, ${ends.refused} of these want an empty folder`,
  );
  await controlRestore(file, target, orders, tally);
}

async function wrongShop(data, orders) {
  const numbers = numbersIn(data);
  const lost = orders.filter((number) => numbers !== undefined && !numbers.has(number));
  return [...lost.map((number) => `order ${number} is lost`), ...(await check(data))];
}

/** A restored shop with a picture gone, and one with half a database. */
async function controlRestore(file, target, orders, tally) {
  const wrong = await wrongWith(file, target, orders);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  const database = path.join(target, "haat.db");
  copyFileSync(database, `${target}.db`);
  const uploads = path.join(target, "uploads");
  const [picture] = readdirSync(uploads).filter((name) => name.endsWith("-640.webp"));
  rmSync(path.join(uploads, picture));
  tally.controlled("a restored shop without a picture", await wrongShop(target, orders));
  copyFileSync(`${target}.db`, database);
  truncateSync(database, 4_096 * 20);
  tally.controlled("a restored shop with half a database", await check(target));
}
