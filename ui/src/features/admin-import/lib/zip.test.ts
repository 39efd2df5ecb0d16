import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { zipBytes, type ZipPart } from "@/test/zip";
import { listZip, unpack, ZIP_BOUNDS, ZipError, type ZipFault } from "./zip";

const zip = (parts: readonly ZipPart[], end?: { count?: number; listAt?: number }) =>
  new Blob([zipBytes(parts, end)]);

const contents = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())];

async function faultOf(work: Promise<unknown>): Promise<ZipFault | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ZipError) return error.fault;
    throw error;
  }
}

it("lists and unpacks what another program packed", async () => {
  const large = Uint8Array.from({ length: 700_000 }, (_, at) => (at * at) % 251);
  const packed = zipSync({
    "a.png": new Uint8Array([9, 8, 7]),
    "ছবি/ফোন.jpg": large,
    "stored.gif": [new Uint8Array([4]), { level: 0 }],
  });
  const file = new Blob([packed]);
  const entries = await listZip(file);
  expect(entries.map(({ name, size }) => [name, size])).toEqual([
    ["a.png", 3],
    ["ছবি/ফোন.jpg", 700_000],
    ["stored.gif", 1],
  ]);
  const [first, second, third] = entries;
  expect(await contents(await unpack(file, first!))).toEqual([9, 8, 7]);
  expect(await contents(await unpack(file, second!))).toEqual([...large]);
  expect(await contents(await unpack(file, third!))).toEqual([4]);
});

it("reads a ZIP behind other bytes, with a comment, and names of one byte a letter", async () => {
  const latin = new Uint8Array([0x72, 0x6f, 0x73, 0xe9, 0x2e, 0x70, 0x6e, 0x67]);
  const bytes = zipBytes([{ name: latin }]);
  bytes[bytes.length - 2] = 5;
  const file = new Blob(["#!/bin/sh ", bytes, "hello"]);
  const [entry] = await listZip(file);
  expect(entry?.name).toBe("rosé.png");
  expect(await contents(await unpack(file, entry!))).toEqual([1, 2, 3]);
});

it.each([
  ["nothing", ""],
  ["a picture", "\x89PNG\r\n\x1A\n and more than twenty-two bytes"],
  ["the start of a ZIP", zipBytes([{ name: "a.png" }]).slice(0, 40)],
])("knows that %s is no ZIP", async (_, content) => {
  expect(await faultOf(listZip(new Blob([content])))).toBe("notZip");
});

it("lists nothing of an empty ZIP", async () => {
  expect(await listZip(zip([]))).toEqual([]);
});

it("refuses more files, more bytes and the kind of ZIP for more than four gigabytes", async () => {
  const one = { name: "a.png" };
  expect(await faultOf(listZip(zip([one], { count: ZIP_BOUNDS.entries + 1 })))).toBe("tooMany");
  expect(await faultOf(listZip(zip([one], { count: 0xffff })))).toBe("tooMuch");
  // 4 GB less a byte is as much as an entry can claim.
  const bomb = { name: "a.png", size: 0xffffffff };
  expect(await faultOf(listZip(zip([bomb])))).toBeUndefined();
  expect(await faultOf(listZip(zip([bomb, bomb])))).toBe("tooMuch");
  const big = ZIP_BOUNDS.entry + 1;
  const claims = zip([{ name: "a.png", size: big }]);
  expect(await faultOf(unpack(claims, (await listZip(claims))[0]!))).toBe("tooLarge");
});

it("gives up a file that unpacks to more, or less, than it claims", async () => {
  // A thousand times smaller than it is.
  const bomb = zip([{ name: "a.png", content: new Uint8Array(5_000_000), size: 5_000 }]);
  expect(await faultOf(unpack(bomb, (await listZip(bomb))[0]!))).toBe("damaged");
  const short = zip([{ name: "a.png", size: 4 }]);
  expect(await faultOf(unpack(short, (await listZip(short))[0]!))).toBe("damaged");
});

it("refuses lists and places that lead out of the file", async () => {
  expect(await faultOf(listZip(zip([{ name: "a.png" }], { count: 2 })))).toBe("damaged");
  expect(await faultOf(listZip(zip([{ name: "a.png" }], { listAt: 9_000 })))).toBe("damaged");
  for (const lie of [{ at: 9_000_000 }, { at: 5 }, { packed: 9_000_000 }]) {
    const file = zip([{ name: "a.png", ...lie }]);
    expect(await faultOf(unpack(file, (await listZip(file))[0]!))).toBe("damaged");
  }
  const broken = zip([{ name: "a.png", method: 8, content: new Uint8Array(99) }]);
  const [entry] = await listZip(broken);
  expect(await faultOf(unpack(broken, { ...entry!, method: 0 }))).toBe("damaged");
});

it("says what it cannot unpack", async () => {
  const locked = zip([{ name: "a.png", encrypted: true }]);
  expect(await faultOf(unpack(locked, (await listZip(locked))[0]!))).toBe("encrypted");
  const other = zip([{ name: "a.png", method: 14 }]);
  expect(await faultOf(unpack(other, (await listZip(other))[0]!))).toBe("packing");
  const notDeflated = zip([
    { name: "a.png", stored: true, content: new Uint8Array([255, 255, 255]) },
  ]);
  const [entry] = await listZip(notDeflated);
  expect(await faultOf(unpack(notDeflated, { ...entry!, method: 8 }))).toBe("damaged");
});
