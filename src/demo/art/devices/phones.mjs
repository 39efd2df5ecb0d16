/** Phones: the back, with its camera design, stands behind the front; both turned alike so that the left edge catches the light. */
import { Pose, slab, extrude, rect, circle, ellipse, path, poly, g, rim, ground, lens, light, dark, mix, luma, n } from '../lib.mjs';
import { palette } from '../palette.mjs';
import { wallpaper } from '../wallpaper.mjs';

const TURN = [['y', 25], ['p', 7], ['r', 0]];

/** The metal frame with its buttons on the left edge. */
function body(art, pose, w, h, d, r, frame, { flat = 0.25, buttons = true } = {}) {
  let out = '';
  out += slab(art, pose, w, h, d, r, { color: frame, metal: 0.55, round: flat });
  if (buttons) {
    const side = pose.face([0, 0, -d], [0, 0, 1], [0, 1, 0]);
    const key = (y, l) => side.on(rect(d * 0.26, y, d * 0.46, l, d * 0.2, { fill: dark(frame, 0.35) })
      + rect(d * 0.30, y + 2, d * 0.36, l - 4, d * 0.18, { fill: art.lin([[0, light(frame, 0.6)], [0.15, light(frame, 0.12)], [0.85, frame], [1, dark(frame, 0.4)]]) }));
    out += key(h * 0.19, h * 0.075) + key(h * 0.285, h * 0.075);
    out += side.on(rect(0, h * 0.085, d, 5, 0, { fill: dark(frame, 0.3), opacity: 0.55 }) + rect(0, h * 0.9, d, 5, 0, { fill: dark(frame, 0.3), opacity: 0.55 }));
  }
  return out;
}

/** The screen side. */
export function front(art, pose, s) {
  const { w, h, d, r, frame, kind, wall, cut = 'hole', bezel = 11 } = s;
  const sw = w - 2 * bezel;
  const sh = h - 2 * bezel;
  let f = rect(1.5, 1.5, w - 3, h - 3, r - 1.5, { fill: '#07090a' }) + rim(art, 0, 0, w, h, r, { strong: 0.75, width: 2.4, tint: light(frame, 0.55) });
  f += g(wallpaper(art, kind, sw, sh, r - bezel, wall), { transform: `translate(${bezel} ${bezel})` });
  const mid = w / 2;
  if (cut === 'island') f += rect(mid - 52, bezel + 17, 104, 29, 14.5, { fill: '#020304' }) + circle(mid + 36, bezel + 31.5, 7, { fill: art.rad([[0, '#27406b'], [0.6, '#0b1120'], [1, '#020304']]) });
  if (cut === 'hole') f += circle(mid, bezel + 27, 11.5, { fill: '#020304' }) + circle(mid, bezel + 27, 6, { fill: art.rad([[0, '#2d4a7c'], [0.6, '#0d1526'], [1, '#020304']]) });
  if (cut === 'corner') f += circle(bezel + 36, bezel + 32, 12, { fill: '#020304' }) + circle(bezel + 36, bezel + 32, 6, { fill: art.rad([[0, '#2d4a7c'], [0.6, '#0d1526'], [1, '#020304']]) });
  f += rect(mid - 24, 3.4, 48, 2.6, 1.3, { fill: '#2a2e31' });
  f += rect(mid - 62, h - bezel - 13, 124, 4.6, 2.3, { fill: '#ffffff', opacity: 0.75 });
  f += g(poly([[-20, 0], [w * 0.62, 0], [w * 0.16, h], [-20, h]], { fill: art.lin([[0, '#ffffff', 0.2], [0.5, '#ffffff', 0.045], [1, '#ffffff', 0]], [0, 0, 0.9, 0.7]) }), { clipPath: art.clip(rect(bezel, bezel, sw, sh, r - bezel)) });
  return body(art, pose, w, h, d, r, frame, s) + pose.on(f);
}

const flash = (art, x, y, r) => circle(x, y, r, { fill: art.rad([[0, '#fffbe9'], [0.45, '#f6e6b8'], [0.8, '#cdbb8d'], [1, '#8f8468']]) }) + circle(x, y, r * 0.62, { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.55, strokeWidth: r * 0.12 });
const dot = (art, x, y, r) => circle(x, y, r, { fill: '#0b0d0f' }) + circle(x - r * 0.25, y - r * 0.25, r * 0.35, { fill: '#39424b' });

/** A lens that rises from the back by z. */
function barrel(art, pose, x, y, r, z, ring, o = {}) {
  const p = pose.sub(x - r, y - r, z);
  return pose.on(ellipse(x + z * 0.9 + 2, y + z * 0.7 + 2, r * 1.05, r * 1.05, { fill: '#000000', opacity: 0.28, filter: art.blur(4) }))
    + extrude(art, p, z, (i, a) => circle(r, r, r - i, a), { color: ring, metal: 0.6, round: 0.2, w: 2 * r, h: 2 * r })
    + p.on(lens(art, r, r, r, { ring, ...o }));
}

