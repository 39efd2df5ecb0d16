/** Pictures that nobody has yet: a small PNG each, of noise. */
import { crc32, deflateSync } from "node:zlib";

const SIDE = 24;

function chunk(kind, content) {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(content.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A picture whose every pixel is chosen. */
export function picture(random) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  // 8 bits for each of red, green, blue.
  head.set([8, 2], 8);
  const rows = Buffer.alloc(SIDE * (1 + 3 * SIDE));
  for (let at = 0; at < rows.length; at += 1) {
    // Each row begins with the number of its filter: none.
    rows[at] = at % (1 + 3 * SIDE) === 0 ? 0 : random.int(0, 255);
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
