/** Brings the styles that name the fonts, once; without them the system's letters do. */
export const bringFonts = (): Promise<unknown> => import("@/fonts.css").catch(() => undefined);

/** What a person does first on a page. */
const FIRST = ["scroll", "pointerdown", "keydown"] as const;

/** Whether the system has these two letters: boxes in the place of letters are all as wide. */
function hasLetters(one: string, other: string): boolean {
  const paper = document.createElement("canvas").getContext("2d");
  const width = (letter: string) => paper?.measureText(letter).width;
  return width(one) !== width(other);
}

/**
 * On a system without Bengali letters, as few are, brings ours once somebody does something on a page: what people write
 * in Bengali stands on pages of other languages too. Before that it would have the page laid out anew while it comes.
 */
export function bringFontsWhereMissing(): () => void {
  const stop = () => FIRST.forEach((name) => window.removeEventListener(name, look));
  function look() {
    stop();
    // Without it nothing can be told.
    if (document.fonts && !hasLetters("ক", "জ")) void bringFonts();
  }
  FIRST.forEach((name) => window.addEventListener(name, look, { passive: true }));
  return stop;
}
