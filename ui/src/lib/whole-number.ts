import { MAX_QUANTITY } from "@/config/generated-forms";
import { asciiDigits } from "./phone";

/** 1 to 99 pieces (contract 2) as they were typed; nothing for anything else. */
export function quantityTyped(typed: string): number | undefined {
  const number = asciiDigits(typed.trim());
  if (!/^\d+$/.test(number)) return undefined;
  return Number(number) >= 1 && Number(number) <= MAX_QUANTITY ? Number(number) : undefined;
}

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
