import type { Language } from "@/texts/language";
import { loadTexts } from "@/texts/language";
import { YEAR } from "./draw";
import { card, missing, policy, terms, tiles } from "./fixed";
import { allCategories, listing, search } from "./listing";
import { names } from "./names";
import type { Page } from "./page";
import { pages } from "./pages";
import { alone, quiet } from "./quiet";
import { shell } from "./shell";
import type { Piece } from "./template";

/*
 * Runs while the bundle is built (scripts/prerender.mjs), and never in a browser: draws every page with the components
 * that draw it there, and leaves templates for the server to fill (src/web/content).
 */

const PAGES: readonly ((language: Language) => Page)[] = [
  shell,
  listing,
  allCategories,
  search,
  card,
  tiles,
  terms,
  policy,
  missing,
  quiet,
  alone,
];

/** Every page of a language, ready to be drawn. */
export async function allPages(language: Language): Promise<Page[]> {
  await loadTexts(language, "shop");
  return PAGES.map((of) => of(language));
}

/** Runs something in a year that is not over when a page is asked for. */
export function inNoYear<T>(run: () => T): T {
  const own = Object.getOwnPropertyDescriptor(Date.prototype, "getFullYear")!;
  Object.defineProperty(Date.prototype, "getFullYear", { ...own, value: () => YEAR });
  try {
    return run();
  } finally {
    Object.defineProperty(Date.prototype, "getFullYear", own);
  }
}

/** Every template of a language, by its name. */
export async function prerender(language: Language): Promise<Record<string, Piece[]>> {
  const all = await allPages(language);
  return inNoYear(() => ({
    ...Object.fromEntries(all.map((page) => [page.name, page.template()])),
    pages: pages(language),
    ...names(language),
  }));
}
