// Builds what draws the interface's pages on the server: one script without a browser, which `src/render` runs.
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import vm from "node:vm";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";

/**
 * Writes `.server/draw.js.br` into a fresh bundle. It gives `haat.draw` and `haat.LANGUAGES`, see src/entry-server.tsx.
 *
 * @param {string} root The folder of the interface.
 * @param {string} bundle The bundle, already built.
 */
export async function buildDrawing(root, bundle) {
  const work = await mkdtemp(path.join(root, "node_modules", ".drawing-"));
  try {
    await build({
      root,
      logLevel: "warn",
      resolve: {
        // The back office is drawn in the browser alone.
        alias: [
          { find: /^\.\/admin-app$/, replacement: path.join(root, "src/server/no-admin.ts") },
        ],
      },
      ssr: { noExternal: true, target: "webworker" },
      build: {
        ssr: "src/entry-server.tsx",
        outDir: work,
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        minify: true,
        rolldownOptions: {
          output: { format: "iife", name: "haat", codeSplitting: false, entryFileNames: "draw.js" },
        },
      },
    });
    const code = await readFile(path.join(work, "draw.js"), "utf8");
    await assertDraws(code, bundle);
    await mkdir(path.join(bundle, ".server"), { recursive: true });
    const packed = brotliCompressSync(code, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        // The memory that unpacking takes for a moment: 1 MiB.
        [constants.BROTLI_PARAM_LGWIN]: 20,
        [constants.BROTLI_PARAM_SIZE_HINT]: code.length,
      },
    });
    await writeFile(path.join(bundle, ".server", "draw.js.br"), packed);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Draws a page in each language; every file that its HTML names must be in the bundle under that very name. */
async function assertDraws(code, bundle) {
  const context = vm.createContext({ console });
  vm.runInContext(code, context, { filename: "draw.js" });
  for (const language of context.haat.LANGUAGES) {
    const asked = { location: "/nothing", language, origin: "https://shop.example", data: {} };
    const html = await context.haat.draw(JSON.stringify(asked));
    if (!/<h1/.test(html)) throw new Error(`no page is drawn in the language ${language}`);
    for (const [file] of html.matchAll(/\/assets\/[^"'\\)?#&]+/g)) {
      await stat(path.join(bundle, file)).catch(() => {
        throw new Error(`${file} stands in a drawn page, but not in the bundle`);
      });
    }
  }
}
