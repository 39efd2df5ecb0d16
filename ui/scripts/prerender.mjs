// Draws what all pages share with the interface's own components, for the server to send before any script runs.
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const LANGUAGES = ["en", "bn"];

/** What the modules of the interface ask of a browser while they are loaded and drawn. */
function standIn() {
  globalThis.window = {
    location: { origin: "", protocol: "https:" },
    history: { state: null },
    addEventListener: () => undefined,
  };
  globalThis.document = { cookie: "", getElementById: () => null };
}

/**
 * Writes `.shell/{language}.json` into a fresh bundle: HTML by name, see src/prerender/index.ts.
 *
 * @param {string} root The folder of the interface.
 * @param {string} bundle The bundle, already built.
 */
export async function prerender(root, bundle) {
  // Inside the interface's folder, so that packages are found.
  const work = await mkdtemp(path.join(root, "node_modules", ".prerender-"));
  try {
    await build({
      root,
      logLevel: "warn",
      build: { ssr: "src/prerender/index.ts", outDir: work, emptyOutDir: true, manifest: false },
    });
    standIn();
    process.env.NODE_ENV = "production";
    const { prerender } = await import(pathToFileURL(path.join(work, "index.js")).href);
    await mkdir(path.join(bundle, ".shell"), { recursive: true });
    for (const language of LANGUAGES) {
      const drawn = await prerender(language);
      await assertFiles(bundle, JSON.stringify(drawn));
      const packed = gzipSync(JSON.stringify(drawn), { level: 9 });
      await writeFile(path.join(bundle, ".shell", `${language}.json.gz`), packed);
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Every file that the HTML names must be in the bundle under that very name. */
async function assertFiles(bundle, html) {
  for (const [file] of html.matchAll(/\/assets\/[^"'\\)?#&]+/g)) {
    await stat(path.join(bundle, file)).catch(() => {
      throw new Error(`${file} stands in the prerendered HTML, but not in the bundle`);
    });
  }
}
