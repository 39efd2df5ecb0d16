/** What a file is by its content: one of the four formats, a picture of a phone that the shop does not store, or else. */
export type PictureKind = "jpeg" | "png" | "webp" | "gif" | "heic" | "other";

/** What a file says of itself before a pixel is decoded. */
export interface PictureHeader {
  kind: PictureKind;
  /** Pixels as stored, before the picture is turned; 0 where the file does not say. */
  width: number;
  height: number;
}

/** Enough for every format but JPEG, whose size may come behind previews and colour profiles. */
const FIRST_BYTES = 256 * 1024;
const MOST_BYTES = 32 * 1024 * 1024;

/** Reads as much of a file as its header needs; fails where the browser cannot read it. */
export async function readHeader(file: Blob): Promise<PictureHeader> {
  const header = headerOf(await bytesOf(file, FIRST_BYTES));
  if (header.kind !== "jpeg" || header.width > 0 || file.size <= FIRST_BYTES) return header;
  return headerOf(await bytesOf(file, MOST_BYTES));
}

async function bytesOf(file: Blob, most: number): Promise<DataView> {
  return new DataView(await file.slice(0, most).arrayBuffer());
}

/** The header in a file's first bytes. */
export function headerOf(bytes: DataView): PictureHeader {
  const found = (kind: PictureKind, [width, height]: Size = NO_SIZE) => {
    const whole = width > 0 && height > 0;
    return { kind, width: whole ? width : 0, height: whole ? height : 0 };
  };
  if (text(bytes, 0, 3) === "\xFF\xD8\xFF") return found("jpeg", jpegSize(bytes));
  if (text(bytes, 0, 8) === "\x89PNG\r\n\x1A\n") return found("png", pngSize(bytes));
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 4) === "WEBP") {
    return found("webp", webpSize(bytes));
  }
  if (["GIF87a", "GIF89a"].includes(text(bytes, 0, 6))) return found("gif", gifSize(bytes));
  return found(isHeic(bytes) ? "heic" : "other");
}

type Size = readonly [width: number, height: number];

const NO_SIZE: Size = [0, 0];

/** Walks the segments to the frame's own; bytes between segments are skipped, as decoders do. */
function jpegSize(bytes: DataView): Size {
  let at = 2;
  while (at + 9 <= bytes.byteLength) {
    if (bytes.getUint8(at) !== 0xff) {
      at += 1;
      continue;
    }
    const marker = bytes.getUint8(at + 1);
    // A fill byte; then stuffed bytes, restart and start marks, which have no body.
    if (marker === 0xff) at += 1;
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (marker === 0xd9) break;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return [bytes.getUint16(at + 7), bytes.getUint16(at + 5)];
    } else at += 2 + Math.max(2, bytes.getUint16(at + 2));
  }
  return NO_SIZE;
}

function pngSize(bytes: DataView): Size {
  if (bytes.byteLength < 24 || text(bytes, 12, 4) !== "IHDR") return NO_SIZE;
  return [bytes.getUint32(16), bytes.getUint32(20)];
}

/** The size of the canvas, or of the only frame where the file has no extended header. */
function webpSize(bytes: DataView): Size {
  if (bytes.byteLength < 30) return NO_SIZE;
  const uint24 = (at: number) => bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 0x10000;
  switch (text(bytes, 12, 4)) {
    case "VP8X":
      return [uint24(24) + 1, uint24(27) + 1];
    case "VP8L": {
      const bits = bytes.getUint32(21, true);
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    }
    case "VP8 ":
      return [bytes.getUint16(26, true) & 0x3fff, bytes.getUint16(28, true) & 0x3fff];
    default:
      return NO_SIZE;
  }
}

function gifSize(bytes: DataView): Size {
  if (bytes.byteLength < 10) return NO_SIZE;
  return [bytes.getUint16(6, true), bytes.getUint16(8, true)];
}

const HEIC_BRANDS = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** By the brands of the first box. AVIF has the same box and shares the general brands. */
function isHeic(bytes: DataView): boolean {
  if (text(bytes, 4, 4) !== "ftyp") return false;
  const end = Math.min(bytes.getUint32(0), 256, bytes.byteLength);
  const brands = [text(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(bytes, at, 4));
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return false;
  return brands.some((brand) => HEIC_BRANDS.test(brand));
}

/** Bytes as letters; fewer where the file ends. */
function text(bytes: DataView, at: number, length: number): string {
  let letters = "";
  for (let i = at; i < Math.min(at + length, bytes.byteLength); i += 1) {
    letters += String.fromCharCode(bytes.getUint8(i));
  }
  return letters;
}
