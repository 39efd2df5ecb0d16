import type { Product } from "@/api/types";
import type { KeptPictures } from "./kept-pictures";
import { emptyValues, type PictureValue, type ProductValues } from "./product-values";

/** The main picture's name among the kept ones; the others have the key of their row. */
const MAIN = "main";

/** A draft as text storage holds it. */
export interface KeptDraft {
  /** RFC 3339. */
  savedAt: string;
  /** Without the chosen pictures. */
  values: ProductValues;
  /** The names of the pictures that were chosen. */
  pictures: string[];
  /** The product as the form was opened with, where it is an edit. */
  base: Product | null;
}

/** Tells the draft's reader which parts there are. */
export const NO_DRAFT: KeptDraft = {
  savedAt: "",
  values: emptyValues(),
  pictures: [],
  base: null,
};

/** The chosen pictures of a form by their names. */
export function picturesOf(values: ProductValues): KeptPictures {
  const all: [string, PictureValue][] = [
    [MAIN, values.mainImage],
    ...[...values.pictures, ...values.availableColors].map(
      ({ key, image }): [string, PictureValue] => [key, image],
    ),
  ];
  return Object.fromEntries(
    all.filter((entry): entry is [string, File] => entry[1] instanceof File),
  );
}

/** A form's values without its chosen pictures. */
export function textsOf(values: ProductValues): ProductValues {
  const stored = (picture: PictureValue) => (picture instanceof File ? null : picture);
  return {
    ...values,
    mainImage: stored(values.mainImage),
    pictures: values.pictures.map((row) => ({ ...row, image: stored(row.image) })),
    availableColors: values.availableColors.map((row) => ({ ...row, image: stored(row.image) })),
  };
}

/**
 * The form that a draft was; a picture that was not kept is the product's own again, or none, and has no place beside the
 * main one.
 */
export function valuesOfDraft(draft: KeptDraft, pictures: KeptPictures): ProductValues {
  const { values, base } = draft;
  const withPicture = <Row extends { key: string; image: PictureValue }>(row: Row): Row => ({
    ...row,
    image: pictures[row.key] ?? row.image,
  });
  return {
    ...values,
    mainImage: pictures[MAIN] ?? values.mainImage ?? base?.mainImage ?? null,
    pictures: values.pictures.map(withPicture).filter(({ image }) => image !== null),
    availableColors: values.availableColors.map(withPicture),
  };
}
