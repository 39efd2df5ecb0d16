/** What the interface says, as its own texts have it. */
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

/** Runs something that needs the interface's own files of texts, which it loads by their names. */
async function withTexts(ask) {
  const vite = await createServer({
    root: UI,
    logLevel: "warn",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await ask((name) => vite.ssrLoadModule(`/src/texts/${name}.ts`));
  } finally {
    await vite.close();
  }
}

/** The hooks that give an area's texts, with the areas' names: `orderView` of `useOrderViewTexts`. */
async function areaHooks(load) {
  const hooks = [];
  for (const file of await readdir(`${UI}src/texts`)) {
    if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
    for (const [name, hook] of Object.entries(await load(file.slice(0, -3)))) {
      const area = /^use(\w*)Texts$/.exec(name)?.[1];
      if (area !== undefined) hooks.push([area.charAt(0).toLowerCase() + area.slice(1), hook]);
    }
  }
  return hooks;
}

/** Every English text, of the shop and of the back office. */
export async function englishTexts() {
  return withTexts(async (load) => {
    const hooks = await areaHooks(load);
    const areas = [];
    // Without a language around it, a hook gives English.
    const Ask = () => void areas.push(...hooks.map(([, textsOf]) => textsOf()));
    renderToString(createElement(Ask));
    return new Set(said(areas));
  });
}

/**
 * The interface's texts in each language, by area and key: `bn.checkout.cart.total`. `base` is shared by all, `format` writes
 * numbers and money, and `said` is what becomes of an answer of the server's.
 */
export async function textsByLanguage() {
  return withTexts(async (load) => {
    const { LANGUAGES, LanguageContext, loadTexts, said, speak } = await load("language");
    const { useFormat } = await load("use-format");
    const hooks = await areaHooks(load);
    const texts = {};
    for (const language of LANGUAGES) {
      await loadTexts(language, "shop", "admin");
      const Ask = () => {
        const areas = hooks.map(([area, textsOf]) => [area || "base", textsOf()]);
        texts[language] = { ...Object.fromEntries(areas), format: useFormat() };
      };
      renderToString(createElement(LanguageContext, { value: language }, createElement(Ask)));
      texts[language].said = (answer) => {
        speak(language);
        return said(answer);
      };
    }
    return texts;
  });
}
