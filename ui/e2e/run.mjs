/**
 * Runs the browser tests: all of them, or the files named as arguments. Two files run at a time, each on a shop that no
 * other file uses meanwhile; what a file says is printed when it is done. A file that failed is tried once more, alone and
 * on a new shop: where it passes then it is told as unsteady, which somebody has to look into.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openShop } from "./shop.mjs";

const LANES = 2;

const here = fileURLToPath(new URL(".", import.meta.url));
const named = process.argv.slice(2);
const files = (named.length > 0 ? named : readdirSync(here))
  .filter((file) => file.endsWith(".test.mjs"))
  .map((file) => (named.length > 0 ? file : here + file));
// The long ones first, so that neither lane is left with one at the end.
const waiting = files.toSorted((one, other) => statSync(other).size - statSync(one).size);
// The accessibility checks open every page at several widths: few lines that take the longest.
const isLong = (file) => file.endsWith("/accessibility.test.mjs");
waiting.sort((one, other) => Number(isLong(other)) - Number(isLong(one)));

const passed = new Set();
const running = new Set();
let stopped = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    stopped = true;
    waiting.length = 0;
    running.forEach((tests) => tests.kill(signal));
  });
}

/** Runs one file after the other on one shop. */
async function lane(waiting) {
  if (waiting.length === 0) return;
  const shop = process.env.HAAT_E2E_URL
    ? { url: process.env.HAAT_E2E_URL, close: async () => undefined }
    : await openShop();
  try {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await run(file, shop.url);
    }
  } finally {
    await shop.close();
  }
}

async function run(file, url) {
  const tests = spawn(process.execPath, ["--test", "--test-reporter=spec", file], {
    env: { ...process.env, HAAT_E2E_URL: url },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(tests);
  let said = "";
  tests.stdout.setEncoding("utf8").on("data", (text) => (said += text));
  const [code] = await once(tests, "close");
  running.delete(tests);
  process.stdout.write(`\n${file.slice(file.lastIndexOf("/") + 1)}\n${said}`);
  if (code === 0) passed.add(file);
}

// A shop that is given is one, and files must not meet in it.
const lanes = process.env.HAAT_E2E_URL ? 1 : LANES;
const ends = await Promise.allSettled(Array.from({ length: lanes }, () => lane(waiting)));
const again = stopped ? [] : files.filter((file) => !passed.has(file));
ends.push(...(await Promise.allSettled([lane([...again])])));
for (const { reason } of ends.filter(({ status }) => status === "rejected")) {
  console.error(reason);
  process.exitCode = 1;
}
const unsteady = again.filter((file) => passed.has(file));
// What never ran passed as little as what failed.
const failed = files.filter((file) => !passed.has(file));
if (unsteady.length > 0)
  console.error(`\nunsteady, passed when tried again: ${unsteady.join(" ")}`);
if (failed.length > 0) {
  console.error(`\nfailed: ${failed.join(" ")}`);
  process.exitCode = 1;
}
