// Draws the shop's icons for phones and tabs from its mark, into ui/public. Run it when the mark changes: npm run icons
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright-core";

const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, "public");
const mark = await readFile(path.join(root, "src", "assets", "mark.svg"), "utf8");

const ground = /<rect[^>]*fill="(#[0-9a-f]{6})"\/>/.exec(mark);
if (!ground) throw new Error("the mark has no ground to draw on");
const drawing = mark.slice(ground.index + ground[0].length, mark.lastIndexOf("</svg>"));

/** The mark with its ground to the edges, for systems that cut a shape of their own out of it. */
function fullBleed(scale) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground[1]}"/>
    <g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${drawing}</g></svg>`;
}

// A maskable icon may lose everything outside a circle of 80 % of its width: the mark's corners stay inside at 0.82.
const maskable = fullBleed(0.82);
const PNGS = [
  ["icons/icon-192.png", 192, mark],
  ["icons/icon-512.png", 512, mark],
  ["icons/maskable-192.png", 192, maskable],
  ["icons/maskable-512.png", 512, maskable],
  ["icons/apple-touch-icon.png", 180, fullBleed(0.92)],
];

const browser = await chromium.launch({
  executablePath: process.env.HAAT_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

async function draw(size, svg) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>* { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An .ico of PNG pictures, for what asks /favicon.ico without reading any page. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

await mkdir(path.join(target, "icons"), { recursive: true });
for (const [file, size, svg] of PNGS)
  await writeFile(path.join(target, file), await draw(size, svg));
const small = [];
for (const size of [16, 32]) small.push({ size, png: await draw(size, mark) });
await writeFile(path.join(target, "favicon.ico"), ico(small));
await browser.close();
