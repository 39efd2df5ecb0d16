/** The first `length` characters and an ellipsis where the text is longer. Never cuts a letter from its signs. */
export function cutText(text: string, length: number): string {
  const flat = text.replace(/\s+/g, " ").trim();
  const letters = [...new Intl.Segmenter().segment(flat)];
  if (letters.length <= length) return flat;
  return `${letters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join("")
    .trimEnd()}...`;
}
