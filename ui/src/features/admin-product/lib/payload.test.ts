import { describe, expect, it } from "vitest";
import { makeProduct } from "@/test/fixtures";
import { changesOf, formOf, isEmpty, payloadOf } from "./payload";
import { emptyValues, valuesOf, type ProductValues } from "./product-values";

const picture = (name: string) => new File([name], name, { type: "image/png" });

function typed(change: Partial<ProductValues> = {}): ProductValues {
  return { ...emptyValues(), ...change };
}

describe("payloadOf", () => {
  it("writes category and brand in capitals, and numbers as integers", () => {
    const { fields } = payloadOf(
      typed({
        category: " power bank ",
        brand: "Oppo",
        price: "007",
        offerPrice: "0",
        stock: "5 ",
      }),
      "list",
    );
    expect(fields).toMatchObject({
      category: "POWER BANK",
      brand: "OPPO",
      price: "7",
      offerPrice: "0",
      stock: "5",
      buyPoints: "0",
    });
  });

  it("sends rows as JSON, with their differences as numbers and colors without pictures", () => {
    const { fields, colorImages } = payloadOf(
      typed({
        specifications: [{ field: " Display ", value: "6.7 inch" }],
        ramStorage: [{ option: "8 GB / 256 GB", priceDifference: "4000" }],
        availableColors: [
          {
            key: "a",
            color: "Black",
            priceDifference: "-500",
            image: picture("black.png"),
            alt: "",
          },
          {
            key: "b",
            color: "সবুজ",
            priceDifference: "0",
            image: "/uploads/green.webp",
            alt: " From behind ",
          },
          { key: "c", color: "Gold", priceDifference: "0", image: picture("gold.png"), alt: "" },
        ],
      }),
      "list",
    );
    expect(fields.specifications).toBe('[{"field":"Display","value":"6.7 inch"}]');
    expect(fields.ramStorage).toBe('[{"option":"8 GB / 256 GB","priceDifference":4000}]');
    expect(fields.availableColors).toBe(
      '[{"color":"Black","priceDifference":-500},' +
        '{"color":"সবুজ","priceDifference":0,"image":"/uploads/green.webp","alt":"From behind"},' +
        '{"color":"Gold","priceDifference":0}]',
    );
    expect(colorImages.map(({ name }) => name)).toEqual(["black.png", "gold.png"]);
  });

  it("sends pictures beside the main one as rows in their order, with files for those that are new", () => {
    const { fields, pictureFiles } = payloadOf(
      typed({
        pictures: [
          { key: "a", image: picture("side.png"), alt: " From the side " },
          { key: "b", image: "/uploads/back.webp", alt: "" },
          { key: "c", image: picture("top.png"), alt: "" },
        ],
      }),
      "list",
    );
    expect(fields.pictures).toBe('[{"alt":"From the side"},{"image":"/uploads/back.webp"},{}]');
    expect(pictureFiles.map(({ name }) => name)).toEqual(["side.png", "top.png"]);
  });

  it("sends the object of six fields and no points for watches and TVs", () => {
    const { fields } = payloadOf(
      typed({ fixed: { ...emptyValues().fixed, display: "55 inch", launch: "2026" } }),
      "fixed",
    );
    expect(fields.specifications).toBe(
      '{"body":"","battery":"","display":"55 inch","mainCamera":"","selfieCamera":"","launch":"2026"}',
    );
    expect(fields).not.toHaveProperty("buyPoints");
  });
});

describe("changesOf", () => {
  const base = makeProduct({
    description: "One\nTwo",
    availableColors: [{ color: "Black", priceDifference: 0, image: "/uploads/black.webp" }],
  });

  it("finds nothing in an untouched form, nor in other spellings of the same", () => {
    expect(isEmpty(changesOf(valuesOf(base), base))).toBe(true);
    const respelled = { ...valuesOf(base), brand: " samsung", price: "048000" };
    expect(isEmpty(changesOf({ ...respelled, description: "One\r\nTwo " }, base))).toBe(true);
  });

  it("finds the fields that were changed, and only those", () => {
    const values = { ...valuesOf(base), price: "50000", emiAvailable: false };
    expect(changesOf(values, base).fields).toEqual({ price: "50000", emiAvailable: "false" });
  });

  it("keeps a color's picture by its path, and sends a new one", () => {
    const values = valuesOf(base);
    values.availableColors.push({
      key: "n",
      color: "Gold",
      priceDifference: "0",
      image: picture("gold.png"),
      alt: "",
    });
    const changes = changesOf(values, base);
    expect(Object.keys(changes.fields)).toEqual(["availableColors"]);
    expect(changes.fields.availableColors).toContain('"image":"/uploads/black.webp"');
    expect(changes.colorImages.map(({ name }) => name)).toEqual(["gold.png"]);
  });

  it("counts a chosen main picture as a change", () => {
    const changes = changesOf({ ...valuesOf(base), mainImage: picture("new.png") }, base);
    expect(isEmpty(changes)).toBe(false);
    expect([...formOf(changes).keys()]).toEqual(["mainImage"]);
  });

  it("makes another of the product's pictures the main one by its path", () => {
    const before = makeProduct({
      mainImage: "/uploads/a.webp",
      pictures: [{ image: "/uploads/b.webp", alt: "From behind" }],
    });
    const swapped = {
      ...valuesOf(before),
      mainImage: "/uploads/b.webp",
      pictures: [{ key: "x", image: "/uploads/a.webp", alt: "" }],
    };
    expect(isEmpty(changesOf(valuesOf(before), before))).toBe(true);
    expect([...formOf(changesOf(swapped, before))]).toEqual([
      ["mainImagePath", "/uploads/b.webp"],
      ["pictures", '[{"image":"/uploads/a.webp"}]'],
    ]);
  });
});

it("orders the form as multipart: fields, main picture, those beside it and the colors' in their order", () => {
  const form = formOf({
    fields: { title: "Phone" },
    mainImage: picture("main.png"),
    pictureFiles: [picture("side.png")],
    colorImages: [picture("1.png"), picture("2.png")],
  });
  expect([...form.keys()]).toEqual([
    "title",
    "mainImage",
    "pictureFiles",
    "colorImages",
    "colorImages",
  ]);
  expect(form.getAll("colorImages").map((file) => (file as File).name)).toEqual(["1.png", "2.png"]);
});