/** A raised plate for the lenses. */
function island(art, pose, x, y, w, h, r, z, color, { gloss = 0.25, plate } = {}) {
  const p = pose.sub(x, y, z);
  return pose.on(rect(x + 2, y + 3, w + z * 0.8, h + z * 0.6, r, { fill: '#000000', opacity: 0.26, filter: art.blur(6) }))
    + slab(art, p, w, h, z, r, { color, metal: 0.4, round: 0.6 })
    + p.on(rect(0, 0, w, h, r, { fill: plate ?? art.lin([[0, light(color, gloss)], [0.4, color], [1, dark(color, 0.16)]], [0, 0, 1, 1]) }) + rim(art, 0, 0, w, h, r, { strong: 0.85, width: 2 }));
}

const cameras = {
  apple(art, pose, s) {
    const c = s.island ?? mix(s.base, '#ffffff', luma(s.base) > 0.4 ? 0.16 : 0.06);
    const ring = s.ring ?? s.frame;
    let o = island(art, pose, 22, 22, 196, 200, 56, 7, c);
    const L = (x, y) => barrel(art, pose, x, y, 43, 14, ring, { hue: '#25508f', hue2: '#5a3a86' });
    o += L(74, 75) + L(74, 169) + L(163, 122);
    const p = pose.sub(0, 0, 7);
    return o + p.on(flash(art, 167, 56, 14) + circle(167, 188, 12, { fill: '#14171a' }) + dot(art, 121, 122, 3.5));
  },
  samsung(art, pose, s) {
    const L = (y, r = 40) => barrel(art, pose, 74, y, r, 13, mix(s.frame, '#2b2f33', 0.35), { ringWidth: 0.15, hue: '#1f4f77', hue2: '#31508f' });
    return L(76) + L(172) + L(268) + pose.on(flash(art, 148, 124, 12) + circle(148, 76, 9, { fill: '#15181b' }) + dot(art, 148, 172, 4));
  },
  xiaomi(art, pose, s) {
    const R = 138;
    const cx = s.w / 2 - 18;
    const cy = 178;
    const p = pose.sub(cx - R, cy - R, 12);
    const glass = '#101316';
    let o = pose.on(circle(cx + 7, cy + 8, R + 2, { fill: '#000000', opacity: 0.32, filter: art.blur(8) }));
    o += extrude(art, p, 12, (i, a) => circle(R, R, R - i, a), { color: s.frame, metal: 0.7, round: 0.7, w: 2 * R, h: 2 * R });
    o += p.on(circle(R, R, R - 1, { fill: art.lin([[0, light(s.frame, 0.7)], [0.35, s.frame], [0.65, dark(s.frame, 0.4)], [1, light(s.frame, 0.35)]], [0, 0, 1, 1]) })
      + circle(R, R, R - 11, { fill: art.rad([[0, '#23282c'], [0.7, glass], [1, '#050607']], { cx: 0.3, cy: 0.25, r: 0.9 }) })
      + circle(R, R, R - 15, { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.12, strokeWidth: 1.2 })
      + lens(art, R - 52, R - 52, 46, { ring: '#33383c', hue: '#2b4f86' }) + lens(art, R + 52, R - 52, 46, { ring: '#33383c', hue: '#7a4a2c', hue2: '#7a3a5e' })
      + lens(art, R - 52, R + 52, 46, { ring: '#33383c', hue: '#2a6b62', hue2: '#2d4f86' })
      + rect(R + 16, R + 16, 72, 72, 36, { fill: '#090b0d' }) + flash(art, R + 52, R + 40, 13) + dot(art, R + 40, R + 70, 7) + circle(R + 66, R + 70, 6, { fill: '#3a1216' })
      + path(`M${n(R - 108)} ${n(R - 40)}A115 115 0 0 1 ${n(R - 20)} ${n(R - 112)}`, { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.4, strokeWidth: 3, strokeLinecap: 'round' }));
    return o;
  },
  ring(art, pose, s) {
    const c = mix(s.base, '#0c0e10', luma(s.base) > 0.4 ? 0.1 : 0.3);
    let o = island(art, pose, 26, 26, 152, 320, 76, 8, c, { gloss: 0.3 });
    const L = (y) => barrel(art, pose, 102, y, 64, 16, s.frame, { ringWidth: 0.2, hue: '#3a3f8f', hue2: '#7a3f7a' });
    o += L(102) + L(262) + pose.sub(0, 0, 8).on(flash(art, 154, 182, 10) + dot(art, 52, 182, 6));
    return o;
  },
  bar(art, pose, s) {
    const W = s.w - 44;
    const metal = mix(s.frame, '#ffffff', 0.1);
    let o = island(art, pose, 22, 108, W, 112, 56, 15, metal);
    const p = pose.sub(22, 108, 15);
    o += p.on(rect(16, 13, W - 110, 86, 43, { fill: art.lin([[0, '#23282c'], [0.5, '#0c0f11'], [1, '#050607']], [0, 0, 1, 1]) }) + rim(art, 16, 13, W - 110, 86, 43, { strong: 0.35, width: 1.4 })
      + lens(art, 62, 56, 36, { ring: '#2a2f33', hue: '#24508a' }) + lens(art, 140, 56, 36, { ring: '#2a2f33', hue: '#2d6f74', hue2: '#34508f' }) + lens(art, 212, 56, 26, { ring: '#2a2f33', hue: '#6a4a2c' })
      + flash(art, W - 60, 44, 15) + circle(W - 60, 78, 8, { fill: '#15181b' }));
    return o;
  },
  square(art, pose, s) {
    const c = luma(s.base) > 0.5 ? mix(s.base, '#1a1d20', 0.12) : mix(s.base, '#07090a', 0.35);
    let o = island(art, pose, 24, 24, 206, 206, 40, 6, c, { gloss: 0.22 });
    const p = pose.sub(24, 24, 6);
    const L = (x, y, r, k) => lens(art, x, y, r, { ring: mix(s.frame, '#14171a', 0.3), ringWidth: 0.14, ...k });
    o += p.on(L(58, 58, 42, { hue: '#24508a' }) + L(148, 58, 42, { hue: '#2d6f74' }) + L(58, 148, 42, { hue: '#5a3a86' }) + L(148, 148, 30, { hue: '#6a4a2c' }) + flash(art, 103, 103, 11));
    return o;
  },
};

