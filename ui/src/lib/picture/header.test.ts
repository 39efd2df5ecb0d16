import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { headerOf, readHeader } from "./header";

const FOLDER = "../tests/fixtures/images/generated/";

const view = (bytes: ArrayLike<number>) => new DataView(new Uint8Array(bytes).buffer);
const fixture = (name: string) => new Uint8Array(readFileSync(FOLDER + name));
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const uint32 = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const box = (...brands: string[]) => [
  ...uint32(16 + 4 * (brands.length - 1)),
  ...letters("ftyp"),
  ...letters(brands[0] ?? ""),
  ...uint32(0),
  ...letters(brands.slice(1).join("")),
];
const frame = (width: number, height: number) => [
  ...[0xff, 0xc0, 0, 17, 8],
  ...[height >> 8, height & 255, width >> 8, width & 255, 3],
];
const segment = (marker: number, length: number) => [
  ...[0xff, marker, (length + 2) >> 8, (length + 2) & 255],
  ...Array.from({ length }, () => 0),
];

describe("of files", () => {
  it.each([
    ["orient_6.jpg", "jpeg", 32, 48],
    ["progressive.jpg", "jpeg", 256, 192],
    ["cmyk.jpg", "jpeg", 256, 192],
    ["rgba.png", "png", 64, 64],
    ["png_named.jpg", "png", 256, 192],
    ["bomb_header_65535x65535.png", "png", 65_535, 65_535],
    ["rgba.webp", "webp", 64, 64],
    ["orient_7.webp", "webp", 32, 48],
    ["anim.webp", "webp", 64, 64],
    ["anim.gif", "gif", 64, 64],
    ["empty.jpg", "other", 0, 0],
    ["html_as_jpg.jpg", "other", 0, 0],
    ["script.svg", "other", 0, 0],
    ["rgb.avif", "other", 0, 0],
    ["rgb.bmp", "other", 0, 0],
  ])("%s is %s, %i × %i", (name, kind, width, height) => {
    expect(headerOf(view(fixture(name)))).toEqual({ kind, width, height });
  });

  it("never stumbles over what was cut off anywhere", () => {
    for (const name of readdirSync(FOLDER)) {
      const whole = fixture(name);
      const full = headerOf(view(whole));
      for (let end = 0; end < Math.min(whole.length, 600); end += 1) {
        const { width, height } = headerOf(view(whole.subarray(0, end)));
        expect(
          [
            [0, 0],
            [full.width, full.height],
          ],
          `${name} cut at ${end}`,
        ).toContainEqual([width, height]);
      }
    }
  });

  it("never stumbles over changed bytes", () => {
    for (const name of ["orient_6.jpg", "rgba.png", "anim.webp", "anim.gif"]) {
      const whole = fixture(name).slice(0, 400);
      for (let at = 0; at < whole.length; at += 1) {
        for (const value of [0, 1, 0x7f, 0xff]) {
          const changed = whole.slice();
          changed[at] = value;
          const { width, height } = headerOf(view(changed));
          expect(width >= 0 && height >= 0).toBe(true);
        }
      }
    }
  });
});

describe("of JPEG", () => {
  it("finds the frame behind other segments, fill bytes and rubbish", () => {
    const bytes = [
      ...[0xff, 0xd8, ...segment(0xe1, 9000), ...segment(0xc4, 30)],
      ...[0xff, 0xff, 0xff, 0xe2, 0, 2, 0x12, 0x00, 0xff, 0x00],
      ...frame(9000, 6000),
    ];
    expect(headerOf(view(bytes))).toEqual({ kind: "jpeg", width: 9000, height: 6000 });
  });

  it("reads on where a preview of the picture comes first", async () => {
    const long = Array.from({ length: 6 }, () => segment(0xe2, 65_000)).flat();
    const file = new Blob([new Uint8Array([0xff, 0xd8, ...long, ...frame(4000, 3000)])]);
    expect(await readHeader(file)).toEqual({ kind: "jpeg", width: 4000, height: 3000 });
  });

  it("has no size where a side is 0, a length is 0 or the end comes first", () => {
    const none = { kind: "jpeg", width: 0, height: 0 };
    expect(headerOf(view([0xff, 0xd8, ...frame(0, 6000)]))).toEqual(none);
    expect(headerOf(view([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0xff, 0xd9, ...frame(9, 9)]))).toEqual(
      none,
    );
    expect(headerOf(view([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, ...frame(9, 9)]))).toEqual(none);
  });
});

describe("of phones' pictures", () => {
  it.each([
    ["heic", ["heic", "mif1", "heic"]],
    ["general brand first", ["mif1", "heic"]],
    ["general brand alone", ["mif1"]],
    ["a burst", ["msf1", "hevc"]],
    ["ten bits", ["heix", "mif1"]],
  ])("knows HEIC: %s", (_, brands) => {
    expect(headerOf(view(box(...brands))).kind).toBe("heic");
  });

  it.each([
    ["AVIF", ["avif", "mif1", "miaf"]],
    ["AVIF, general brand first", ["mif1", "avif", "miaf"]],
    ["a film", ["isom", "iso2", "mp41"]],
  ])("does not take %s for it", (_, brands) => {
    expect(headerOf(view(box(...brands))).kind).toBe("other");
  });

  it("does not trust the length of the box", () => {
    expect(headerOf(view([...uint32(0xffff_ffff), ...box("isom").slice(4)])).kind).toBe("other");
    expect(headerOf(view([...uint32(0), ...box("heic").slice(4)])).kind).toBe("heic");
  });
});
