import { describe, expect, it } from "vitest";
import lists from "../../../../tests/fixtures/lists.json";
import { urlOf } from "@/api/boot";
import { productListQuery } from "@/api/queries/product-list";
import { SPECS } from "@/config/generated";
import type { Listing } from "@/config/listings";
import {
  brandSource,
  categorySource,
  listingSource,
  searchSource,
  type ListSource,
} from "./list-source";
import {
  hasDefaultBound,
  listCalls,
  parseListingState,
  priceBounds,
  sliderOf,
  writeListingState,
} from "./listing-state";

const parse = (search: string) => parseListingState(new URLSearchParams(search), 1_000_000);
const rules = { defaultMin: 200, sliderMax: 1_000_000 };

describe("the state of a list in its address", () => {
  it("reads what is there", () => {
    expect(parse("page=3&sort=highToLow&max=5000&q=%E0%A6%AB%E0%A7%8B%E0%A6%A8&all=1")).toEqual({
      page: 3,
      sort: "highToLow",
      min: undefined,
      max: 5000,
      brands: [],
      specs: [],
      q: "ফোন",
      all: true,
    });
  });

  it.each([
    "",
    "page=0&sort=cheap&max=-1&q=%20&all=yes",
    "page=-2&max=1e3&sort=LOWTOHIGH",
    "page=1.5&max=0x10&all=0",
    "page=1e3&max=abc",
    "min=-1&max=&brands=",
    "min=1.5&brands=%20,,%2C",
    "sort=cheapest&specs=fast,ram7,RAM8,,5G",
  ])("falls back for what it cannot mean: %s", (search) => {
    expect(parse(search)).toEqual({
      page: 1,
      sort: undefined,
      min: undefined,
      max: undefined,
      brands: [],
      specs: [],
      q: "",
      all: false,
    });
  });

  it("keeps the slider inside its range and the search inside the server's limit", () => {
    expect(parse("max=5000000").max).toBeUndefined();
    expect(parse("max=1000000").max).toBeUndefined();
    expect(parse("max=999999").max).toBe(999_999);
    expect(parse(`q=${"a".repeat(600)}`).q).toHaveLength(500);
    // Counted as the server counts: by characters, also beyond the basic plane.
    expect(parse(`q=${"📱".repeat(501)}`).q).toBe("📱".repeat(500));
  });

  it("reads brands once in whatever case, and no more than the server takes", () => {
    expect(parse("brands=SAMSUNG,%20Apple%20,,apple,LG").brands).toEqual([
      "SAMSUNG",
      "Apple",
      "LG",
    ]);
    expect(parse("brands=Foo%5C,%20Inc.,A%5C%5CB,C%5C").brands).toEqual([
      "Foo, Inc.",
      "A\\B",
      "C\\",
    ]);
    const many = Array.from({ length: 30 }, (_, index) => `B${index}`);
    expect(parse(`brands=${many.join(",")}`).brands).toEqual(many.slice(0, 20));
  });

  it("reads facts by their words, each once, and no more than the server takes", () => {
    expect(parse("specs=5g,%20ram8,,5g,screen65,stock").specs).toEqual([
      "5g",
      "ram8",
      "screen65",
      "stock",
    ]);
    const known = SPECS.split(" ");
    expect(parse(`specs=${known.join(",")}`).specs).toEqual(known.slice(0, 20));
  });

  it("takes a page of any length for one beyond the last", () => {
    expect(parse("page=99999999999999").page).toBe(999_999_999);
  });

  it("reads a range as it is, also beyond the slider", () => {
    expect(parse("min=2000000&max=5000000")).toMatchObject({ min: 2_000_000, max: 5_000_000 });
    expect(parse("min=100000")).toMatchObject({ min: 100_000, max: undefined });
  });

  it("writes only what differs from the default and keeps foreign parameters", () => {
    const state = parse("page=2&sort=lowToHigh&max=0");
    const written = writeListingState(new URLSearchParams("utm=x&all=1"), state);
    expect(written.toString()).toBe("utm=x&page=2&sort=lowToHigh&max=0");
    const everything = new URLSearchParams("page=2&q=a&min=1&max=2&brands=LG");
    expect(writeListingState(everything, parse("")).toString()).toBe("");
    const commas = parse("brands=Foo%5C%2C+Inc.%2CA%5C%5CB");
    expect(parse(writeListingState(new URLSearchParams(), commas).toString())).toEqual(commas);
    const chosen = "sort=bestSelling&min=1&max=4999&brands=SAMSUNG%2CLG&specs=5g%2Cram8";
    expect(writeListingState(new URLSearchParams(), parse(chosen)).toString()).toBe(chosen);
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
    expect(priceBounds(parse("max=1000000"), rules)).toEqual({ min: 200, max: undefined });
    expect(priceBounds(parse("max=1000000&all=1"), rules)).toEqual({
      min: undefined,
      max: undefined,
    });
  });

  it("are those of a chosen range, which leaves the slider untouched", () => {
    const range = parse("min=5000&max=19999");
    expect(priceBounds(range, rules)).toEqual({ min: 5000, max: 19_999 });
    expect(hasDefaultBound(range, rules)).toBe(false);
    expect(sliderOf(range)).toBeUndefined();
    expect(priceBounds(parse("min=1000000"), rules)).toEqual({ min: 1_000_000, max: undefined });
    expect(priceBounds(parse("min=1&max=2000000"), rules)).toEqual({ min: 1, max: 2_000_000 });
    expect(sliderOf(parse("max=5000"))).toBe(5000);
  });

  it("do not start at 200 after Show all, on upcoming products and on search results", () => {
    expect(hasDefaultBound(parse("all=1"), rules)).toBe(false);
    expect(priceBounds(parse(""), { ...rules, defaultMin: 0 }).min).toBeUndefined();
  });
});

const SOURCES: Record<string, (first: string, second: string) => ListSource> = {
  listing: (name) => listingSource(name as Listing),
  category: categorySource,
  brand: brandSource,
  search: searchSource,
};

it.each(lists)("asks for $list at $query what the server embeds", ({ list, query, calls }) => {
  const [kind = "", first = "", second = ""] = list;
  const source = SOURCES[kind]!(first, second);
  const state = parseListingState(new URLSearchParams(query), source.sliderMax);
  const { shown, hidden } = listCalls(source.fixed, source, state);
  const address = (params: typeof shown) => {
    const [, , path, asked] = productListQuery(source.path, params).queryKey;
    return urlOf(path, asked);
  };
  expect([shown, hidden].filter((params) => params !== undefined).map(address)).toEqual(calls);
});
