import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@/texts/language";
import { allPages, inNoYear } from ".";
import { tokensOf } from "./difference";
import type { Page } from "./page";
import { filled, template } from "./template";

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** Some scenes of a page: each case alone, and many together. */
function* scenes({ parts }: Page) {
  const roll = dice(7);
  for (let n = 0; n < 40; n++) {
    const cases: Record<string, string> = {};
    const lengths: Record<string, number> = {};
    for (const part of parts) {
      if ("list" in part) lengths[part.list] = n === 0 ? part.count : 1 + roll(7);
      else {
        const names = Object.keys(part.cases);
        cases[part.choice] = names[n === 0 || roll(3) === 0 ? 0 : roll(names.length)]!;
      }
    }
    yield { cases, lengths };
  }
}

/** Hundreds of whole pages are drawn. */
const SLOW = 300_000;

describe.each(LANGUAGES)("in the language %s", (language) => {
  it(
    "templates show what the components draw, whatever there is to show",
    async () => {
      for (const page of await allPages(language)) {
        const made = inNoYear(page.template);
        for (const { cases, lengths } of scenes(page)) {
          const drawn = tokensOf(inNoYear(() => page.drawn(cases, lengths)));
          const shown = tokensOf(filled(made, page.parts, cases, lengths));
          expect(shown, `${page.name} ${JSON.stringify({ cases, lengths })}`).toEqual(drawn);
        }
      }
    },
    SLOW,
  );
});

describe("a template", () => {
  const words = (list: readonly string[]) =>
    list.map((word) => `<li class="x">${word}</li>`).join("");

  it("has a choice where drawings differ, and a list where one more item comes in", () => {
    const made = template(
      { words: ["{{word}}"], loud: false },
      ({ words: all, loud }) =>
        `<ul class="${loud ? "loud" : "calm"}">${words(all)}</ul><p>end</p>`,
      [
        {
          list: "words",
          count: 1,
          of: (scene, count) => ({ ...scene, words: Array<string>(count).fill("{{word}}") }),
        },
        {
          choice: "loud",
          cases: { no: (scene) => scene, yes: (scene) => ({ ...scene, loud: true }) },
        },
      ],
    );
    expect(made).toEqual([
      "<ul",
      { choice: "loud", cases: { no: [' class="calm"'], yes: [' class="loud"'] } },
      ">",
      { list: "words", item: ['<li class="x">', { value: "word" }, "</li>"] },
      "</ul><p>end</p>",
    ]);
  });

  it("lets two choices about one place decide together", () => {
    const made = template({ a: 1, b: 1 }, ({ a, b }) => `<p>${a}${b}</p><b>${a}</b>`, [
      { choice: "a", cases: { one: (s) => s, two: (s) => ({ ...s, a: 2 }) } },
      { choice: "b", cases: { one: (s) => s, two: (s) => ({ ...s, b: 2 }) } },
    ]);
    expect(made).toEqual([
      "<p>",
      {
        choice: "a",
        cases: {
          one: [{ choice: "b", cases: { one: ["11"], two: ["12"] } }],
          two: [{ choice: "b", cases: { one: ["21"], two: ["22"] } }],
        },
      },
      "</p><b>",
      { choice: "a", cases: { one: ["1"], two: ["2"] } },
      "</b>",
    ]);
  });

  it("knows the items in front of a list", () => {
    const made = template(
      { count: 1 },
      ({ count }) =>
        Array.from(
          { length: count },
          (_, n) => `<i${n < 2 ? ' class="front"' : ""}>{{x}}</i>`,
        ).join(""),
      [
        {
          list: "items",
          count: 1,
          of: (_, count) => ({ count }),
          front: { choice: "eager", count: 2 },
        },
      ],
    );
    expect(made).toEqual([
      {
        list: "items",
        item: [
          "<i",
          { choice: "eager", cases: { yes: [' class="front"'], no: [] } },
          ">",
          { value: "x" },
          "</i>",
        ],
      },
    ]);
  });

  it("does not take a list for what changes elsewhere too", () => {
    const make = () =>
      template(
        { count: 1 },
        ({ count }) => `<p>${count}</p><ul>${"<li>x</li>".repeat(count)}</ul>`,
        [{ list: "items", count: 1, of: (_, count) => ({ count }) }],
      );
    expect(make).toThrow("one more of items changes more than the list");
  });
});
