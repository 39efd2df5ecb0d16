import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Product } from "@/api/types";
import { sellingFacts } from "./product-facts";

interface Example {
  category: string;
  option: string | null;
  specifications: Product["specifications"];
  facts: string[];
}

const examples = JSON.parse(
  readFileSync("../tests/fixtures/product-facts.json", "utf8"),
) as Example[];

it.each(examples)("says $facts of a $category", ({ category, option, specifications, facts }) => {
  const ramStorage = option === null ? [] : [{ option, priceDifference: 0 }];
  expect(sellingFacts({ category, ramStorage, specifications })).toEqual(facts);
});