/** The camera side. */
export function back(art, pose, s, camera) {
  const { w, h, d, r, base, frame } = s;
  const deep = luma(base) < 0.4;
  let f = rect(2, 2, w - 4, h - 4, r - 2, { fill: art.lin([[0, light(base, deep ? 0.14 : 0.42)], [0.28, light(base, deep ? 0.02 : 0.14)], [0.62, base], [1, dark(base, deep ? 0.45 : 0.2)]], [0, 0, w * 0.8, h], true) });
  const skin = art.clip(rect(2, 2, w - 4, h - 4, r - 2));
  f += g(ellipse(w * 0.22, h * 0.62, w * 0.5, h * 0.42, { fill: art.rad([[0, '#ffffff', deep ? 0.05 : 0.3], [1, '#ffffff', 0]]) })
    + poly([[w * 0.72, 0], [w * 0.98, 0], [w * 0.48, h], [w * 0.12, h]], { fill: art.lin([[0, '#ffffff', deep ? 0.09 : 0.3], [0.7, '#ffffff', 0.03], [1, '#ffffff', 0]]), filter: art.blurIn(10, -200, -200, w + 400, h + 400) })
    + rect(w - 34, 0, 34, h, 0, { fill: art.lin([[0, '#000000', 0], [1, '#000000', deep ? 0.3 : 0.13]], [0, 0, 1, 0]) }), { clipPath: skin });
  f += rim(art, 0, 0, w, h, r, { strong: 0.85, width: 2.4, tint: light(frame, 0.6) });
  return body(art, pose, w, h, d, r, frame, s) + pose.on(f) + cameras[camera](art, pose, s);
}

/** Front over back with their shadows. */
function pair(art, s, camera) {
  const { w, h, d } = s;
  const pb = new Pose(TURN, 140, 96, 1);
  const pf = new Pose(TURN, 462, 138, 1);
  const foot = (p) => p.at(w / 2, h, -d / 2);
  const fb = foot(pb);
  const ff = foot(pf);
  const shade = g(g(poly([pf.at(-28, -6), pf.at(w, -6), pf.at(w, h + 40), pf.at(-28, h + 40)], { fill: '#03060a', opacity: 0.5, filter: art.blur(20) })), { clipPath: art.clip(el2(pb, w, h, s.r)) });
  return ground(art, fb[0] + 6, fb[1] + 4, w * 0.46, 15) + back(art, pb, s, camera) + shade + ground(art, ff[0] + 6, ff[1] + 4, w * 0.47, 16) + front(art, pf, s);
}
const el2 = (p, w, h, r) => rect(0, 0, w, h, r, { transform: p.m });

const make = (camera, dims, tune = {}) => (art, colour) => {
  const c = { ...palette[colour], ...(tune[colour] ?? {}) };
  return pair(art, { w: 400, h: 830, d: 42, r: 62, ...dims, ...c }, camera);
};

