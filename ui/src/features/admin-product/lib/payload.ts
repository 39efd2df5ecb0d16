import type { Product } from "@/api/types";
import {
  FIXED_FIELDS,
  shapeOf,
  valuesOf,
  type PictureValue,
  type ProductValues,
  type Shape,
} from "./product-values";

/** The text fields of the calls, in the form's order. Those of a row list hold JSON. */
export const TEXT_FIELDS = [
  "title",
  "description",
  "mainImagePath",
  "mainImageAlt",
  "pictures",
  "price",
  "offerPrice",
  "stock",
  "buyPoints",
  "emiAvailable",
  "category",
  "brand",
  "estimatedDelivery",
  "warranty",
  "specifications",
  "ramStorage",
  "availableColors",
] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

/** What a form sends (specification 7, Multipart adds). */
export interface Payload {
  fields: Partial<Record<TextField, string>>;
  mainImage: File | undefined;
  /** In the order of the pictures that are not stored yet. */
  pictureFiles: File[];
  /** In the order of the colors that name no stored picture. */
  colorImages: File[];
}

const storedOf = (image: PictureValue) => (typeof image === "string" ? { image } : {});
const wordsOf = (alt: string) => (alt.trim() === "" ? {} : { alt: alt.trim() });
const fileOf = (picture: PictureValue) => (picture instanceof File ? picture : undefined);

/** `007` is 7; what is no number stays, for the rules to complain about. */
function whole(typed: string): string {
  const text = typed.trim();
  return /^-?\d+$/.test(text) ? String(Number(text)) : text;
}

// Browsers give every line break as `\n`, and the shop stores it so.
const lines = (typed: string) => typed.trim().replace(/\r\n?/g, "\n");

function specificationsOf(values: ProductValues, shape: Shape): unknown {
  if (shape === "list") {
    return values.specifications.map(({ field, value }) => ({
      field: field.trim(),
      value: value.trim(),
    }));
  }
  return Object.fromEntries(FIXED_FIELDS.map((name) => [name, values.fixed[name].trim()]));
}

/** A form's values as the server takes them: category and brand in capitals, numbers as integers. */
export function payloadOf(values: ProductValues, shape: Shape): Payload {
  const fields: Payload["fields"] = {
    title: values.title.trim(),
    description: lines(values.description),
    mainImageAlt: values.mainImageAlt.trim(),
    pictures: JSON.stringify(
      values.pictures.map(({ image, alt }) => ({ ...storedOf(image), ...wordsOf(alt) })),
    ),
    price: whole(values.price),
    offerPrice: whole(values.offerPrice),
    stock: whole(values.stock),
    emiAvailable: String(values.emiAvailable),
    category: values.category.trim().toUpperCase(),
    brand: values.brand.trim().toUpperCase(),
    estimatedDelivery: values.estimatedDelivery.trim(),
    warranty: values.warranty.trim(),
    specifications: JSON.stringify(specificationsOf(values, shape)),
    ramStorage: JSON.stringify(
      values.ramStorage.map(({ option, priceDifference }) => ({
        option: option.trim(),
        priceDifference: Number(whole(priceDifference)),
      })),
    ),
    availableColors: JSON.stringify(
      values.availableColors.map(({ color, priceDifference, image, alt }) => ({
        color: color.trim(),
        priceDifference: Number(whole(priceDifference)),
        ...storedOf(image),
        ...wordsOf(alt),
      })),
    ),
  };
  if (typeof values.mainImage === "string") fields.mainImagePath = values.mainImage;
  // Watches and TVs have no buy points (specification 7).
  if (shape === "list") fields.buyPoints = whole(values.buyPoints);
  return {
    fields,
    mainImage: fileOf(values.mainImage),
    pictureFiles: values.pictures.flatMap(({ image }) => fileOf(image) ?? []),
    colorImages: values.availableColors.flatMap(({ image }) => fileOf(image) ?? []),
  };
}

/** Only what differs from `base`; pictures that were chosen always do. */
export function changesFrom(base: Payload, payload: Payload): Payload {
  const changed = TEXT_FIELDS.filter(
    // A file takes the place of a stored main picture.
    (name) => payload.fields[name] !== undefined && payload.fields[name] !== base.fields[name],
  );
  return {
    ...payload,
    fields: Object.fromEntries(changed.map((name) => [name, payload.fields[name]])),
  };
}

/** What an edit changes of a product (contract 4: only the fields that a person changed are sent). */
export function changesOf(values: ProductValues, base: Product): Payload {
  const shape = shapeOf(base);
  return changesFrom(payloadOf(valuesOf(base), shape), payloadOf(values, shape));
}

export function isEmpty({ fields, ...files }: Payload): boolean {
  return Object.keys(fields).length === 0 && filesOf(files).length === 0;
}

const filesOf = ({ mainImage, pictureFiles, colorImages }: Omit<Payload, "fields">) => [
  ...(mainImage ? [mainImage] : []),
  ...pictureFiles,
  ...colorImages,
];

/** The payload as a multipart form. */
export function formOf({ fields, mainImage, pictureFiles, colorImages }: Payload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (mainImage) form.append("mainImage", mainImage);
  for (const picture of pictureFiles) form.append("pictureFiles", picture);
  for (const image of colorImages) form.append("colorImages", image);
  return form;
}

/** How many bytes the pictures have. */
export function pictureBytes(payload: Payload): number {
  return filesOf(payload).reduce((sum, { size }) => sum + size, 0);
}
