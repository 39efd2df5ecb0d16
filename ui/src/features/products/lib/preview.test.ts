import { expect, it } from "vitest";
import { previewOf } from "./preview";

it("leaves 300 characters whole", () => {
  expect(previewOf("a".repeat(300))).toBeUndefined();
});

it("cuts 301 characters to the first 130 and an ellipsis", () => {
  expect(previewOf(`${"a".repeat(130)}${"b".repeat(171)}`)).toBe(`${"a".repeat(130)}...`);
});

it("counts and cuts whole Bengali clusters", () => {
  // ক্ষি is one character to a reader and four to a computer.
  expect(previewOf("ক্ষি".repeat(300))).toBeUndefined();
  expect(previewOf("ক্ষি".repeat(301))).toBe(`${"ক্ষি".repeat(130)}...`);
});
