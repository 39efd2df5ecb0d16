import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useProductFormTexts } from "@/texts/admin-product";
import { isColorFilled, isRamFilled, isSpecificationFilled } from "./filled";
import { emptyValues, type ProductValues } from "./product-values";
import { productRules } from "./rules";

const picture = new File(["x"], "x.png", { type: "image/png" });

const GOOD: ProductValues = {
  ...emptyValues("PHONE"),
  title: "Phone",
  description: "Bright.",
  mainImage: picture,
  price: "48000",
  offerPrice: "45000",
  stock: "3",
  brand: "Oppo",
  estimatedDelivery: "2 days",
  warranty: "1 year",
};

/** What the rules say, by the path of the field. */
function complaints(change: Partial<ProductValues>): Record<string, string> {
  const { result } = renderHook(() => useProductFormTexts());
  const checked = productRules(result.current).safeParse({ ...GOOD, ...change });
  const found: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) found[path.join(".")] ??= message;
  return found;
}

describe("productRules", () => {
  it("takes a good form, and 0 for no offer", () => {
    expect(complaints({})).toEqual({});
    expect(complaints({ offerPrice: "0", price: "0", stock: "0" })).toEqual({});
  });

  it("asks for every required field", () => {
    expect(complaints({ ...emptyValues(), buyPoints: "" })).toEqual({
      title: "Title is required.",
      description: "Description is required.",
      mainImage: "Main image is required.",
      price: "Price is required.",
      offerPrice: "Offer price is required.",
      stock: "Stock is required.",
      buyPoints: "Buy points is required.",
      category: "Category is required.",
      brand: "Brand is required.",
      estimatedDelivery: "Estimated delivery is required.",
      warranty: "Warranty is required.",
    });
    expect(complaints({ title: "   " })).toEqual({ title: "Title is required." });
  });

  it.each([
    [{ price: "45000.5" }, { price: "Price must be a whole number." }],
    [{ price: "100000001" }, { price: "Price must be between 0 and 100,000,000." }],
    [{ stock: "1000001" }, { stock: "Stock must be between 0 and 1,000,000." }],
    [{ offerPrice: "-1" }, { offerPrice: "Offer price must be between 0 and 100,000,000." }],
    [{ offerPrice: "48001" }, { offerPrice: "The offer price must not be above the price." }],
    [{ title: "x".repeat(201) }, { title: "Title can have at most 200 characters." }],
    [{ brand: "x".repeat(61) }, { brand: "Brand can have at most 60 characters." }],
  ])("refuses %o", (change, complaint) => {
    expect(complaints(change)).toEqual(complaint);
  });

  it("counts characters as the server does", () => {
    expect(complaints({ title: "😀".repeat(200) })).toEqual({});
  });

  it("asks for each part of a row", () => {
    expect(
      complaints({
        specifications: [{ field: "Display", value: "" }],
        ramStorage: [{ option: "", priceDifference: "-" }],
        availableColors: [{ key: "a", color: "Black", priceDifference: "", image: null, alt: "" }],
      }),
    ).toEqual({
      "specifications.0.value": "Value is required.",
      "ramStorage.0.option": "Option is required.",
      "ramStorage.0.priceDifference": "Price difference must be a whole number.",
      "availableColors.0.priceDifference": "Price difference is required.",
      "availableColors.0.image": "Each colour needs its own image.",
    });
  });

  it("refuses a variant that stands there twice", () => {
    const color = (name: string) => ({
      key: name,
      color: name,
      priceDifference: "0",
      image: picture,
      alt: "",
    });
    expect(
      complaints({ availableColors: [color("Black"), color("Gold"), color(" black")] }),
    ).toEqual({ "availableColors.2.color": "'black' stands there twice." });
  });

  it("keeps every variant's price from falling below 0", () => {
    const ram = (priceDifference: string) => [{ option: "4 GB", priceDifference }];
    expect(complaints({ ramStorage: ram("-45000") })).toEqual({});
    expect(complaints({ ramStorage: ram("-45001") })).toEqual({
      price: "The price differences would bring the price below 0.",
    });
  });
});

it("knows when a row is filled", () => {
  expect(isSpecificationFilled({ field: "Display", value: " " })).toBe(false);
  expect(isSpecificationFilled({ field: "Display", value: "6 inch" })).toBe(true);
  expect(isRamFilled({ option: "8 GB", priceDifference: "" })).toBe(false);
  expect(isRamFilled({ option: "8 GB", priceDifference: "-10" })).toBe(true);
  const color = { key: "a", color: "Black", priceDifference: "0", alt: "" };
  expect(isColorFilled({ ...color, image: null })).toBe(false);
  expect(isColorFilled({ ...color, image: picture })).toBe(true);
});
