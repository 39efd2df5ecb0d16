import { asciiDigits } from "./phone";

/**
 * What a field that accepts numbers only makes of what was typed or pasted: `৪৫,০০০` and `45,000.50` become `45000`.
 * With `signed` a leading minus stays.
 */
export function digitsOnly(typed: string, { signed = false } = {}): string {
  const text = asciiDigits(typed).trim();
  const minus = signed && /^[-−]/.test(text) ? "-" : "";
  const [whole = ""] = text.split(".");
  return minus + whole.replace(/\D/g, "");
}
