// Builds the bundle beside the last one and swaps them, so that a failed build leaves a working one behind.
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { build } from "vite";
import { buildWorker } from "./worker.mjs";
import { buildDrawing } from "./drawing.mjs";

const root = path.resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
const fresh = path.join(root, "dist.tmp");
const live = path.join(root, "dist");
const old = path.join(root, "dist.old");

const COMPRESSIBLE = /\.(js|css|svg|html|json|txt|webmanifest)$/;
const brotliAsync = promisify(brotliCompress);

/** FILE.br in place of FILE, where it is smaller: the server makes the other forms of it. */
async function precompress(file) {
  const bytes = await readFile(file);
  const br = await brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  if (br.length >= bytes.length) return;
  await writeFile(`${file}.br`, br);
  await rm(file);
}

await rm(fresh, { recursive: true, force: true });
await build({ root, build: { outDir: fresh, emptyOutDir: true }, logLevel: "warn" });
await buildWorker(root, fresh);
await buildDrawing(root, fresh);

const entries = await readdir(path.join(fresh, "assets"));
await Promise.all(
  entries
    .filter((name) => COMPRESSIBLE.test(name))
    .map((name) => precompress(path.join(fresh, "assets", name))),
);

await rm(old, { recursive: true, force: true });
await rename(live, old).catch((error) => {
  if (error.code !== "ENOENT") throw error;
});
await rename(fresh, live);
await rm(old, { recursive: true, force: true });
console.log(`built ${entries.length} assets into dist`);
