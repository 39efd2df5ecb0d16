/** What the interface says in English, as its own texts have it. */
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createServer } from "vite";

const UI = fileURLToPath(new URL("..", import.meta.url));

/** A text that takes something is asked with each of these: what it says may depend on it. */
const ASKED = ["Ω", "", 0, 1, 2, 1_234, true, false];

/** What a text says of itself, or with `asked`; nothing where it takes something else. */
function called(text, asked) {
  try {
    return said(text(...Array.from({ length: text.length }, () => asked)));
  } catch {
    return [];
  }
}

/** Every text in an area or in many. */
function said(value) {
  if (typeof value === "string") return [value.trim()];
  if (typeof value === "function") return ASKED.flatMap((asked) => called(value, asked));
  return value && typeof value === "object" ? Object.values(value).flatMap(said) : [];
}

/** Every English text, of the shop and of the back office. */
export async function englishTexts() {
  const vite = await createServer({
    root: UI,
    logLevel: "warn",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const hooks = [];
    for (const file of await readdir(`${UI}src/texts`)) {
      if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
      const names = Object.entries(await vite.ssrLoadModule(`/src/texts/${file}`));
      hooks.push(...names.filter(([name]) => /^use\w*Texts$/.test(name)).map(([, hook]) => hook));
    }
    const areas = [];
    // Without a language around it, a hook gives English.
    const Ask = () => void areas.push(...hooks.map((textsOf) => textsOf()));
    renderToString(createElement(Ask));
    return new Set(said(areas));
  } finally {
    await vite.close();
  }
}
