/** Draws the shop's mark and logo and the three brand wordmarks that no icon set carries; every letter is an own outline. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const out = join(dirname(fileURLToPath(import.meta.url)), 'brand');
const n = (v) => String(Math.round(v * 100) / 100);
const P = (...a) => a.map((v) => (typeof v === 'number' ? n(v) : v)).join(' ');

/** An upright bar. */
const bar = (x, y, w, h) => P('M', x, y, 'h', w, 'v', h, 'h', -w, 'z');

/** A polygon through the given points. */
const poly = (...p) => 'M' + p.map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + 'z';

/** A ring segment from angle a to b (degrees, clockwise, 0 = right) with outer radii rx, ry and stroke widths sx, sy. */
function ring(cx, cy, rx, ry, sx, sy, a, b) {
  const rad = (d) => (d * Math.PI) / 180;
  const pt = (r1, r2, d) => [cx + r1 * Math.cos(rad(d)), cy + r2 * Math.sin(rad(d))];
  if (b - a >= 360) return ring(cx, cy, rx, ry, sx, sy, a, a + 180) + ring(cx, cy, rx, ry, sx, sy, a + 180, a + 360);
  const big = b - a > 180 ? 1 : 0;
  const ix = rx - sx;
  const iy = ry - sy;
  const [x1, y1] = pt(rx, ry, a);
  const [x2, y2] = pt(rx, ry, b);
  const [x3, y3] = pt(ix, iy, b);
  const [x4, y4] = pt(ix, iy, a);
  return P('M', x1, y1, 'A', rx, ry, 0, big, 1, x2, y2, 'L', x3, y3, 'A', ix, iy, 0, big, 0, x4, y4, 'z');
}

/** A filled disc. */
const disc = (cx, cy, r) => P('M', cx - r, cy, 'a', r, r, 0, 1, 1, 2 * r, 0, 'a', r, r, 0, 1, 1, -2 * r, 0, 'z');

/** A bar with rounded ends on the chosen corners: top left, top right, bottom right, bottom left. */
function soft(x, y, w, h, [a, b, c, d]) {
  return P('M', x + a, y, 'H', x + w - b, 'Q', x + w, y, x + w, y + b, 'V', y + h - c, 'Q', x + w, y + h, x + w - c, y + h,
    'H', x + d, 'Q', x, y + h, x, y + h - d, 'V', y + a, 'Q', x, y, x + a, y, 'z');
}

const green = '#0b6e53';

/** The mark on a 64 grid: a market stall whose posts and counter make an H under a scalloped awning, the awning's ridge being the head line of the Bengali letters. */
function markBody() {
  const ridge = P('M', 13.5, 11, 'H', 50.5, 'Q', 52, 11, 52.5, 12.5, 'L', 56, 24, 'H', 8, 'L', 11.5, 12.5, 'Q', 12, 11, 13.5, 11, 'z');
  const lobe = (x) => P('M', x, 23.5, 'h', 16, 'v', 2.5, 'a', 8, 8, 0, 0, 1, -16, 0, 'z');
  const stall = soft(12.5, 30, 8, 24, [0, 0, 1.2, 1.2]) + soft(43.5, 30, 8, 24, [0, 0, 1.2, 1.2]) + bar(20, 40, 24, 7);
  return `<path fill="#fff" d="${ridge}${lobe(8)}${lobe(40)}${stall}"/><path fill="#8fd3bd" d="${lobe(24)}"/>`;
}

const tile = `<rect width="64" height="64" rx="15" fill="${green}"/>`;

/** The word "Haat", cap height 44, drawn from the baseline up at x = 0. */
function haat(x, base) {
  const s = 8.4;
  const cap = 44;
  const xh = 32.5;
  let d = soft(x, base - cap, s, cap, [1, 1, 1, 1]) + soft(x + 26, base - cap, s, cap, [1, 1, 1, 1]) + bar(x + s - 0.5, base - 26.4, 18.6, 7.8);
  let px = x + 42;
  for (let i = 0; i < 2; i += 1) {
    d += ring(px + 16, base - xh / 2 + 0.1, 16.4, xh / 2 + 0.6, 8.2, 7.7, 0, 360);
    d += soft(px + 24.6, base - xh, s, xh, [1, 1, 1, 1]);
    px += 38.5;
  }
  px += 1;
  d += P('M', px + 4.6, base - 41, 'h', 8.4, 'v', 8.5, 'h', 9.2, 'v', 7.2, 'h', -9.2, 'v', 12.2, 'q', 0, 5.7, 5.6, 5.7, 'q', 1.9, 0, 3.8, -0.5,
    'v', 7, 'q', -2.7, 0.9, -5.6, 0.9, 'q', -12.2, 0, -12.2, -12.3, 'v', -13, 'h', -5, 'v', -7.2, 'h', 5, 'z');
  return { d, end: px + 22.5 };
}

function logo(word) {
  const { d, end } = haat(80, 54);
  const w = Math.ceil(end);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} 64" width="${w}" height="64" role="img" aria-label="Haat">${tile}${markBody()}<path fill="${word}" d="${d}"/></svg>\n`;
}

