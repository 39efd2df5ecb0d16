/** The most pieces that a product can have. */
const MOST = 1_000_000;

/** The stock that digits choose; what is wrong with them where they choose none. */
export function chosenStock(digits: string): number | "missing" | "tooMany" {
  if (digits === "") return "missing";
  const stock = Number(digits);
  return stock > MOST ? "tooMany" : stock;
}
