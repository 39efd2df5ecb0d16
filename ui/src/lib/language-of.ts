/**
 * The language of a text that people wrote, for its `lang` attribute: `bn` where it has Bengali letters, `en` where it
 * has Latin ones alone; undefined leaves the page's.
 */
export function languageOf(text: string): "bn" | "en" | undefined {
  if (/[\u0980-\u09FF]/.test(text)) return "bn";
  return /[a-z]/i.test(text) ? "en" : undefined;
}
