/** A number that is higher, or too long to be read, stands for this page, which no list has. */
const LAST_PAGE = 999_999_999;

/** The page that an address names, from 1; what is no number means the first. */
export function pageNumber(text: string | null): number {
  if (text === null || !/^\d+$/.test(text)) return 1;
  return Math.min(Math.max(1, Number(text)), LAST_PAGE);
}
