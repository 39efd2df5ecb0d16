/** Keeps a shop busy for an hour and watches its memory. See scripts/soak.sh. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { randomOf } from "../torture/random.mjs";
import { check, OWNER, Shop } from "../torture/shop.mjs";
import { deedsOf } from "./deeds.mjs";

const MINUTES = Number(process.env.MINUTES ?? "60");
const RATE = Number(process.env.RATE ?? "30");
const seed = process.env.SEED ?? String(Date.now() % 1_000_000);
const SAMPLES = 300;
/** The last third may have so much more than the second: noise, not a leak. */
const FLAT = 1.1;

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));
if (!(MINUTES > 0) || !(RATE > 0)) throw new Error("MINUTES and RATE are numbers above 0");

const folder = mkdtempSync(path.join(tmpdir(), "haat-soak-"));
const shop = await new Shop(path.join(folder, "shop"), {
  HAAT_DEMO: "1",
  HAAT_ADMIN_EMAIL: OWNER.email,
  HAAT_ADMIN_PASSWORD: OWNER.password,
}).start();
console.log(`seed ${seed}: ${MINUTES} minutes at ${RATE} deeds a second on ${shop.data}`);

/** Resident memory in MiB, and how much of it is pages of files, which the system takes back when it needs them. */
function memory() {
  const status = readFileSync(`/proc/${shop.child.pid}/status`, "latin1");
  const mebibytes = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)[1]) / 1024;
  return { all: mebibytes("VmRSS"), files: mebibytes("RssFile") };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const deeds = await deedsOf(shop, randomOf(seed, "soak"));
const statuses = new Map();
const faults = [];
let underWay = 0;
let left = 0;

/** One deed; what no shop should answer is a fault. */
async function one() {
  underWay += 1;
  try {
    const { what, status } = await deeds.next();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 400 && status !== 409 && status !== 503) faults.push(`${what}: ${status}`);
  } catch (cause) {
    faults.push(cause.stack);
  }
  underWay -= 1;
}

const began = performance.now();
const lasts = MINUTES * 60_000;
const samples = [];
for (let n = 0; ; n += 1) {
  const now = performance.now() - began;
  if (now >= lasts || !shop.isRunning) break;
  while (samples.length < (now / lasts) * SAMPLES) samples.push(memory());
  // A machine that is too busy leaves deeds out, rather than piling them up.
  if (underWay < 64) void one();
  else left += 1;
  await sleep(Math.max(0, ((n + 1) * 1000) / RATE - (performance.now() - began)));
}
while (underWay > 0 && shop.isRunning) await sleep(50);
if (!shop.isRunning) faults.push(`the shop ended:\n${shop.log()}`);
else await shop.stop();
faults.push(...(await check(shop.data)));

const part = (what, from, to) => {
  const some = samples.slice(Math.floor(from * samples.length), Math.floor(to * samples.length));
  return median(some.map((sample) => sample[what]));
};
const tenths = (what) =>
  Array.from({ length: 10 }, (_, n) => part(what, n / 10, (n + 1) / 10).toFixed(1)).join(" ");
const ratio = part("all", 2 / 3, 1) / part("all", 1 / 3, 2 / 3);
const most = Math.max(...samples.map(({ all }) => all)).toFixed(1);
const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`);
console.log(`replies ${counted.join(", ")}; left out ${left}; ${deeds.told()}`);
console.log(`memory by tenths, MiB: ${tenths("all")}; most ${most}`);
console.log(`of it pages of files: ${tenths("files")}`);
console.log(`last third over second third: ${ratio.toFixed(3)}`);
for (const fault of faults.slice(0, 10)) console.log(`FAULT: ${fault}`);
if (faults.length > 0 || ratio > FLAT) {
  console.log(`not flat, or ${faults.length} faults; the folder stays: ${folder}`);
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
