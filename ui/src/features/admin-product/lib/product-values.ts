import type { FixedSpecification, Product } from "@/api/types";
import { newKey } from "@/lib/new-key";

/** A picture of the form: chosen here, stored in the shop (its path), or none yet. */
export type PictureValue = File | string | null;

/** A picture beside the main one. */
export interface MorePictureValue {
  /** Tells it apart from others in this form, as a color's key does. */
  key: string;
  image: PictureValue;
  /** What it shows, in words. */
  alt: string;
}

export interface SpecificationValue {
  field: string;
  value: string;
}

export interface RamValue {
  option: string;
  priceDifference: string;
}

export interface ColorValue {
  /** Tells the row apart from others in this form, so that a draft's picture finds its color. */
  key: string;
  color: string;
  priceDifference: string;
  image: PictureValue;
  /** What its picture shows, in words. */
  alt: string;
}

/** Rows of field and value, or the object of six fields (specification 3). */
export type Shape = "list" | "fixed";

/** A product's form as it is typed. */
export interface ProductValues {
  title: string;
  description: string;
  mainImage: PictureValue;
  /** What the main picture shows, in words. */
  mainImageAlt: string;
  /** Those beside it, in their order. */
  pictures: MorePictureValue[];
  price: string;
  offerPrice: string;
  stock: string;
  buyPoints: string;
  emiAvailable: boolean;
  category: string;
  brand: string;
  estimatedDelivery: string;
  warranty: string;
  /** Of the shape `list`. */
  specifications: SpecificationValue[];
  /** Of the shape `fixed`. */
  fixed: Record<keyof FixedSpecification, string>;
  ramStorage: RamValue[];
  availableColors: ColorValue[];
}

/** The six fields of watches and TVs, in the order of the product's page. */
export const FIXED_FIELDS = [
  "body",
  "battery",
  "display",
  "mainCamera",
  "selfieCamera",
  "launch",
] as const satisfies (keyof FixedSpecification)[];

const NO_FIXED: ProductValues["fixed"] = {
  body: "",
  battery: "",
  display: "",
  mainCamera: "",
  selfieCamera: "",
  launch: "",
};

/** An add form before anything is typed. */
export function emptyValues(category = ""): ProductValues {
  return {
    title: "",
    description: "",
    mainImage: null,
    mainImageAlt: "",
    pictures: [],
    price: "",
    offerPrice: "",
    stock: "",
    buyPoints: "0",
    emiAvailable: false,
    category,
    brand: "",
    estimatedDelivery: "",
    warranty: "",
    specifications: [],
    fixed: NO_FIXED,
    ramStorage: [],
    availableColors: [],
  };
}

export const newPicture = (image: File): MorePictureValue => ({ key: newKey(), image, alt: "" });
export const newSpecification = (): SpecificationValue => ({ field: "", value: "" });
export const newRam = (): RamValue => ({ option: "", priceDifference: "0" });
export const newColor = (): ColorValue => ({
  key: newKey(),
  color: "",
  priceDifference: "0",
  image: null,
  alt: "",
});

/** The shape in which a product has its specifications. */
export function shapeOf(product: Pick<Product, "specifications">): Shape {
  return Array.isArray(product.specifications) ? "list" : "fixed";
}

/** A product as its form shows it. */
export function valuesOf(product: Product): ProductValues {
  const { specifications } = product;
  return {
    title: product.title,
    description: product.description,
    mainImage: product.mainImage,
    mainImageAlt: product.mainImageAlt ?? "",
    pictures: (product.pictures ?? []).map(({ image, alt = "" }) => ({
      key: newKey(),
      image,
      alt,
    })),
    price: String(product.price),
    offerPrice: String(product.offerPrice),
    stock: String(product.stock),
    buyPoints: String(product.buyPoints),
    emiAvailable: product.emiAvailable,
    category: product.category,
    brand: product.brand,
    estimatedDelivery: product.estimatedDelivery,
    warranty: product.warranty,
    specifications: Array.isArray(specifications) ? specifications.map((row) => ({ ...row })) : [],
    fixed: Array.isArray(specifications) ? NO_FIXED : { ...NO_FIXED, ...specifications },
    ramStorage: product.ramStorage.map(({ option, priceDifference }) => ({
      option,
      priceDifference: String(priceDifference),
    })),
    availableColors: product.availableColors.map(({ color, priceDifference, image, alt = "" }) => ({
      key: newKey(),
      color,
      priceDifference: String(priceDifference),
      image,
      alt,
    })),
  };
}
