import { Inflate } from "fflate";

/** What a ZIP may have, so that a hostile one costs little: entries, bytes of one, of all, of their list. */
export const ZIP_BOUNDS = {
  entries: 20_000,
  entry: 40 * 1024 * 1024,
  total: 4 * 1024 * 1024 * 1024,
  list: 16 * 1024 * 1024,
};

/** Why a ZIP, or a file in it, cannot be read. */
export type ZipFault =
  "notZip" | "tooMany" | "tooMuch" | "tooLarge" | "encrypted" | "packing" | "damaged";

export class ZipError extends Error {
  constructor(readonly fault: ZipFault) {
    super(fault);
  }
}

/** A file in a ZIP, as the ZIP's list tells of it; nothing of it is unpacked. */
export interface ZipEntry {
  /** With its folders, as it stands there. */
  name: string;
  /** Unpacked, as it claims. */
  size: number;
  packed: number;
  method: number;
  encrypted: boolean;
  /** Where it begins. */
  at: number;
}

const END = 0x06054b50;
const LISTED = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
/** How much is unpacked at once. */
const STEP = 256 * 1024;

/** The files of a ZIP, without their contents. */
export async function listZip(zip: Blob): Promise<ZipEntry[]> {
  const tailAt = Math.max(0, zip.size - END_BYTES - LONGEST_COMMENT);
  const tail = await bytesOf(zip, tailAt, zip.size);
  const end = endOf(tail);
  if (end < 0) throw new ZipError("notZip");
  const count = tail.getUint16(end + 10, true);
  const bytes = tail.getUint32(end + 12, true);
  const said = tail.getUint32(end + 16, true);
  // The large kind of ZIP has its numbers elsewhere.
  if (count === 0xffff || bytes === 0xffffffff || said === 0xffffffff)
    throw new ZipError("tooMuch");
  if (count > ZIP_BOUNDS.entries) throw new ZipError("tooMany");
  if (bytes > ZIP_BOUNDS.list) throw new ZipError("tooMuch");
  const at = tailAt + end - bytes;
  // What stands before the ZIP moves all of it.
  const moved = at - said;
  if (at < 0 || moved < 0) throw new ZipError("damaged");
  return entriesIn(await bytesOf(zip, at, at + bytes), count, moved);
}

function endOf(tail: DataView): number {
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    const comment = tail.byteLength - at - END_BYTES;
    if (tail.getUint32(at, true) === END && tail.getUint16(at + 20, true) <= comment) return at;
  }
  return -1;
}

function entriesIn(list: DataView, count: number, moved: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let [at, total] = [0, 0];
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > list.byteLength || list.getUint32(at, true) !== LISTED)
      throw new ZipError("damaged");
    const [name, extra, comment] = [28, 30, 32].map((from) => list.getUint16(at + from, true)) as [
      number,
      number,
      number,
    ];
    if (at + 46 + name > list.byteLength) throw new ZipError("damaged");
    const entry: ZipEntry = {
      name: textOf(new Uint8Array(list.buffer, at + 46, name)),
      size: list.getUint32(at + 24, true),
      packed: list.getUint32(at + 20, true),
      method: list.getUint16(at + 10, true),
      encrypted: (list.getUint16(at + 8, true) & 1) === 1,
      at: list.getUint32(at + 42, true) + moved,
    };
    total += entry.size;
    if (total > ZIP_BOUNDS.total) throw new ZipError("tooMuch");
    entries.push(entry);
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** Most programs write UTF-8 and not all of them say so; old ones write one byte a letter. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Why an entry cannot be unpacked, as far as the list tells. */
export function entryFault({ size, method, encrypted }: ZipEntry): ZipFault | undefined {
  if (encrypted) return "encrypted";
  if (method !== STORED && method !== DEFLATED) return "packing";
  return size > ZIP_BOUNDS.entry ? "tooLarge" : undefined;
}

/** The contents of one file, a piece at a time: one that has more than it claims is given up. */
export async function unpack(zip: Blob, entry: ZipEntry): Promise<Blob> {
  const fault = entryFault(entry);
  if (fault) throw new ZipError(fault);
  const head = await bytesOf(zip, entry.at, entry.at + 30);
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) throw new ZipError("damaged");
  const from = entry.at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const to = from + entry.packed;
  if (to > zip.size) throw new ZipError("damaged");
  const parts: BlobPart[] = [];
  let size = 0;
  const take = (part: Uint8Array) => {
    size += part.byteLength;
    if (size > entry.size) throw new ZipError("damaged");
    parts.push(new Uint8Array(part));
  };
  const inflate = entry.method === DEFLATED ? new Inflate(take) : undefined;
  for (let at = from; at < to; at += STEP) {
    const last = Math.min(at + STEP, to);
    const piece = new Uint8Array((await bytesOf(zip, at, last)).buffer);
    if (!inflate) take(piece);
    else push(inflate, piece, last === to);
  }
  if (size !== entry.size) throw new ZipError("damaged");
  return new Blob(parts);
}

function push(inflate: Inflate, piece: Uint8Array, last: boolean) {
  try {
    inflate.push(piece, last);
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError("damaged");
  }
}

async function bytesOf(file: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}
