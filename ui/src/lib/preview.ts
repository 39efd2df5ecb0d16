/**
 * The beginning of a text that is cut: up to its last whole word, unless a single word is longer than a quarter of it.
 */
export function wholeWords(letters: readonly string[], length: number): string {
  const start = letters.slice(0, length);
  if (letters.length > length && letters[length]!.trim() !== "") {
    const end = start.findLastIndex((letter) => letter.trim() === "");
    if (end >= length * 0.75) start.length = end;
  }
  return start.join("").trimEnd();
}

const CONSONANT =
  "[\\u0995-\\u09a8\\u09aa-\\u09b0\\u09b2\\u09b6-\\u09b9\\u09dc\\u09dd\\u09df\\u09f0\\u09f1]";
const SIGN =
  "[\\u0981-\\u0983\\u09bc\\u09be-\\u09c4\\u09c7\\u09c8\\u09cb-\\u09cd\\u09d7\\u09fe\\u200c\\u200d]";
const EXTEND = "\\u0981\\u09bc\\u09be\\u09c1-\\u09c4\\u09d7\\u09fe\\u200d";
const JOINED = `[${EXTEND}]*\\u09cd[\\u09cd${EXTEND}]*`;
/** One letter with its signs, of a Latin or Bengali text (Unicode Standard Annex 29, rules 9 to 9c). */
const LETTER = new RegExp(`${CONSONANT}(?:${JOINED}${CONSONANT})*${SIGN}*|.${SIGN}*`, "gs");
/** Texts of which the above knows all characters. */
const KNOWN =
  /^[\x20-\x7e\xa0-\xac\xae-\xff\u0964\u0965\u0980-\u09ff\u2010-\u201f\u2026\u200c\u200d]*$/;

/** The letters of a text, each with its signs. What splits any language takes long to set up on a phone. */
export function lettersOf(text: string): string[] {
  if (KNOWN.test(text)) return text.match(LETTER) ?? [];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/**
 * The first whole words, `length` characters at most, and an ellipsis where the text is longer. Never cuts a letter from
 * its signs. The server sends cards the beginnings of texts: `tests/fixtures/previews.json` holds both to it.
 */
export function cutText(text: string, length: number): string {
  const flat = text.replace(/\s+/g, " ").trim();
  const letters = lettersOf(flat);
  if (letters.length <= length) return flat;
  return `${wholeWords(letters, length)}...`;
}
