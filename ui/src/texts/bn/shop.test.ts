import { expect, it } from "vitest";
import { NAME, textsOf } from "@/test/texts-of";
import { shop } from "./shop";

/** Latin letters and digits that stand in Bengali sentences as they are. */
const AS_THEY_ARE =
  /01712345678|name@example\.com|H-1A2B-3C4D|\{(?:index|total|shop)\}|Open in browser/g;

const { server, ...areas } = shop;
const TEXTS = textsOf(areas);

/** A name and signs alone. */
const isNoWord = (text: string) => /^[^\p{L}\p{N}]+$/u.test(text.replaceAll(NAME, ""));

it("is written in Bengali letters and digits", () => {
  expect(TEXTS.length).toBeGreaterThan(400);
  const foreign = TEXTS.filter(([, text]) => /[a-z0-9]/i.test(text.replace(AS_THEY_ARE, "")));
  expect(foreign).toEqual([]);
  const empty = TEXTS.filter(([, text]) => !/[\u0980-\u09FF]/.test(text) && !isNoWord(text));
  expect(empty).toEqual([]);
});

it("ends its sentences as Bengali does, in one spelling of every letter", () => {
  expect(TEXTS.filter(([, text]) => /[\u0980-\u09FF]\.(?:\s|$)/.test(text))).toEqual([]);
  expect(TEXTS.filter(([, text]) => text !== text.normalize("NFC"))).toEqual([]);
});

it.each([
  ["Invalid email or password.", "ই-মেইল বা পাসওয়ার্ড ঠিক নয়।"],
  ["Not enough stock.", "স্টকে এতগুলো নেই।"],
  ["Name is required.", "নাম লিখুন।"],
  [
    "Delivery location can have at most 500 characters.",
    "ডেলিভারির ঠিকানা ৫০০ অক্ষরের বেশি হতে পারবে না।",
  ],
  ["Quantity must be between 1 and 99.", "পরিমাণ ১ থেকে ৯৯-এর মধ্যে হতে হবে।"],
  ["Product not found.", "পণ্য পাওয়া যায়নি।"],
])("tells the server's %s", (english, bengali) => {
  expect(server(english)).toBe(bengali);
});

it("leaves what it does not know of the server's texts", () => {
  expect(server("The moon is required.")).toBeUndefined();
  expect(server("toString is required.")).toBeUndefined();
  expect(server("constructor")).toBeUndefined();
});
