/** A piece of a paragraph: plain text, or the address of another page. */
export type Piece = { text: string; href?: undefined } | { text: string; href: string };

/** What may stand in an address, as far as people write it: not the Bengali full stop, and nothing that is unseen. */
const ADDRESS =
  /(?<![\p{L}\p{N}_])https?:\/\/[^\s<>"“”।\p{Cc}\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/giu;
/** Punctuation of the sentence around an address. */
const CLOSING = new Set(".,;:!?'’‘…*_~|]}");

/** The paragraphs of a post: what blank lines part. */
export function paragraphsOf(body: string): string[] {
  return body
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/** The text of a paragraph with its http and https addresses told apart. Joined, the pieces are the text again. */
export function piecesOf(paragraph: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(ADDRESS)) {
    const text = withoutClosing(match[0]);
    const href = addressOf(text);
    if (href === undefined) continue;
    if (match.index > end) pieces.push({ text: paragraph.slice(end, match.index) });
    pieces.push({ text, href });
    end = match.index + text.length;
  }
  if (end < paragraph.length) pieces.push({ text: paragraph.slice(end) });
  return pieces;
}

/** Leaves the sentence its full stop, and its bracket where the address opened none. */
function withoutClosing(text: string): string {
  let open = 0;
  for (const letter of text) open += letter === "(" ? 1 : letter === ")" ? -1 : 0;
  let end = text.length;
  for (; end > 0; end--) {
    const last = text[end - 1] ?? "";
    if (last === ")" && open < 0) open += 1;
    else if (!CLOSING.has(last)) break;
  }
  return text.slice(0, end);
}

/** The address that a browser would open; nothing for what only looks like one or hides where it leads. */
function addressOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(text);
  const isWeb = protocol === "https:" || protocol === "http:";
  // https://bank.example@evil.example leads to the latter.
  return isWeb && hostname !== "" && username === "" && password === "" ? href : undefined;
}
