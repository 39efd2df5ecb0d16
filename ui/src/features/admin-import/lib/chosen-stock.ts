import { MAX_STOCK } from "@/config/generated-admin";

/** The stock that digits choose; what is wrong with them where they choose none. */
export function chosenStock(digits: string): number | "missing" | "tooMany" {
  if (digits === "") return "missing";
  const stock = Number(digits);
  return stock > MAX_STOCK ? "tooMany" : stock;
}
