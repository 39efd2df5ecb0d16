import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** First segments of what the server answers besides pages: its calls, as its document has them, and pictures. */
const { paths: calls } = JSON.parse(
  readFileSync(new URL("openapi.json", import.meta.url), "utf8"),
) as { paths: Record<string, unknown> };
const ANSWERED = new Set(["uploads", ...Object.keys(calls).map((path) => path.split("/")[1])]);

const apiTarget = process.env.HAAT_DEV_API ?? "http://127.0.0.1:8080";

const under = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A page can be read before any script runs: styles and pictures come first on a slow connection. */
const scriptsLast: Plugin = {
  name: "scripts-last",
  transformIndexHtml: {
    order: "post",
    handler: (html) =>
      html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
  },
};

/** What is looked for in the router, and what stands there instead. */
type Cut = [found: RegExp, instead: string];

/** What nothing of ours uses. */
const ROUTER_CUTS: Cut[] = [
  // Names for developer tools, which make the bundler keep parts that nothing uses.
  [/^\w+\.displayName = "[^"]*";$/gm, ""],
  [/(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g, "/* @__PURE__ */ "],
  // Links of the framework's mode may fetch ahead, and are marked for it; ours never ask for it.
  [/^\s*"data-discover": .*$/gm, ""],
  [/shouldPrefetch && !isAbsolute \? [^;]* : link;/, "link;"],
];

/** What is drawn of the data router's state: it has its own copy. */
const DATA_CUTS: Cut[] = [
  [/let dataRouterState = dataRouterOpts\?\.state;/, "const dataRouterState = null;"],
  [
    /dataRouterOpts && dataRouterOpts\.state\.matches\.length \? [^:]*?: [^:]* : (?=matchRoutes)/,
    "",
  ],
  [/^RenderErrorBoundary\.contextType = .*$/m, ""],
];

const ROUTER = under("node_modules/react-router/dist/production/index.mjs");

/** The router's production build (its package names the one with warnings only) without what we do not use. */
function leanRouter(code: string, cuts: Cut[], error: (text: string) => never): string {
  const missed = cuts.find(([found]) => code.search(found) < 0);
  if (missed) error(`The router is built otherwise: no ${String(missed[0])}`);
  return cuts.reduce((rest, [found, instead]) => rest.replace(found, instead), code);
}

/** What the data router tells the parts of the router that every page has. */
const CONTEXTS = [
  "DataRouterContext",
  "DataRouterStateContext",
  "LocationContext",
  "NavigationContext",
  "RouteContext",
];

const DECLARED = /^var (\w+Context) = [^;]*createContext\([^;]*\);$/gm;

/** Where the data router's code is, by a name that no group of chunks knows. */
const DATA_ROUTER = "\0data-router";

/**
 * 4 KB less on a first visit, and the data router not on it at all: the router is one file, of which the bundler would
 * put all that anything uses into the first chunk. So `lib/data-router` gets a file of its own, with the contexts of the
 * first. Another version of the router that is built otherwise stops the build here.
 */
const splitRouter: Plugin = {
  name: "split-router",
  apply: "build",
  enforce: "pre",
  config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] } }),
  resolveId: (_, importer) => (importer === under("src/lib/data-router.ts") ? DATA_ROUTER : null),
  async load(id) {
    if (id !== DATA_ROUTER) return null;
    const [, file] = /"\.\/(chunk-\w+\.mjs)"[^"]*$/.exec(await readFile(ROUTER, "utf8")) ?? [];
    const whole = path.join(path.dirname(ROUTER), file ?? "");
    const code = leanRouter(await readFile(whole, "utf8"), ROUTER_CUTS, (text) => this.error(text));
    const exported = code.slice(code.lastIndexOf("\nexport {")).match(/\w+/g) ?? [];
    const shared = exported.filter((name) => CONTEXTS.includes(name));
    if (shared.length < CONTEXTS.length) this.error("The router is built otherwise: no contexts");
    const rest = code.replace(DECLARED, (context, name: string) =>
      shared.includes(name) ? "" : context,
    );
    return {
      code: `import { ${shared.join(", ")} } from ${JSON.stringify(whole)};\n${rest}`,
      moduleSideEffects: false,
    };
  },
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-/, code: "LinkWithRef" },
    handler(code) {
      return leanRouter(code, [...ROUTER_CUTS, ...DATA_CUTS], (text) => this.error(text));
    },
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), scriptsLast, splitRouter],
  resolve: { alias: { "@": under("src") } },
  server: {
    port: 5173,
    proxy: {
      [`^/(${[...ANSWERED].join("|")})(/|\\?|$)`]: {
        target: apiTarget,
        changeOrigin: true,
        // Some paths are both a page and a call: a person's navigation stays with Vite.
        bypass: (request) =>
          request.method === "GET" && request.headers.accept?.includes("text/html")
            ? "/index.html"
            : undefined,
      },
    },
  },
  build: {
    target: "es2022",
    assetsDir: "assets",
    // Small files stay files: data: addresses are refused by the pages' content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // The names of the shop's chunks stand in the first one, which is shorter without words.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes("/features/admin"))
            ? "assets/[name]-[hash].js"
            : "assets/[hash].js",
        codeSplitting: {
          groups: [
            // What runs before a page is seen: nothing of the rest.
            {
              name: "first",
              test: /vite\/preload-helper|src\/lib\/(first-paint|pressed-early)\./,
              priority: 1,
            },
            // What every page needs, in one long-lived file: pieces would compress worse and load in steps.
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|cookie)\//,
            },
            // What the shell and the shopping pages share. Without it the home page arrives in twenty small files.
            {
              name: "shared",
              test: /src\/(api\/(boot|client|transport|trouble|views|customer\/(set-favourite|use-keep-customer)|queries\/(banners|me|settings))|config\/(?!add-forms|categories|generated-)|lib\/(?!addresses|age|copy-text|data-router|drafts|email|form-|page-number|new-key|picture|shop-day|use-asked|use-can-share|use-delayed|use-draft|use-focus|use-rested|use-shortcut|use-unsaved|whole-number)|session\/(intent|use-for-customer|use-session\.)|shopping\/(money|product-facts|product-id|use-favourite|viewed-list)|texts\/(en|connection|format|use-format|use-texts|language|use-language|writing|\w+\/writing)|components\/(page-title|use-shop-name|blog-card|favourite-button|error-screen|failure|lazy-part|status\/idle-status|ui\/(button|carousel|error-state|money|picture|product-card|retry|skeleton|spinner)))|lucide-react\/dist\/esm\/(?!icons)|lucide-react\/dist\/esm\/icons\/(cable|chevron|headphones|heart|laptop|message-circle|smartphone|tablet|tv|x\.)/,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: "jsdom",
    globals: true,
    setupFiles: ["src/test/setup.ts"],
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.js"],
    css: false,
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
