import type { BannerText } from "@/api/types";

/** A banner's description; where words stand over the picture, these are enough. */
export function altOf(alt: string | undefined, words: BannerText | undefined, otherwise: string) {
  return written(alt, Object.keys(words ?? {}).length > 0 ? "" : otherwise);
}

/** What the owner wrote; blank and not written are the same. */
export function written(text: string | undefined, otherwise: string): string {
  return text === undefined || text === "" ? otherwise : text;
}
