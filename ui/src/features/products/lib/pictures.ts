import type { Product } from "@/api/types";

export interface ProductPicture {
  path: string;
  /** The colour it shows; undefined for the main picture. */
  color: string | undefined;
  /** What it shows, in the owner's words; blank where the owner did not say it. */
  alt: string;
}

/** The main picture and those of the colours, each once. A main picture that is a colour's keeps its colour. */
export function picturesOf({
  mainImage,
  mainImageAlt = "",
  availableColors,
}: Pick<Product, "mainImage" | "mainImageAlt" | "availableColors">): ProductPicture[] {
  const pictures = new Map<string, ProductPicture>();
  if (mainImage) {
    pictures.set(mainImage, { path: mainImage, color: undefined, alt: mainImageAlt });
  }
  for (const { color, image, alt = "" } of availableColors) {
    if (!image) continue;
    const known = pictures.get(image);
    if (known) {
      known.color ??= color;
      known.alt ||= alt;
    } else pictures.set(image, { path: image, color, alt });
  }
  return [...pictures.values()];
}
