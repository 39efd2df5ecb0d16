/** The first start of a new executable on an older database, killed: the tables are the old ones or today's, rows stay. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { Moments } from "./rounds.mjs";
import { check, run, Shop } from "./shop.mjs";
import { ask, change } from "./sql.mjs";

/** The version of the older tables: up to it, no step calls a function that the executable alone has. */
const OLD = 6;
const ORDERS = 5_000;
const PRODUCTS = 200;
const MIGRATIONS = fileURLToPath(new URL("../../migrations/", import.meta.url));
/** What must be the same before and after. */
const ROWS = `SELECT (SELECT count(*) FROM orders), (SELECT sum(seq * length(id || number || username)) FROM orders),
  (SELECT count(*) FROM order_history), (SELECT count(*) FROM stock_ledger), (SELECT sum(stock) FROM products)`;

/** Rows as version 6 had them. Every product has the picture of one that the base has. */
const rows = (image) => `
WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${PRODUCTS})
INSERT INTO products (id, listing, title, description, price, offer_price, category, brand, main_image,
    estimated_delivery, warranty, emi_available, specifications, ram_storage, available_colors, created_at, updated_at)
SELECT 'p' || n, 'product', 'Phone ' || n, 'A phone.', 1000 + n, 0, 'PHONE', 'WALTON', '${image}',
    '2 days', '1 year', 0, '[]', '[]', '[]', n, n FROM n;
INSERT INTO product_views (product_seq, views) SELECT seq, 10 FROM products;
INSERT INTO stock_ledger (product_seq, cause, delta, stock_before, stock_after, actor, subject_id, at)
SELECT seq, 'added', 100 + seq, 0, 100 + seq, 'owner@shop.example', NULL, 1 FROM products;
INSERT INTO customers (id, email, name, phone, password_hash, created_at)
VALUES ('c', 'rahim@example.com', 'Rahim', '01712345678', '', 1);
WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${ORDERS})
INSERT INTO orders (id, number, customer_id, product_id, product_seq, listing, name, category, brand, main_image, price,
    quantity, total, points, payment_method, username, email, phone, address, message, search, ordered_at)
SELECT 'o' || n, 'H-' || printf('%04d', n) || '-AAAA', 'c', 'p' || (1 + n % ${PRODUCTS}), 1 + n % ${PRODUCTS}, 'product',
    'Phone', 'PHONE', 'WALTON', '${image}', 1000, 2, 2000, 0, 'Cash on Delivery', 'Rahim ' || n, 'rahim@example.com',
    '01712345678', 'House ' || n, '', 'rahim', n FROM n;
INSERT INTO order_history (order_seq, at, action, actor) SELECT seq, ordered_at, 'placed', 'Rahim' FROM orders;
`;

const versionOf = (name) => Number(/^V(\d+)__/.exec(name)?.[1]);

/** A data folder of the older version; its steps are those of `migrations/`, and noted as the executable notes them. */
function makeOld(base, data) {
  mkdirSync(data);
  const file = path.join(data, "haat.db");
  const today = path.join(base.data, "haat.db");
  const steps = readdirSync(MIGRATIONS).filter((name) => versionOf(name) <= OLD);
  steps.sort((one, other) => versionOf(one) - versionOf(other));
  change(file, "PRAGMA journal_mode = WAL;");
  for (const step of steps) change(file, readFileSync(path.join(MIGRATIONS, step), "utf8"));
  const table = "refinery_schema_history";
  change(
    file,
    `${ask(today, `SELECT sql FROM sqlite_schema WHERE name = '${table}'`)};
    ATTACH '${today}' AS today;
    INSERT INTO ${table} SELECT * FROM today.${table} WHERE version <= ${OLD};`,
  );
  const [image] = ask(today, "SELECT main_image FROM products LIMIT 1").split("\n");
  change(file, rows(image));
  cpSync(path.join(base.data, "uploads"), path.join(data, "uploads"), { recursive: true });
}

/** Whether the tables are still the older ones, as the executable tells it. */
async function isOld(data) {
  const { status, out, log } = await run(data, ["check"]);
  if (status !== 0 && log.includes("an older haat")) return true;
  if (status !== 0) throw new Error(`neither old nor new: ${out}${log}`);
  return false;
}

/** What is wrong with a folder whose upgrade was killed and then made to its end. */
async function wrongWith(data, before) {
  const after = ask(path.join(data, "haat.db"), ROWS);
  const wrong = after === before ? [] : [`rows were ${before} and are ${after}`];
  return [...wrong, ...(await check(data))];
}

/** A copy from before the upgrade that stands under its name must be whole. */
function wrongCopies(data, before) {
  const names = readdirSync(data).filter((name) => /\.before-V\d+$/.test(name));
  return names.flatMap((name) => {
    const file = path.join(data, name);
    const told = ask(file, "PRAGMA integrity_check");
    if (told !== "ok") return [`${name}: ${told}`];
    return ask(file, ROWS) === before ? [] : [`${name} has other rows`];
  });
}

export async function crashUpgrades({ folder, base, random, rounds, tally }) {
  const old = path.join(folder, "old");
  makeOld(base, old);
  const before = ask(path.join(old, "haat.db"), ROWS);
  const data = path.join(folder, "upgraded");
  const shop = new Shop(data);
  const renew = () => {
    rmSync(data, { recursive: true, force: true });
    cpSync(old, data, { recursive: true });
  };
  const ends = { old: 0, amid: 0, new: 0 };
  renew();
  const began = performance.now();
  await shop.start();
  const moments = new Moments(random, performance.now() - began);
  await shop.stop();
  for (let round = 1; round <= rounds; round += 1) {
    renew();
    const where = `upgrade ${round}`;
    tally.tried += 1;
    // Killed twice at times: the second start meets what the first left.
    for (let n = random.chance(0.3) ? 2 : 1; n > 0; n -= 1) {
      shop.begin();
      await sleep(moments.next());
      await shop.kill();
    }
    const isNew = !(await isOld(data));
    moments.wasLate(isNew);
    const isBegun = readdirSync(data).some((name) => name.includes(".before-V"));
    ends[isNew ? "new" : isBegun ? "amid" : "old"] += 1;
    tally.lose(where, wrongCopies(data, before));
    await shop.start();
    await shop.stop();
    tally.lose(where, [...(await wrongWith(data, before)), ...wrongCopies(data, before)]);
    if (!readdirSync(data).some((name) => /\.before-V\d+$/.test(name))) {
      tally.fault(where, ["there is no copy from before the upgrade"]);
    }
  }
  tally.acknowledged = ORDERS;
  tally.note(`${ends.old} killed before the upgrade, ${ends.amid} amid it, ${ends.new} after it`);
  // The control: an order that goes meanwhile.
  renew();
  change(
    path.join(data, "haat.db"),
    "DELETE FROM order_history; DELETE FROM orders WHERE seq = 7;",
  );
  await shop.start();
  await shop.stop();
  tally.controlled("an upgrade that loses an order", await wrongWith(data, before));
}
