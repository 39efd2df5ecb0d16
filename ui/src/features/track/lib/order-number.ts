import { asciiDigits } from "@/lib/phone";

/** `H-XXXX-XXXX` from any spelling of it: other letters' case, spaces, missing dashes. Anything else stays as it is. */
export function normalizeOrderNumber(typed: string): string {
  const letters = asciiDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "");
  const found = /^H([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(letters);
  return found ? `H-${found[1]}-${found[2]}` : typed.trim();
}

export function isOrderNumber(typed: string): boolean {
  return /^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(normalizeOrderNumber(typed));
}
