const SMALL = [
  "Zero",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
  "Thirteen",
  "Fourteen",
  "Fifteen",
  "Sixteen",
  "Seventeen",
  "Eighteen",
  "Nineteen",
];

const TENS = ["", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"];

/** The steps of South Asian counting, the highest first; crores are counted in the same steps again. */
const STEPS = [
  [10_000_000, "Crore"],
  [100_000, "Lakh"],
  [1_000, "Thousand"],
  [100, "Hundred"],
] as const;

function words(n: number): string[] {
  for (const [size, name] of STEPS) {
    if (n >= size) return [...words(Math.floor(n / size)), name, ...rest(n % size)];
  }
  if (n < 20) return [SMALL[n] ?? ""];
  const one = n % 10;
  const ten = TENS[Math.floor(n / 10)] ?? "";
  return [one === 0 ? ten : `${ten}-${SMALL[one] ?? ""}`];
}

const rest = (n: number) => (n === 0 ? [] : words(n));

/** Whole taka in words, counted in lakhs and crores: 105,000 is `Taka One Lakh Five Thousand Only`. */
export function amountInWords(taka: number): string {
  return ["Taka", ...words(taka), "Only"].join(" ");
}
