/** What the owner wrote; blank and not written are the same. */
export function said(text: string | undefined, otherwise: string): string {
  return text === undefined || text === "" ? otherwise : text;
}
