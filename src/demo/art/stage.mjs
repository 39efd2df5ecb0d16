/** What the composed pictures share: finished products set on surfaces, grounds, plinths and the shop's own sign. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rect, ellipse, path, g, light, dark, n } from './lib.mjs';

const here = dirname(fileURLToPath(import.meta.url));
let extents;
const extentOf = (name) => {
  extents ??= JSON.parse(readFileSync(join(here, 'extents.json'), 'utf8'));
  return extents[name];
};

/** A finished product whose solid part is `size` high (or wide, where `by` is 'w'), centred on x and standing on y. */
export function product(name, x, y, size, { by = 'h', flip = false, turn = 0 } = {}) {
  const [l, t, r, b] = extentOf(name);
  const k = size / (by === 'h' ? b - t : r - l);
  const href = pathToFileURL(join(here, '..', 'pictures', `${name}.webp`)).href;
  return g(`<image href="${href}" width="1000" height="1000" transform="scale(${(flip ? -k : k).toFixed(4)} ${k.toFixed(4)}) translate(${n(-(l + r) / 2)} ${-b})"/>`,
    { transform: `translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''}` });
}

/** A ground with a soft pool of light at (lx, ly). */
export function ground(art, w, h, c, { lx = 0.7, ly = 0.35, pool = 0.3, lr = 0.62, tint } = {}) {
  return rect(0, 0, w, h, 0, { fill: art.lin([[0, light(c, 0.035)], [0.6, c], [1, dark(c, 0.3)]], [0, 0, 0.6, 1]) })
    + ellipse(w * lx, h * ly, w * lr, w * lr * 0.72, { fill: art.rad([[0, tint ?? light(c, 0.6), pool], [0.5, tint ?? light(c, 0.6), pool * 0.32], [1, tint ?? c, 0]]) });
}

/** Large scalloped awning edge, the shop's motif, hanging from y. */
export function scallops(art, w, y, size, c, opacity) {
  let d = `M0 ${y - 2000}H${w}V${y}`;
  for (let x = w; x > 0; x -= size) d += `a${size / 2} ${size / 2} 0 0 1 ${-size} 0`;
  return path(d + 'z', { fill: c, opacity });
}

/** A round plinth whose top is centred on (x, y). */
export function plinth(art, x, y, r, h, c) {
  const k = 0.17;
  return ellipse(x + 8, y + h + r * k * 0.5, r * 1.12, r * 0.22, { fill: '#04100c', opacity: 0.42, filter: art.blurIn(18, x - r * 2, y - 300, r * 4, h + 700) })
    + path(`M${x - r} ${y}V${y + h}A${r} ${n(r * k)} 0 0 0 ${x + r} ${y + h}V${y}z`, { fill: art.lin([[0, dark(c, 0.1)], [0.22, light(c, 0.16)], [0.6, dark(c, 0.22)], [1, dark(c, 0.5)]], [0, 0, 1, 0]) })
    + ellipse(x, y, r, r * k, { fill: art.lin([[0, light(c, 0.34)], [0.55, light(c, 0.12)], [1, dark(c, 0.05)]], [0, 0, 1, 0.6]) })
    + ellipse(x, y, r - 1, r * k - 1, { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.28, strokeWidth: 1.4 });
}

/** The shop's sign, drawn at a height. */
export function sign(x, y, h, file = 'logo-light.svg') {
  const svg = readFileSync(join(here, 'brand', file), 'utf8');
  const inner = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  return g(inner, { transform: `translate(${x} ${y}) scale(${n(h / 64)})` });
}
