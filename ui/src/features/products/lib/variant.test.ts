import { describe, expect, it } from "vitest";
import { makeProduct } from "@/test/fixtures";
import { parseVariant, variantDifference, variantSearch } from "./variant";

const product = makeProduct({
  availableColors: [
    { color: "Black", priceDifference: 0, image: "/uploads/black.webp" },
    { color: "Titan Blue", priceDifference: 1500, image: "/uploads/blue.webp" },
  ],
  ramStorage: [{ option: "8GB/128GB", priceDifference: -2000 }],
});

describe("the chosen variant", () => {
  it("comes from the address and goes back into it", () => {
    const search = "color=Titan+Blue&ram=8GB%2F128GB";
    const variant = parseVariant(new URLSearchParams(search), product);
    expect(variantDifference(variant)).toBe(-500);
    expect(variantSearch(variant)).toBe(`?${search}`);
  });

  it("is none for names the product does not have", () => {
    const variant = parseVariant(new URLSearchParams("color=Pink&ram=1TB"), product);
    expect(variantDifference(variant)).toBe(0);
    expect(variantSearch(variant)).toBe("");
  });
});