const glyph = {
  /** Lower-case letters at x-height 30, ascender 42, stroke 6.4; each gives its outline and its advance. */
  n: (x, b, s = 6.4) => [bar(x, b - 30, s, 30) + ring(x + 12.6, b - 17.2, 12.6, 13.2, s, 6, 180, 360) + bar(x + 25.2 - s, b - 17.4, s, 17.4), 25.2],
  i: (x, b, s = 6.4) => [bar(x, b - 30, s, 30) + disc(x + s / 2, b - 38.4, 4), s],
  f: (x, b, s = 6.4) => [bar(x + 4, b - 32, s, 32) + ring(x + 15, b - 31.8, 11, 11, s, 6, 180, 270) + bar(x + 14.8, b - 42.8, 4.2, 6) + bar(x, b - 30, 18, 5.8), 18.6],
  x: (x, b) => [poly([x, b - 30], [x + 7.8, b - 30], [x + 26, b], [x + 18.2, b]) + poly([x + 18.2, b - 30], [x + 26, b - 30], [x + 7.8, b], [x, b]), 26],
  r: (x, b, s = 6.4) => [bar(x, b - 30, s, 30) + ring(x + 13.4, b - 16.6, 13.4, 13.8, s, 6, 180, 270) + bar(x + 13.2, b - 30.4, 3.2, 6), 16.4],
  e: (x, b, s = 6.4) => [ring(x + 15, b - 15, 15, 15.5, s, 6, 42, 360) + bar(x + 3, b - 17.6, 27, 5.4), 30],
  a: (x, b, s = 6.4) => [ring(x + 15, b - 15, 15, 15.5, s, 6, 0, 360) + bar(x + 23.8, b - 30, s, 30), 30.2],
  l: (x, b, s = 6.4) => [bar(x, b - 42, s, 42), s],
  m: (x, b, s = 6.4) => [bar(x, b - 30, s, 30) + ring(x + 11.6, b - 18, 11.6, 12.4, s, 6, 180, 360) + bar(x + 23.2 - s, b - 18.2, s, 18.2)
    + ring(x + 28.4, b - 18, 11.6, 12.4, s, 6, 180, 360) + bar(x + 40 - s, b - 18.2, s, 18.2), 40],
  /** Capitals at height 34, wide and square, stroke 7. */
  I: (x, b) => [bar(x, b - 42, 7, 42), 7],
  T: (x, b) => [bar(x, b - 34, 33, 7) + bar(x + 13, b - 34, 7, 34), 33],
  E: (x, b) => [bar(x, b - 34, 30, 7) + bar(x, b - 20.5, 27, 7) + bar(x, b - 7, 30, 7) + bar(x, b - 34, 7, 34), 30],
  C: (x, b) => [ring(x + 12, b - 22, 12, 12, 7, 7, 180, 270) + bar(x + 11.8, b - 34, 20, 7) + bar(x, b - 22.2, 7, 10.4)
    + ring(x + 12, b - 12, 12, 12, 7, 7, 90, 180) + bar(x + 11.8, b - 7, 20, 7), 32],
  N: (x, b) => [bar(x, b - 34, 7, 34) + bar(x + 27, b - 34, 7, 34) + poly([x, b - 34], [x + 8.4, b - 34], [x + 34, b], [x + 25.6, b]), 34],
  O: (x, b) => [ring(x + 12, b - 22, 12, 12, 7, 7, 180, 270) + ring(x + 26, b - 22, 12, 12, 7, 7, 270, 360) + ring(x + 26, b - 12, 12, 12, 7, 7, 0, 90)
    + ring(x + 12, b - 12, 12, 12, 7, 7, 90, 180) + bar(x + 11.8, b - 34, 14.4, 7) + bar(x + 11.8, b - 7, 14.4, 7)
    + bar(x, b - 22.2, 7, 10.4) + bar(x + 31, b - 22.2, 7, 10.4), 38],
};

/** A single-colour wordmark that takes the colour of the text around it. */
function wordmark(name, letters, gap, base) {
  let x = 0;
  let d = '';
  for (const c of letters) {
    const [path, w] = glyph[c](x, base);
    d += path;
    x += w + (typeof gap === 'number' ? gap : gap[c] ?? gap.default);
  }
  const w = Math.ceil(x - (typeof gap === 'number' ? gap : gap[letters.at(-1)] ?? gap.default));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} 48" width="${w}" height="48" role="img" aria-label="${name}"><path fill="currentColor" d="${d}"/></svg>\n`;
}

mkdirSync(join(out, 'wordmarks'), { recursive: true });
const put = (file, text) => writeFileSync(join(out, file), text);
put('mark.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" role="img" aria-label="Haat">${tile}${markBody()}</svg>\n`);
put('logo.svg', logo('#10201c'));
put('logo-light.svg', logo('#ffffff'));
put('wordmarks/infinix.svg', wordmark('Infinix', 'Infinix', 5.2, 44));
put('wordmarks/realme.svg', wordmark('realme', 'realme', { default: 4.6, r: 1.5 }, 44));
put('wordmarks/tecno.svg', wordmark('TECNO', 'TECNO', 6.5, 41));
