import { deflateSync } from "fflate";

/** A file of a ZIP that a test makes; what is left out is honest. */
export interface ZipPart {
  name: string | Uint8Array;
  content?: Uint8Array;
  stored?: boolean;
  /** What the list claims instead of the truth. */
  size?: number;
  packed?: number;
  method?: number;
  encrypted?: boolean;
  at?: number;
}

const bytes = (...numbers: [value: number, bytes: number][]) =>
  numbers.flatMap(([value, count]) =>
    Array.from({ length: count }, (_, at) => Math.floor(value / 256 ** at) % 256),
  );

/** A ZIP as bytes, by the format's own description, so that it can lie where a test wants it to. */
export function zipBytes(parts: readonly ZipPart[], end: { count?: number; listAt?: number } = {}) {
  const out: number[] = [];
  const list: number[] = [];
  for (const part of parts) {
    const name = typeof part.name === "string" ? new TextEncoder().encode(part.name) : part.name;
    const content = part.content ?? new Uint8Array([1, 2, 3]);
    const method = part.method ?? (part.stored === true ? 0 : 8);
    const data = method === 8 ? deflateSync(content) : content;
    const flags = part.encrypted === true ? 1 : 0;
    const size = part.size ?? content.length;
    const packed = part.packed ?? data.length;
    const at = part.at ?? out.length;
    const facts = bytes(
      [20, 2],
      [flags, 2],
      [method, 2],
      [0, 4],
      [0, 4],
      [packed, 4],
      [size, 4],
      [name.length, 2],
      [0, 2],
    );
    out.push(...bytes([0x04034b50, 4]), ...facts, ...name);
    for (const byte of data) out.push(byte);
    list.push(
      ...bytes([0x02014b50, 4], [20, 2]),
      ...facts,
      ...bytes([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
      ...name,
    );
  }
  const count = end.count ?? parts.length;
  const listAt = end.listAt ?? out.length;
  const tail = bytes(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [list.length, 4],
    [listAt, 4],
    [0, 2],
  );
  return new Uint8Array([...out, ...list, ...tail]);
}

export const zipFile = (parts: readonly ZipPart[], name = "pictures.zip") =>
  new File([zipBytes(parts)], name, { type: "application/zip" });
