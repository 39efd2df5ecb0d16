import * as z from "zod/mini";
import {
  MAX_BRAND,
  MAX_DESCRIPTION,
  MAX_FORM_BYTES,
  MAX_PICTURES,
  MAX_POINTS,
  MAX_PRICE,
  MAX_SHORT,
  MAX_STOCK,
  MAX_TITLE,
} from "@/config/generated-admin";
import type { ProductFormTexts } from "@/texts/admin-product";
import type { PictureValue, ProductValues } from "./product-values";

/** The largest form in bytes (contract 2), less what its texts may take. */
export const MOST_PICTURE_BYTES = MAX_FORM_BYTES - 1024 * 1024;

const WHOLE = /^-?\d+$/;

// The server counts characters, not UTF-16 units.
const fits = (most: number) => (text: string) => [...text].length <= most;

function line(texts: ProductFormTexts, label: string, most: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.required(label)),
      z.refine(fits(most), texts.tooLong(label, most)),
    );
}

/** A whole number as text; a wrong one has one complaint, not two. */
function whole(texts: ProductFormTexts, label: string, least: number, most: number) {
  const inRange = (typed: string) => Number(typed) >= least && Number(typed) <= most;
  return z.string().check(
    z.trim(),
    z.minLength(1, texts.required(label)),
    z.refine((typed) => typed === "" || WHOLE.test(typed), texts.notWhole(label)),
    z.refine((typed) => !WHOLE.test(typed) || inRange(typed), texts.outOfRange(label, least, most)),
  );
}

const picture = (needed: string) =>
  z.custom<PictureValue>((value) => value instanceof File || typeof value === "string", needed);

/** Complains of each row whose name stood before. */
function noneTwice<T>(nameOf: (row: T) => string, field: string, texts: ProductFormTexts) {
  return z.check<T[]>(({ value, issues }) => {
    const seen = new Set<string>();
    value.forEach((row, index) => {
      const name = nameOf(row).trim();
      const folded = name.toLowerCase();
      if (name !== "" && seen.has(folded)) {
        issues.push({
          code: "custom",
          input: row,
          path: [index, field],
          message: texts.twice(name),
        });
      }
      seen.add(folded);
    });
  });
}

function lowestDifference(rows: readonly { priceDifference: string }[]): number {
  return Math.min(0, ...rows.map((row) => Number(row.priceDifference) || 0));
}

function offerFits({ price, offerPrice }: Pick<ProductValues, "price" | "offerPrice">): boolean {
  return !WHOLE.test(price) || Number(offerPrice) <= Number(price);
}

/** The lowest price that variants lead to is not below 0 (contract 4). */
function staysAboveZero(values: ProductValues): boolean {
  if (!WHOLE.test(values.price) || !offerFits(values)) return true;
  const asked = Number(values.offerPrice) > 0 ? Number(values.offerPrice) : Number(values.price);
  return (
    asked + lowestDifference(values.ramStorage) + lowestDifference(values.availableColors) >= 0
  );
}

/** What a form checks before it asks the server, whose rules and words are the same (specification 5). */
export function productRules(texts: ProductFormTexts) {
  const difference = whole(texts, texts.priceDifference, -MAX_PRICE, MAX_PRICE);
  const short = (label: string) =>
    z.string().check(z.trim(), z.refine(fits(MAX_SHORT), texts.tooLong(label, MAX_SHORT)));
  return z
    .object({
      title: line(texts, texts.title, MAX_TITLE),
      description: line(texts, texts.description, MAX_DESCRIPTION),
      mainImage: picture(texts.required(texts.mainImage)),
      mainImageAlt: short(texts.mainImageAlt),
      pictures: z
        .array(
          z.object({
            key: z.string(),
            image: picture(texts.pictures.lost),
            alt: short(texts.mainImageAlt),
          }),
        )
        .check(z.maxLength(MAX_PICTURES, texts.pictures.most(MAX_PICTURES))),
      price: whole(texts, texts.price, 0, MAX_PRICE),
      offerPrice: whole(texts, texts.offerPrice, 0, MAX_PRICE),
      stock: whole(texts, texts.stock, 0, MAX_STOCK),
      buyPoints: whole(texts, texts.buyPoints, 0, MAX_POINTS),
      emiAvailable: z.boolean(),
      category: line(texts, texts.category, MAX_BRAND),
      brand: line(texts, texts.brand, MAX_BRAND),
      estimatedDelivery: line(texts, texts.estimatedDelivery, MAX_SHORT),
      warranty: line(texts, texts.warranty, MAX_SHORT),
      specifications: z.array(
        z.object({
          field: line(texts, texts.specification.field, MAX_SHORT),
          value: line(texts, texts.specification.value, MAX_SHORT),
        }),
      ),
      fixed: z.object({
        body: short(texts.sections.specifications.title),
        battery: short(texts.sections.specifications.title),
        display: short(texts.sections.specifications.title),
        mainCamera: short(texts.sections.specifications.title),
        selfieCamera: short(texts.sections.specifications.title),
        launch: short(texts.sections.specifications.title),
      }),
      ramStorage: z
        .array(
          z.object({
            option: line(texts, texts.ram.option, MAX_SHORT),
            priceDifference: difference,
          }),
        )
        .check(noneTwice(({ option }) => option, "option", texts)),
      availableColors: z
        .array(
          z.object({
            key: z.string(),
            color: line(texts, texts.color.name, MAX_SHORT),
            priceDifference: difference,
            image: picture(texts.ownImage),
            alt: short(texts.mainImageAlt),
          }),
        )
        .check(noneTwice(({ color }) => color, "color", texts)),
    })
    .check(
      z.refine(offerFits, { error: texts.offerAbovePrice, path: ["offerPrice"] }),
      z.refine(staysAboveZero, { error: texts.belowZero, path: ["price"] }),
    );
}