/** The book-shaped phone, open. */
function fold(art, colour) {
  const c = palette[colour];
  const w = 370; const h = 780; const d = 24; const r = 34;
  const pl = new Pose([['y', 24], ['p', 9]], 500 - w * Math.cos(24 * Math.PI / 180), 120);
  const j = pl.at(w, 0, 0);
  const pr = new Pose([['y', -20], ['p', 9]], j[0], j[1]);
  const wall = (x) => {
    const inner = art.clip(x === 0 ? path(`M44 12H${w}V${h - 12}H44Q12 ${h - 12} 12 ${h - 44}V44Q12 12 44 12z`) : path(`M0 12H${w - 44}Q${w - 12} 12 ${w - 12} 44V${h - 44}Q${w - 12} ${h - 12} ${w - 44} ${h - 12}H0z`));
    return g(g(g(wallpaper(art, 'petals', 2 * w, h, 0, c.wall), { transform: `translate(${-x} 0)` })), { clipPath: inner });
  };
  const bl = pl.at(w * 0.5, h, -d); const br = pr.at(w * 0.5, h, -d);
  const shell = (p) => slab(art, p, w, h, d, r, { color: c.frame, metal: 0.6, round: 0.3 });
  let o = ground(art, (bl[0] + br[0]) / 2, Math.max(bl[1], br[1]) - 2, w * 0.96, 18);
  o += shell(pr) + shell(pl);
  o += pl.on(rect(1.5, 1.5, w + 4, h - 3, r, { fill: '#07090a' }) + wall(0) + rim(art, 0, 0, w, h, r, { strong: 0.6, width: 2.2 })
    + g(rect(0, 0, w, h, 0, { fill: art.lin([[0, '#ffffff', 0.16], [0.5, '#ffffff', 0.03], [0.88, '#000000', 0], [1, '#000000', 0.42]], [0, 0, 1, 0]) }), { clipPath: art.clip(rect(12, 12, w - 12, h - 24, 24)) }));
  o += pr.on(path(`M-2 1.5H${w - r}Q${w - 1.5} 1.5 ${w - 1.5} ${r}V${h - r}Q${w - 1.5} ${h - 1.5} ${w - r} ${h - 1.5}H-2z`, { fill: '#07090a' }) + wall(w)
    + rect(0, 12, w - 12, h - 24, 0, { fill: art.lin([[0, '#000000', 0.34], [0.1, '#ffffff', 0.1], [0.4, '#000000', 0.02], [1, '#000000', 0.2]], [0, 0, 1, 0]) })
    + rim(art, 0, 0, w, h, r, { strong: 0.35, width: 2 })
    + circle(w * 0.5, 40, 9, { fill: '#020304' }) + circle(w * 0.5, 40, 4.5, { fill: '#1b2c4d' }));
  const side = pl.face([0, 0, -d], [0, 0, 1], [0, 1, 0]);
  o += side.on(rect(d * 0.25, h * 0.2, d * 0.5, h * 0.12, 4, { fill: light(c.frame, 0.25) }));
  const hinge = pl.sub(w - 5, 0, 0);
  o += hinge.on(rect(0, 1, 9, 11, 2, { fill: dark(c.frame, 0.35) }) + rect(0, h - 12, 9, 11, 2, { fill: dark(c.frame, 0.45) }));
  return o;
}

export const phones = {
  'phone-apple': { colours: ['black', 'white', 'blue', 'natural', 'pink'], draw: make('apple', { cut: 'island', kind: 'ribbons', r: 66, flat: 0.12 }, { black: { base: '#26292b', frame: '#4b4f52' }, blue: { base: '#5f7690', frame: '#6f849b' } }) },
  'phone-samsung': { colours: ['black', 'violet', 'green', 'cream', 'blue'], draw: make('samsung', { cut: 'hole', kind: 'orbs', r: 46, flat: 0.2, bezel: 10 }, { blue: { base: '#a9c1dc', frame: '#86a0bd' } }) },
  'phone-xiaomi': { colours: ['black', 'green', 'white', 'orange'], draw: make('xiaomi', { cut: 'hole', kind: 'dunes', r: 58, flat: 0.6 }, { green: { base: '#3d5a4a', frame: '#5d7566' } }) },
  'phone-ring': { colours: ['black', 'blue', 'gold', 'purple'], draw: make('ring', { cut: 'hole', kind: 'petals', r: 52, flat: 0.6 }, { blue: { base: '#4c7fb4', frame: '#5d8fc0' } }) },
  'phone-bar': { colours: ['black', 'mint', 'porcelain'], draw: make('bar', { cut: 'hole', kind: 'ribbons', r: 60, flat: 0.3 }) },
  'phone-square': { colours: ['black', 'silver', 'teal', 'sunset'], draw: make('square', { cut: 'corner', kind: 'dunes', r: 42, flat: 0.3 }) },
  'phone-fold': { colours: ['black', 'silver'], draw: fold },
};
