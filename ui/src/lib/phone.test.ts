import { expect, it } from "vitest";
import { isPhone, normalizePhone } from "./phone";

it.each([
  ["01712345678", "01712345678"],
  ["+8801712345678", "01712345678"],
  ["8801712345678", "01712345678"],
  ["017 1234-5678", "01712345678"],
  ["০১৭১২৩৪৫৬৭৮", "01712345678"],
  ["88017123456", "88017123456"],
])("reads %s as %s", (typed, kept) => {
  expect(normalizePhone(typed)).toBe(kept);
  expect(isPhone(typed)).toBe(true);
});

it.each(["0171234567", "017123456789", "+01712345678", "0171234567a", ""])(
  "refuses %s",
  (typed) => {
    expect(isPhone(typed)).toBe(false);
  },
);
