const BENGALI = /[\u0980-\u09FF]/;

/** `bn` where a text that a person wrote has Bengali letters, for its `lang` attribute; undefined leaves the page's. */
export function languageOf(text: string): "bn" | undefined {
  return BENGALI.test(text) ? "bn" : undefined;
}
