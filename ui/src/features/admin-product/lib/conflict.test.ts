import { describe, expect, it } from "vitest";
import { makeProduct } from "@/test/fixtures";
import { clashesOf, productNow, rebase } from "./conflict";
import { editStart } from "./edit-start";
import { valuesOf } from "./product-values";

const before = makeProduct({ price: 48_000, stock: 9, warranty: "1 year" });
const now = { ...before, price: 47_000, stock: 7, updatedAt: "2026-01-03T00:00:00Z" };

describe("an edit of a product that is another by now", () => {
  it("says what was, what is, and what was typed", () => {
    const typed = { ...valuesOf(before), price: "50000", warranty: "2 years" };
    expect(clashesOf(typed, before, now)).toEqual([
      { field: "price", before: "48000", now: "47000", yours: "50000" },
      { field: "stock", before: "9", now: "7", yours: undefined },
    ]);
  });

  it("keeps what was typed over the product as it is now", () => {
    const typed = { ...valuesOf(before), price: "50000", warranty: "2 years" };
    expect(rebase(typed, before, now)).toMatchObject({
      price: "50000",
      warranty: "2 years",
      stock: "7",
    });
  });

  it("keeps a chosen picture and the rows of a changed list", () => {
    const picture = new File(["x"], "x.png", { type: "image/png" });
    const typed = {
      ...valuesOf(before),
      mainImage: picture,
      specifications: [{ field: "Display", value: "7 inch" }],
    };
    const merged = rebase(typed, before, now);
    expect(merged.mainImage).toBe(picture);
    expect(merged.specifications).toEqual([{ field: "Display", value: "7 inch" }]);
  });

  it("keeps which picture is the main one, and says so", () => {
    const pictures = [{ image: "/uploads/b.webp" }];
    const [then, today] = [before, now].map((one) => ({ ...one, pictures }));
    if (!then || !today) throw new Error("both are there");
    const swapped = {
      ...valuesOf(then),
      mainImage: "/uploads/b.webp",
      pictures: [{ key: "x", image: then.mainImage, alt: "" }],
    };
    expect(rebase(swapped, then, today)).toMatchObject({
      mainImage: "/uploads/b.webp",
      pictures: swapped.pictures,
    });
    const other = { ...today, mainImage: "/uploads/c.webp" };
    expect(clashesOf(swapped, then, other)).toContainEqual({
      field: "mainImage",
      before: then.mainImage,
      now: "/uploads/c.webp",
      yours: "/uploads/b.webp",
    });
  });

  it("reads the product of a refusal, or its stock alone", () => {
    expect(productNow({ product: now }, before)).toBe(now);
    expect(productNow({ stock: 3 }, before)).toEqual({ ...before, stock: 3 });
    expect(productNow({ error: "no" }, before)).toBeUndefined();
  });
});

describe("a draft of an edit", () => {
  const draft = (change: object) => ({
    savedAt: "2026-01-02T03:04:05Z",
    base: before,
    picturesLost: false,
    values: { ...valuesOf(before), ...change },
  });

  it("tells what changed since it was left", () => {
    const start = editStart(now, draft({ warranty: "2 years" }));
    expect(start.clashes.map(({ field }) => field)).toEqual(["price", "stock"]);
    expect(start.values).toMatchObject({ warranty: "2 years", price: "47000" });
  });

  it("does not mind pieces that were sold, unless a stock was typed", () => {
    const sold = { ...before, stock: 8 };
    expect(editStart(sold, draft({ warranty: "2 years" }))).toMatchObject({
      clashes: [],
      values: { stock: "8", warranty: "2 years" },
    });
    expect(editStart(sold, draft({ stock: "20" })).clashes).toEqual([
      { field: "stock", before: "9", now: "8", yours: "20" },
    ]);
  });
});
