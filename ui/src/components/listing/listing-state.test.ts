import { describe, expect, it } from "vitest";
import {
  hasDefaultBound,
  parseListingState,
  priceBounds,
  writeListingState,
} from "./listing-state";

const parse = (search: string) => parseListingState(new URLSearchParams(search), 1_000_000);
const rules = { defaultMin: 200, sliderMax: 1_000_000 };

describe("the state of a list in its address", () => {
  it("reads what is there", () => {
    expect(parse("page=3&sort=highToLow&max=5000&q=%E0%A6%AB%E0%A7%8B%E0%A6%A8&all=1")).toEqual({
      page: 3,
      sort: "highToLow",
      max: 5000,
      q: "ফোন",
      all: true,
    });
  });

  it.each([
    "",
    "page=0&sort=cheap&max=-1&q=%20&all=yes",
    "page=-2&max=1e3&sort=LOWTOHIGH",
    "page=1.5&max=0x10&all=0",
    "page=99999999999999&max=abc",
  ])("falls back for what it cannot mean: %s", (search) => {
    expect(parse(search)).toEqual({ page: 1, sort: undefined, max: undefined, q: "", all: false });
  });

  it("keeps the slider inside its range and the search inside the server's limit", () => {
    expect(parse("max=5000000").max).toBe(1_000_000);
    expect(parse(`q=${"a".repeat(600)}`).q).toHaveLength(500);
  });

  it("writes only what differs from the default and keeps foreign parameters", () => {
    const state = parse("page=2&sort=lowToHigh&max=0");
    const written = writeListingState(new URLSearchParams("utm=x&all=1"), state);
    expect(written.toString()).toBe("utm=x&page=2&sort=lowToHigh&max=0");
    expect(writeListingState(new URLSearchParams("page=2&q=a"), parse("")).toString()).toBe("");
  });
});

describe("price bounds", () => {
  it("start at 200 while nobody has touched the slider", () => {
    expect(priceBounds(parse(""), rules)).toEqual({ min: 200, max: undefined });
  });

  it("start at 0 once the slider was touched", () => {
    expect(priceBounds(parse("max=150"), rules)).toEqual({ min: undefined, max: 150 });
    expect(priceBounds(parse("max=0"), rules)).toEqual({ min: undefined, max: 0 });
  });

  it("have no upper end at the slider's right end", () => {
    expect(priceBounds(parse("max=1000000"), rules)).toEqual({ min: undefined, max: undefined });
  });

  it("do not start at 200 after Show all, on upcoming products and on search results", () => {
    expect(hasDefaultBound(parse("all=1"), rules)).toBe(false);
    expect(priceBounds(parse(""), { ...rules, defaultMin: 0 }).min).toBeUndefined();
  });
});
