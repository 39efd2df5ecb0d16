/** Abstract screens in a colourway: ribbons, dunes, orbs and petals, each drawn for a box of any shape. */
import { g, path, rect, circle, ellipse, mix, light, dark, n } from './lib.mjs';

/** Sweeping silk ribbons from the lower left. */
function ribbons(art, w, h, [a, b, c, d, e]) {
  const s = Math.max(w, h);
  const out = [rect(0, 0, w, h, 0, { fill: art.lin([[0, a], [0.55, b], [1, a]], [0, 0, 0.7, 1]) }),
    ellipse(w * 0.75, h * 0.2, w * 0.7, h * 0.3, { fill: art.rad([[0, c, 0.65], [1, c, 0]]) })];
  const tones = [b, c, d, e, d, c];
  tones.forEach((t, i) => {
    const k = i / tones.length;
    const y0 = h * (0.36 + k * 0.5);
    const y1 = h * (0.12 + k * 0.72);
    const q = s * 0.12 * (i % 2 ? 1 : 0.6);
    const d0 = `M${n(-w * 0.1)} ${n(y0)}C${n(w * 0.28)} ${n(y0 - q * 2.4)} ${n(w * 0.5)} ${n(y1 + q * 2.6)} ${n(w * 1.1)} ${n(y1)}L${n(w * 1.1)} ${n(h * 1.2)}L${n(-w * 0.1)} ${n(h * 1.2)}z`;
    out.push(path(d0, { fill: '#000000', opacity: 0.28, transform: `translate(${n(-w * 0.01)} ${n(-h * 0.012)})`, filter: art.blurIn(w * 0.03, -w, -h, w * 3, h * 3) }));
    out.push(path(d0, { fill: art.lin([[0, light(t, 0.22)], [0.3, t], [0.75, mix(t, b, 0.6)], [1, dark(mix(t, a, 0.7), 0.15)]], [0, 0.05, 0.85, 0.8]) }));
    out.push(path(d0, { fill: 'none', stroke: art.lin([[0, '#ffffff', 0], [0.4, light(t, 0.7), 0.75], [1, '#ffffff', 0.05]], [0, 0, 1, 0]), strokeWidth: w * 0.006 }));
  });
  return out.join('');
}

/** Calm dunes under a low sun. */
function dunes(art, w, h, [a, b, c, d, e]) {
  const out = [rect(0, 0, w, h, 0, { fill: art.lin([[0, b], [0.45, c], [0.72, d], [1, e]]) }),
    circle(w * 0.62, h * 0.36, Math.min(w, h) * 0.2, { fill: art.lin([[0, light(e, 0.5)], [1, e]]), opacity: 0.95 }),
    circle(w * 0.62, h * 0.36, Math.min(w, h) * 0.42, { fill: art.rad([[0, e, 0.55], [1, e, 0]]) })];
  [d, c, b, a].forEach((t, i) => {
    const y = h * (0.5 + i * 0.135);
    const f = i % 2 ? 1 : -1;
    const p = `M0 ${n(y)}C${n(w * 0.3)} ${n(y - f * h * 0.09)} ${n(w * 0.55)} ${n(y + f * h * 0.11)} ${n(w)} ${n(y - f * h * 0.05)}V${n(h)}H0z`;
    out.push(path(p, { fill: art.lin([[0, mix(t, e, 0.3)], [0.4, t], [1, dark(t, 0.2)]], [0, 0, 0.5, 1]) }));
    out.push(path(p, { fill: 'none', stroke: light(t, 0.5), strokeOpacity: 0.35, strokeWidth: Math.min(w, h) * 0.006 }));
  });
  return out.join('');
}

/** Glass spheres that overlap. */
function orbs(art, w, h, [a, b, c, d, e]) {
  const m = Math.min(w, h);
  const ball = (x, y, r, t, u) => circle(x, y, r, { fill: art.rad([[0, light(t, 0.35)], [0.35, t], [0.75, u], [1, dark(u, 0.45)]], { cx: 0.36, cy: 0.3, r: 0.78 }) })
    + ellipse(x - r * 0.34, y - r * 0.46, r * 0.34, r * 0.2, { fill: '#ffffff', opacity: 0.26, transform: `rotate(-35 ${n(x - r * 0.34)} ${n(y - r * 0.46)})`, filter: art.blur(r * 0.06) });
  return [rect(0, 0, w, h, 0, { fill: art.lin([[0, a], [1, b]], [0.2, 0, 0.7, 1]) }),
    ellipse(w * 0.4, h * 0.6, w * 0.9, h * 0.5, { fill: art.rad([[0, c, 0.75], [1, c, 0]]) }),
    ball(w * 0.82, h * 0.26, m * 0.26, c, b), ball(w * 0.2, h * 0.44, m * 0.2, e, d), ball(w * 0.62, h * 0.66, m * 0.46, d, c), ball(w * 0.14, h * 0.84, m * 0.3, c, a),
    ball(w * 0.88, h * 0.93, m * 0.2, e, c)].join('');
}

/** Broad translucent petals that turn about a point low on the screen. */
function petals(art, w, h, [a, b, c, d, e]) {
  const m = Math.max(w, h);
  const out = [rect(0, 0, w, h, 0, { fill: art.lin([[0, b], [0.5, a], [1, dark(a, 0.3)]], [0, 0, 0.4, 1]) })];
  const tones = [c, d, c, e, d, c, b, d, e];
  tones.forEach((t, i) => {
    const ang = -105 + i * 26;
    const L = m * (0.86 - (i % 3) * 0.08);
    const W = m * 0.19;
    out.push(path(`M0 0C${n(W)} ${n(-L * 0.3)} ${n(W * 1.15)} ${n(-L * 0.75)} 0 ${n(-L)}C${n(-W * 1.15)} ${n(-L * 0.75)} ${n(-W)} ${n(-L * 0.3)} 0 0z`, {
      transform: `translate(${n(w * 0.36)} ${n(h * 0.9)}) rotate(${ang})`, opacity: 0.8,
      fill: art.lin([[0, light(t, 0.3), 0.95], [0.5, t, 0.85], [1, mix(t, a, 0.8), 0.75]], [0.1, 0, 0.8, 1]) }));
  });
  out.push(circle(w * 0.36, h * 0.9, m * 0.3, { fill: art.rad([[0, light(e, 0.4), 0.55], [1, e, 0]]) }));
  return out.join('');
}

const kinds = { ribbons, dunes, orbs, petals };

/** The wallpaper of a kind, clipped to a rounded box at the origin. */
export function wallpaper(art, kind, w, h, r, wall) {
  return g(g(kinds[kind](art, w, h, wall)), { clipPath: art.clip(rect(0, 0, w, h, r)) });
}
