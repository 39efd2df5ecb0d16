import type { Product } from "@/api/types";

export interface ProductPicture {
  path: string;
  /** The colour it shows; undefined where it is no colour's. */
  color: string | undefined;
  /** What it shows, in the owner's words; blank where the owner did not say it. */
  alt: string;
}

/** The main picture, those beside it, and those of the colours, each once. One that is a colour's, too, keeps its colour. */
export function picturesOf({
  mainImage,
  mainImageAlt = "",
  pictures: beside = [],
  availableColors,
}: Pick<Product, "mainImage" | "mainImageAlt" | "pictures" | "availableColors">): ProductPicture[] {
  const pictures = new Map<string, ProductPicture>();
  if (mainImage) {
    pictures.set(mainImage, { path: mainImage, color: undefined, alt: mainImageAlt });
  }
  for (const { image, alt = "" } of beside) {
    const known = pictures.get(image);
    if (known) known.alt ||= alt;
    else pictures.set(image, { path: image, color: undefined, alt });
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
