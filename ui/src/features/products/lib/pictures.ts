import type { Product } from "@/api/types";

export interface ProductPicture {
  path: string;
  /** The colour it shows; undefined for the main picture. */
  color: string | undefined;
}

/** The main picture and those of the colours, each once. A main picture that is a colour's keeps its colour. */
export function picturesOf(
  product: Pick<Product, "mainImage" | "availableColors">,
): ProductPicture[] {
  const pictures = new Map<string, ProductPicture>();
  if (product.mainImage) {
    pictures.set(product.mainImage, { path: product.mainImage, color: undefined });
  }
  for (const { color, image } of product.availableColors) {
    if (!image) continue;
    const known = pictures.get(image);
    if (known) known.color ??= color;
    else pictures.set(image, { path: image, color });
  }
  return [...pictures.values()];
}
