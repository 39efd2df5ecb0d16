// Adds up the JavaScript that a first visit to / loads, brotli-compressed, and fails above the limit (contract 9).
import { readFileSync, statSync } from "node:fs";
import path from "node:path";

const LIMIT_KB = 110;
const root = path.resolve(import.meta.dirname, "..", "dist");
const manifest = JSON.parse(readFileSync(path.join(root, ".vite", "manifest.json"), "utf8"));
const HOME_ENTRIES = ["index.html", "src/main.tsx", "src/features/home/pages/home-page.tsx"];

const files = new Set();
function visit(key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`not in the bundle: ${key}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) visit(next);
}
HOME_ENTRIES.forEach(visit);

let total = 0;
for (const file of files) {
  // Tiny files are not worth compressing and have no .br.
  const size = (
    statSync(path.join(root, `${file}.br`), { throwIfNoEntry: false }) ??
    statSync(path.join(root, file))
  ).size;
  total += size;
  console.log(`${(size / 1000).toFixed(1).padStart(7)} KB  ${file}`);
}
console.log(`js_home_brotli ${(total / 1000).toFixed(1)} KB (limit ${LIMIT_KB})`);
if (total / 1000 > LIMIT_KB) process.exit(1);
