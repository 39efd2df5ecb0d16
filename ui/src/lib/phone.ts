/** A phone number has exactly 11 digits (specification 9). */
const PHONE = /^\d{11}$/;

/** Marks without a shape of their own, as they come with what is copied from contacts and chats. */
const INVISIBLE =
  /[\u00AD\u061C\u115F\u1160\u200B-\u200F\u2028-\u202E\u2060-\u2069\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|\u034F|\u17B4|\u17B5|[\u180B-\u180F]|[\uFE00-\uFE0F]/g;

/** What means nothing in a phone number: space, dashes, brackets, dots, slashes and control characters. */
const BETWEEN = /[\s\p{Cc}\-\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D()[\].·/]/gu;

/** Bengali digits as ASCII ones; everything else stays. */
export function asciiDigits(typed: string): string {
  return typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - "০".charCodeAt(0)));
}

/** A text without marks that nobody sees and nobody typed. */
export const withoutInvisible = (typed: string) => typed.replace(INVISIBLE, "");

/**
 * A phone number as the shop keeps it: without what stands between its digits and without country code, Bengali digits as
 * ASCII (contract 5). The server reads numbers in the same way: `tests/fixtures/phones.json` holds both to it.
 */
export function normalizePhone(typed: string): string {
  const digits = asciiDigits(withoutInvisible(typed))
    .replace(BETWEEN, "")
    .replace(/\uFF0B/g, "+");
  return digits.replace(/^(?:\+|00)?88(?=\d{11}$)/, "");
}

/** Exactly 11 digits after {@link normalizePhone}. */
export function isPhone(typed: string): boolean {
  return PHONE.test(normalizePhone(typed));
}
