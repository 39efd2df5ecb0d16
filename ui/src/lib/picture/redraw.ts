import { MAX_PICTURE_BYTES, MAX_WEBP_SIDE } from "@/config/generated-admin";
import { MAX_DRAWN_PIXELS, type PictureSize } from "./file";

/**
 * How large a picture is drawn: more than three times as wide as the shop's largest copy of it (1280), and no more than
 * every browser's canvas holds. Of a very tall picture it is all that the shop can store (16,383 pixels).
 */
const MOST_PIXELS = 4096 * 3072;

const QUALITIES = [0.9, 0.8];

/** A picture's size as it is drawn: the same shape, never enlarged, never 0. */
export function fit(width: number, height: number): [width: number, height: number] {
  const scale = Math.min(
    1,
    Math.sqrt(MOST_PIXELS / (width * height)),
    MAX_WEBP_SIDE / Math.max(width, height),
  );
  return [Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale))];
}

/** A canvas with the picture on it. */
export interface Drawn {
  /** Whether something shines through. */
  isTransparent: () => boolean;
  /** In another format where the browser does not write this one. */
  encode: (type: string, quality: number) => Promise<Blob>;
}

/**
 * Draws a decoded picture until it is light enough to be sent: JPEG, or WebP where it is transparent. Answers the size
 * of one that is too large, which shows itself here alone where the file's header did not say it.
 */
export async function redraw(
  size: PictureSize,
  opaque: boolean,
  draw: (width: number, height: number) => Drawn,
): Promise<Blob | PictureSize> {
  if (size.width * size.height > MAX_DRAWN_PIXELS)
    return { width: size.width, height: size.height };
  let [width, height] = fit(size.width, size.height);
  let drawn = draw(width, height);
  const type = !opaque && drawn.isTransparent() ? "image/webp" : "image/jpeg";
  for (;;) {
    for (const quality of QUALITIES) {
      const blob = await drawn.encode(type, quality);
      if (blob.size <= MAX_PICTURE_BYTES) return blob;
    }
    [width, height] = [Math.ceil(width * 0.75), Math.ceil(height * 0.75)];
    drawn = draw(width, height);
  }
}

/** What is asked of a canvas, which a worker and a page have each in their own way. */
interface Context<Source> {
  imageSmoothingQuality: ImageSmoothingQuality;
  drawImage: (source: Source, x: number, y: number, width: number, height: number) => void;
  getImageData: (
    x: number,
    y: number,
    width: number,
    height: number,
  ) => { data: ArrayLike<number> };
}

/** Draws a picture on a canvas of this size. */
export function drawOn<Source>(
  context: Context<Source> | null,
  source: Source,
  [width, height]: readonly [width: number, height: number],
): Pick<Drawn, "isTransparent"> {
  if (!context) throw new Error("This browser has no room for a canvas of this size.");
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  return { isTransparent: () => shinesThrough(context, width, height) };
}

/** Rows that are looked at together: all of them would be 50 MB. */
const ROWS = 256;
/** A hair less than opaque is how some programs write opaque pixels. */
const OPAQUE = 250;

function shinesThrough(context: Context<never>, width: number, height: number): boolean {
  for (let top = 0; top < height; top += ROWS) {
    const { data } = context.getImageData(0, top, width, Math.min(ROWS, height - top));
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < OPAQUE) return true;
  }
  return false;
}
