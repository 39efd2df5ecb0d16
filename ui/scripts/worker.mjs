// The offline page and the service worker that shows it, made from a bundle that has been built.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";

/** Besides what the first script imports: what it and the offline page load later. */
const LOGO = "src/assets/logo.svg";
const ALSO = ["src/main.tsx", "src/components/status/status.tsx", "src/app/offline-page.tsx", LOGO];
/** Texts in Bengali and their letters are kept when a reader needs them. */
const LEFT_OUT = /\.woff2$/;

/**
 * Writes `offline.html` and `sw.js` into a fresh bundle.
 *
 * @param {string} root The folder of the interface.
 * @param {string} bundle The bundle, already built.
 */
export async function buildWorker(root, bundle) {
  const manifest = JSON.parse(await readFile(path.join(bundle, ".vite", "manifest.json"), "utf8"));
  const entry = `/${manifest["index.html"].file}`;
  const shell = [...filesOf(manifest, ["index.html", ...ALSO])]
    .filter((f) => !LEFT_OUT.test(f))
    .sort();
  const content = await readFile(path.join(root, "src", "sw", "offline.html"), "utf8");
  const page = offlinePage(
    await readFile(path.join(bundle, "index.html"), "utf8"),
    content.replace(LOGO, manifest[LOGO].file),
  );
  await writeFile(path.join(bundle, "offline.html"), page);
  const version = createHash("sha256").update(page).update(shell.join()).digest("hex").slice(0, 12);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      HAAT_BUILD: JSON.stringify(entry),
      HAAT_SHELL: JSON.stringify(shell),
      HAAT_VERSION: JSON.stringify(version),
    },
    build: {
      target: "es2022",
      outDir: bundle,
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(root, "src", "sw", "worker", "worker.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}

/** The addresses of chunks, of what they import at once, and of their styles and files. */
function filesOf(manifest, keys) {
  const files = new Set();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`not in the bundle: ${key}`);
    if (files.has(`/${chunk.file}`)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      files.add(`/${file}`);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}

/** The bundle's page with what it says while the app does not run, and the mark by which the app knows it. */
function offlinePage(index, content) {
  const filled = index
    .replace("<html ", "<html data-offline-page ")
    .replace(
      "<!--haat:head-->",
      '<title>Offline | Haat</title><meta name="robots" content="noindex" />',
    )
    .replace(
      '<div id="root"></div>',
      `<div id="root">${content.replace(/<!--.*?-->/gs, "").trim()}</div>`,
    )
    .replace("<!--haat:data-->", "");
  if (/<!--haat:/.test(filled) || !filled.includes("data-offline-page")) {
    throw new Error("index.html has other placeholders than scripts/worker.mjs fills");
  }
  return filled;
}
