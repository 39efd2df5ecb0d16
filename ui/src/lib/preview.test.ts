import { expect, it } from "vitest";
import { cutText } from "./preview";

it("leaves short texts alone and cuts long ones with an ellipsis", () => {
  expect(cutText("one\n\ntwo", 100)).toBe("one two");
  expect(cutText("a".repeat(100), 100)).toBe("a".repeat(100));
  expect(cutText("a".repeat(101), 100)).toBe(`${"a".repeat(100)}...`);
});

it("does not cut a Bengali letter from its vowel sign", () => {
  expect(cutText("কি".repeat(3), 2)).toBe("কিকি...");
});
