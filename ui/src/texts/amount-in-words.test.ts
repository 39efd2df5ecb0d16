import { expect, it } from "vitest";
import { amountInWords } from "./amount-in-words";

it.each([
  [0, "Taka Zero Only"],
  [1, "Taka One Only"],
  [19, "Taka Nineteen Only"],
  [20, "Taka Twenty Only"],
  [21, "Taka Twenty-One Only"],
  [99, "Taka Ninety-Nine Only"],
  [100, "Taka One Hundred Only"],
  [101, "Taka One Hundred One Only"],
  [999, "Taka Nine Hundred Ninety-Nine Only"],
  [1_000, "Taka One Thousand Only"],
  [10_010, "Taka Ten Thousand Ten Only"],
  [45_500, "Taka Forty-Five Thousand Five Hundred Only"],
  [99_999, "Taka Ninety-Nine Thousand Nine Hundred Ninety-Nine Only"],
  [100_000, "Taka One Lakh Only"],
  [105_000, "Taka One Lakh Five Thousand Only"],
  [1_234_567, "Taka Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven Only"],
  [9_999_999, "Taka Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine Only"],
  [10_000_000, "Taka One Crore Only"],
  [10_000_001, "Taka One Crore One Only"],
  [100_000_000, "Taka Ten Crore Only"],
  // The dearest order of the shop: 99 pieces of the highest price (contract 2).
  [100_000_000 * 99, "Taka Nine Hundred Ninety Crore Only"],
  [
    12_345_678_901,
    "Taka One Thousand Two Hundred Thirty-Four Crore Fifty-Six Lakh Seventy-Eight Thousand Nine Hundred One Only",
  ],
])("writes %i in words", (taka, text) => {
  expect(amountInWords(taka)).toBe(text);
});
