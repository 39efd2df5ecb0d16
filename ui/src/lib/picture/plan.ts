import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE } from "@/config/generated-admin";
import { MAX_DRAWN_PIXELS, PICTURE_TYPES, type PictureSize } from "./file";
import type { PictureHeader } from "./header";

/** Why a chosen file cannot be sent as a picture. */
export type PictureFault =
  | { fault: "type" | "heic" | "size" | "damaged" | "unreadable" }
  | ({ fault: "pixels" } & PictureSize);

/** Why a picture is drawn anew before it is sent, with what it had. */
export type Reason =
  { why: "bytes"; bytes: number } | { why: "pixels"; pixels: number } | { why: "heic" };

/** What is done with a chosen file: it goes as it is, is drawn anew, or is refused. */
export type Plan =
  | { act: "send" }
  /** `otherwise` is what to say where this browser cannot. */
  | { act: "redraw"; reason: Reason; opaque: boolean; otherwise: PictureFault }
  | ({ act: "refuse" } & PictureFault);

/** Above this a browser is not asked to decode. */
const MOST_BYTES = 200 * 1024 * 1024;

const HEIC_FILE = /^image\/hei[cf]|\.(heic|heif|hif)$/i;

/** Decides by content first; the server judges what stays unclear, and says so in its own words. */
export function planFor(
  { name, type, size }: Pick<File, "name" | "type" | "size">,
  { kind, width, height }: PictureHeader,
): Plan {
  const heavy = size > MAX_PICTURE_BYTES;
  if (kind === "heic" || (kind === "other" && (HEIC_FILE.test(type) || HEIC_FILE.test(name)))) {
    const otherwise = { fault: "heic" } as const;
    if (size > MOST_BYTES) return { act: "refuse", fault: "size" };
    return { act: "redraw", reason: { why: "heic" }, opaque: false, otherwise };
  }
  if (kind === "other") {
    if (!PICTURE_TYPES.includes(type)) return { act: "refuse", fault: "type" };
    return heavy ? { act: "refuse", fault: "size" } : { act: "send" };
  }
  if (width === 0) return heavy ? { act: "refuse", fault: "damaged" } : { act: "send" };

  const pixels = width * height;
  const large = pixels > MAX_PICTURE_PIXELS || Math.max(width, height) > MAX_PICTURE_SIDE;
  if (!heavy && !large) return { act: "send" };
  if (pixels > MAX_DRAWN_PIXELS) return { act: "refuse", fault: "pixels", width, height };
  if (size > MOST_BYTES) return { act: "refuse", fault: "size" };
  return {
    act: "redraw",
    reason: heavy ? { why: "bytes", bytes: size } : { why: "pixels", pixels },
    opaque: kind === "jpeg",
    otherwise: heavy ? { fault: "size" } : { fault: "pixels", width, height },
  };
}
