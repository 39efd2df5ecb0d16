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

/**
 * The first whole words, `length` characters at most, and an ellipsis where the text is longer. Never cuts a letter from
 * its signs. The server sends cards the beginnings of texts: `tests/fixtures/previews.json` holds both to it.
 */
export function cutText(text: string, length: number): string {
  const flat = text.replace(/\s+/g, " ").trim();
  const letters = Array.from(new Intl.Segmenter().segment(flat), ({ segment }) => segment);
  if (letters.length <= length) return flat;
  return `${wholeWords(letters, length)}...`;
}
