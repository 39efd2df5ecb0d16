/** A phone number has exactly 11 digits (specification 9). */
const PHONE = /^\d{11}$/;

/** Bengali digits as ASCII ones; everything else stays. */
export function asciiDigits(typed: string): string {
  return typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - "০".charCodeAt(0)));
}

/** A phone number as the shop keeps it: without spaces, dashes and country code, Bengali digits as ASCII (contract 5). */
export function normalizePhone(typed: string): string {
  const digits = asciiDigits(typed).replace(/[\s-]/g, "");
  return digits.replace(/^\+?88(?=\d{11}$)/, "");
}

/** Exactly 11 digits after {@link normalizePhone}. */
export function isPhone(typed: string): boolean {
  return PHONE.test(normalizePhone(typed));
}
