import { expect, it } from "vitest";
import { digitsOnly } from "./whole-number";

it.each([
  ["45000", "45000"],
  ["৪৫,০০০", "45000"],
  ["TK 45,000.50", "45000"],
  ["-5", "5"],
  ["1e3", "13"],
  ["abc", ""],
  ["", ""],
])("keeps the digits of %s", (typed, kept) => {
  expect(digitsOnly(typed)).toBe(kept);
});

it.each([
  ["-10", "-10"],
  ["−১০", "-10"],
  ["-", "-"],
  ["5-3", "53"],
  ["10", "10"],
])("keeps the sign of %s where one may stand", (typed, kept) => {
  expect(digitsOnly(typed, { signed: true })).toBe(kept);
});
