import { expect, it } from "vitest";
import { NAME, textsOf } from "@/test/texts-of";
import type { Message } from "../messages";
import { areas as shop } from "./shop";

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
  [{ code: "invalid_login" }, "ই-মেইল বা পাসওয়ার্ড ঠিক নয়।"],
  [{ code: "not_enough_stock" }, "স্টকে এতগুলো নেই।"],
  [{ code: "required", args: { label: "name" } }, "নাম লিখুন।"],
  [
    { code: "too_long", args: { label: "delivery_location", max: 500 } },
    "ডেলিভারির ঠিকানা ৫০০ অক্ষরের বেশি হতে পারবে না।",
  ],
  [
    { code: "between", args: { label: "quantity", min: 1, max: 99 } },
    "পরিমাণ ১ থেকে ৯৯-এর মধ্যে হতে হবে।",
  ],
  [{ code: "not_found", args: { thing: "product" } }, "পণ্য পাওয়া যায়নি।"],
  [{ code: "required", args: { label: "zone_name" } }, "ডেলিভারির এলাকা লিখুন।"],
  [
    { code: "cash_limit", args: { amount: 20_000 } },
    "ক্যাশ অন ডেলিভারিতে সর্বোচ্চ ৳২০,০০০ পর্যন্ত অর্ডার করা যায়।",
  ],
  [{ code: "coupon_at_least", args: { amount: 5_000 } }, "কুপনটি ৳৫,০০০ বা তার বেশি অর্ডারে চলে।"],
  [{ code: "parameter_needed", args: { parameter: "q" } }, "খোঁজার শব্দ লিখুন।"],
] satisfies [Message, string][])("tells the server's %o", (message, bengali) => {
  expect(server(message)).toBe(bengali);
});

it("leaves what it does not know of the server's texts", () => {
  expect(server({ code: "required", args: { label: "moon" } })).toBeUndefined();
  expect(server({ code: "required", args: { label: "toString" } })).toBeUndefined();
  expect(server({ code: "required" })).toBeUndefined();
  expect(server({ code: "constructor" })).toBeUndefined();
  // The back office's.
  expect(server({ code: "product_updated" })).toBeUndefined();
  expect(server({ code: "required", args: { label: "warranty" } })).toBeUndefined();
});
