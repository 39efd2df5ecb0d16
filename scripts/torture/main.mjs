/** Hits a shop in every way that costs data elsewhere, and counts what it lost. See scripts/torture.sh. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crashBackups, crashRestores } from "./archives.mjs";
import { controlComparison } from "./controls.mjs";
import { crashImports } from "./crash-import.mjs";
import { crashUpgrades } from "./crash-upgrade.mjs";
import { whyNoDisk } from "./disk.mjs";
import { kills } from "./kills.mjs";
import { controlPowerCut, powerCuts } from "./power.mjs";
import { randomOf } from "./random.mjs";
import { makeBase } from "./rounds.mjs";
import { HAAT } from "./shop.mjs";
import { hasSql } from "./sql.mjs";
import { Tally } from "./tally.mjs";
import { diskFull, readOnly } from "./trouble.mjs";

// So that what runs at the end runs then, too: shops are killed, disks unmounted.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(130));

const isShort = process.argv.includes("--short") || process.env.SHORT === "1";

function number(name, usual, short) {
  const text = process.env[name] ?? "";
  if (text === "") return isShort ? short : usual;
  if (!/^\d+$/.test(text)) throw new Error(`${name} is no whole number: ${text}`);
  return Number(text);
}

const seed = number("SEED", Date.now() % 1_000_000, Date.now() % 1_000_000);
const rounds = number("ROUNDS", 200, 4);
const cuts = number("CUTS", 40, 2);
const troubles = number("TROUBLES", 4, 1);
const crashes = Math.ceil(number("CRASHES", 1_000, 12) / 4);
const only = (process.env.PARTS ?? "").split(",").filter((name) => name !== "");

if (!existsSync(HAAT)) throw new Error(`${HAAT} is missing: build it, or name another in HAAT_BIN`);
const folder = mkdtempSync(path.join(tmpdir(), "haat-torture-"));
console.log(`seed ${seed}${isShort ? ", the short form" : ""}: ${HAAT} in ${folder}`);

const leftOut = [];
const tallies = [];
const noDisk = whyNoDisk(folder);
const noSql = hasSql ? undefined : "neither python3 with SQLite nor sqlite3 is here";
// Power cuts without their control would prove nothing.
const noControl =
  spawnSync("cc", ["--version"]).status === 0 ? undefined : "there is no cc for their control";
let base;

/** One part, unless others are asked for alone or something is missing for it. */
async function part(name, count, missing, work) {
  if (count === 0 || (only.length > 0 && !only.includes(name.split(" ")[0]))) {
    leftOut.push(`${name}: not asked for`);
    return;
  }
  if (missing !== undefined) {
    leftOut.push(`${name}: ${missing}`);
    console.log(`LEFT OUT: ${name}, since ${missing}`);
    return;
  }
  const tally = new Tally(name);
  tallies.push(tally);
  const began = performance.now();
  const random = randomOf(seed, name);
  try {
    await work({ folder, base, random, rounds: count, tally });
  } catch (cause) {
    tally.fault("the run", [cause.stack]);
  }
  tally.note(`${Math.round((performance.now() - began) / 1000)} s`);
  console.log(String(tally));
}

base = await makeBase(folder, randomOf(seed, "base"));

await part("kill -9", rounds, undefined, async (all) => {
  const last = await kills(all);
  await controlComparison(last, all.tally);
  if (noSql !== undefined) leftOut.push(`the control with an order deleted by hand: ${noSql}`);
});
await part("power cuts", cuts, noDisk ?? noControl, async (all) => {
  await powerCuts(all);
  await controlPowerCut(all);
});
await part("full disk", troubles, noDisk, diskFull);
await part("read-only disk", troubles, noDisk, readOnly);
await part("import killed", crashes, undefined, crashImports);
await part("backup killed", crashes, undefined, crashBackups);
await part("restore killed", crashes, undefined, crashRestores);
await part("upgrade killed", crashes, noSql, crashUpgrades);

console.log(`\nseed ${seed}`);
for (const tally of tallies) console.log(String(tally));
for (const sentence of leftOut) console.log(`left out: ${sentence}`);
if (tallies.some((tally) => tally.isBad)) {
  console.log(`lost or at fault; the folders stay in ${folder}`);
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
// A full run that is not full must not look like one; the short form is what it is.
process.exit(leftOut.length > 0 && !isShort ? 3 : 0);
