/** The formats that the shop stores (contract 8). */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"];

/** Above this no picture is drawn anew: the largest sensors of phones have 200 megapixels. */
export const MAX_DRAWN_PIXELS = 220_000_000;

/** A picture's width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** `240 KB` or `3.2 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
