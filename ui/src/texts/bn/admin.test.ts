import { expect, it } from "vitest";
import { areas as admin } from "./admin";

/** Latin letters and digits that stand in Bengali sentences as they are. */
const AS_THEY_ARE =
  /https?:\/\/\S*|\bCSV\b|UTF-8|\bJPEG\b|\bPNG\b|\bWebP\b|\bGIF\b|\bHEIC\b|Settings > Camera > Formats > Most Compatible|8801700000000|01712345678|name@example\.com|\/offer|\bhaat( check)?\b|Open in browser|EID2026|\(https\)|\bHAAT_[A-Z_]+|\bsecret\.key\b|\b03:30\b/g;

/** Texts that are no words of a language at all. */
const NO_WORDS = new Set(["adminAccount.factor.fileName", "adminProduct.ram.example", "server"]);

const NAME = "Ω";
const NUMBER = 1_234;

/** Calls a text with a number wherever it counts, and with a name wherever it takes words. */
function called(text: (...args: unknown[]) => unknown): string {
  const args = Array.from({ length: text.length }, (_, place) => {
    const tried = Array.from({ length: text.length }, (_unused, at) => (at === place ? NAME : 3));
    const said = String(text(...tried));
    return said.includes(NAME) && !said.includes("NaN") ? NAME : NUMBER;
  });
  return String(text(...args));
}

function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    return [[path, called(value as (...args: unknown[]) => unknown)]];
  }
  return Object.entries(value as object).flatMap(([name, inner]) =>
    textsOf(inner, path === "" ? name : `${path}.${name}`),
  );
}

const TEXTS = textsOf(admin, "").filter(([path]) => !NO_WORDS.has(path));

it("is written in Bengali letters and digits", () => {
  const foreign = TEXTS.filter(([, text]) => /[a-z0-9]/i.test(text.replace(AS_THEY_ARE, "")));
  expect(TEXTS.length).toBeGreaterThan(600);
  expect(foreign).toEqual([]);
  const empty = TEXTS.filter(([, text]) => !/[\u0980-\u09FF]|Ω/.test(text));
  expect(empty).toEqual([]);
});

it("ends its sentences as Bengali does, in one spelling of every letter", () => {
  expect(TEXTS.filter(([, text]) => /[\u0980-\u09FF]\.(?:\s|$)/.test(text))).toEqual([]);
  expect(TEXTS.filter(([, text]) => text !== text.normalize("NFC"))).toEqual([]);
});
