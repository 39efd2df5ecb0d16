import { expect, it } from "vitest";
import table from "../../../tests/fixtures/previews.json";
import { cutText, lettersOf } from "./preview";

it("leaves short texts alone and cuts long ones with an ellipsis", () => {
  expect(cutText("one\n\ntwo", 100)).toBe("one two");
  expect(cutText("a".repeat(100), 100)).toBe("a".repeat(100));
  expect(cutText("a".repeat(101), 100)).toBe(`${"a".repeat(100)}...`);
});

it("does not cut a Bengali letter from its vowel sign", () => {
  expect(cutText("কি".repeat(3), 2)).toBe("কিকি...");
});

it("ends at a word", () => {
  expect(cutText("one two three four", 16)).toBe("one two three...");
  expect(cutText("one two three four", 13)).toBe("one two three...");
  // A long word is cut rather than most of the text.
  expect(cutText(`one ${"a".repeat(30)}`, 20)).toBe(`one ${"a".repeat(16)}...`);
});

/** `start`: what the server sends of a text for a card (`first_letters` with two letters more). */
it.each(table)("cuts $text at $length, also where it comes cut", ({ text, length, start, cut }) => {
  expect(cutText(text, length)).toBe(cut);
  expect(cutText(start, length)).toBe(cut);
});

/** A text of random characters, the same for a seed. */
function randomText(seed: number): string {
  const parts = "কষঞজরড়য়াি্ংঁ়ৎ৳১ a.\u200d\u200c–";
  const characters = [...parts];
  let state = seed;
  return Array.from({ length: 24 }, () => {
    state = (state * 48271) % 2147483647;
    return characters[state % characters.length];
  }).join("");
}

it("splits Bengali and Latin as any language is split", () => {
  const segmenter = new Intl.Segmenter();
  for (let seed = 1; seed <= 400; seed++) {
    const text = randomText(seed).replace(/\s+/g, " ").trim();
    const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
    expect(lettersOf(text), text).toEqual(letters);
  }
});
