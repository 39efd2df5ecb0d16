/** Runs the browser tests on one shop: all of them, or the files named as arguments. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openShop } from "./shop.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const named = process.argv.slice(2);
const files = (named.length > 0 ? named : readdirSync(here))
  .filter((file) => file.endsWith(".test.mjs"))
  .map((file) => (named.length > 0 ? file : here + file))
  .sort();

const shop = process.env.HAAT_E2E_URL
  ? { url: process.env.HAAT_E2E_URL, close: async () => undefined }
  : await openShop();
let status = 1;
try {
  // One file at a time: they share the shop, and the machine has few cores.
  const tests = spawn(
    process.execPath,
    ["--test", "--test-concurrency=1", "--test-reporter=spec", ...files],
    { env: { ...process.env, HAAT_E2E_URL: shop.url }, stdio: "inherit" },
  );
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => tests.kill(signal));
  const [code] = await once(tests, "exit");
  status = code ?? 1;
} finally {
  await shop.close();
}
process.exitCode = status;
