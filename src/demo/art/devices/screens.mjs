/** Tablets, laptops and televisions. */
import { Pose, slab, rect, circle, path, poly, g, rim, ground, light, dark, mix, luma, n } from '../lib.mjs';
import { palette } from '../palette.mjs';
import { wallpaper } from '../wallpaper.mjs';
import { front } from './phones.mjs';

/** A glass screen with black borders, its wallpaper and the soft reflection from the upper left. */
export function display(art, w, h, r, bezel, kind, wall, { frame = '#50565a', over = '' } = {}) {
  const [bt, bs, bb] = Array.isArray(bezel) ? bezel : [bezel, bezel, bezel];
  const sw = w - 2 * bs;
  const sh = h - bt - bb;
  const ri = Math.max(2, r - bs);
  return rect(1, 1, w - 2, h - 2, r, { fill: '#07090a' }) + rim(art, 0, 0, w, h, r, { strong: 0.7, width: 2, tint: light(frame, 0.6) })
    + g(wallpaper(art, kind, sw, sh, ri, wall) + over, { transform: `translate(${bs} ${bt})` })
    + g(poly([[0, 0], [w * 0.5, 0], [w * 0.22, h], [0, h]], { fill: art.lin([[0, '#ffffff', 0.19], [0.6, '#ffffff', 0.035], [1, '#ffffff', 0]], [0, 0, 0.9, 0.8]) }), { clipPath: art.clip(rect(bs, bt, sw, sh, ri)) });
}

function tabletBack(art, p, s) {
  const { w, h, d, r, base, frame } = s;
  const f = rect(1, 1, w - 2, h - 2, r, { fill: art.lin([[0, light(base, 0.45)], [0.3, light(base, 0.12)], [0.65, base], [1, dark(base, 0.24)]], [0, 0, w * 0.8, h], true) })
    + g(poly([[w * 0.6, 0], [w * 0.95, 0], [w * 0.45, h], [w * 0.02, h]], { fill: '#ffffff', opacity: 0.13, filter: art.blurIn(14, -200, -200, w + 400, h + 400) }), { clipPath: art.clip(rect(0, 0, w, h, r)) })
    + rim(art, 0, 0, w, h, r, { strong: 0.85, width: 2.2 })
    + rect(30, 30, 74, 120, 37, { fill: light(base, 0.16) }) + rim(art, 30, 30, 74, 120, 37, { strong: 0.9, width: 2 })
    + circle(67, 66, 25, { fill: '#0a0c0e' }) + circle(67, 66, 15, { fill: art.rad([[0, '#0b1322'], [0.7, '#24406f'], [1, '#0a0e18']]) }) + circle(61, 59, 4.5, { fill: '#ffffff', opacity: 0.85 })
    + circle(67, 122, 10, { fill: '#f3e6bd' });
  return slab(art, p, w, h, d, r, { color: frame, metal: 0.6, round: 0.3 }) + p.on(f);
}

function tabletSlim(art, colour) {
  const c = palette[colour];
  const s = { w: 590, h: 812, d: 22, r: 44, bezel: 22, kind: 'ribbons', cut: 'none', flat: 0.3, buttons: false, ...c };
  const pb = new Pose([['y', 22], ['p', 7]], 110, 100);
  const pf = new Pose([['y', 22], ['p', 7]], 320, 140);
  const foot = (p) => p.at(s.w / 2, s.h, -s.d / 2);
  return ground(art, foot(pb)[0], foot(pb)[1] + 3, s.w * 0.47, 14) + tabletBack(art, pb, s)
    + g(g(poly([pf.at(-30, -8), pf.at(s.w, -8), pf.at(s.w, s.h + 30), pf.at(-30, s.h + 30)], { fill: '#03060a', opacity: 0.45, filter: art.blur(20) })), { clipPath: art.clip(rect(0, 0, s.w, s.h, s.r, { transform: pb.m })) })
    + ground(art, foot(pf)[0], foot(pf)[1] + 3, s.w * 0.48, 15) + front(art, pf, s) + pf.on(circle(s.w / 2, 12, 4, { fill: '#1d2b45' }));
}

/** The stylus, lying along its local x axis. */
function stylus(art, p, len, tint) {
  const d = 22;
  const shade = art.lin([[0, light(tint, 0.4)], [0.18, '#ffffff'], [0.45, tint], [0.85, dark(tint, 0.3)], [1, dark(tint, 0.15)]]);
  return p.on(rect(6, 10, len, d, d / 2, { fill: '#04080a', opacity: 0.35, filter: art.blurIn(7, -60, -60, len + 160, 160) }))
    + p.on(path(`M${d / 2} 0H${len - 70}L${len - 8} ${d * 0.42}Q${len} ${d / 2} ${len - 8} ${d * 0.58}L${len - 70} ${d}H${d / 2}A${d / 2} ${d / 2} 0 0 1 ${d / 2} 0z`, { fill: shade })
      + path(`M${len - 34} ${d * 0.26}L${len - 8} ${d * 0.42}Q${len} ${d / 2} ${len - 8} ${d * 0.58}L${len - 34} ${d * 0.74}z`, { fill: dark(tint, 0.35) })
      + rect(len - 74, 0, 4, d, 0, { fill: dark(tint, 0.3), opacity: 0.5 }) + rect(46, 0, 3, d, 0, { fill: dark(tint, 0.3), opacity: 0.35 }));
}

function tabletPencil(art, colour) {
  const c = palette[colour];
  const w = 900; const h = 640; const d = 20; const r = 40;
  const p = new Pose([['y', 18], ['p', 9]], 60, 230);
  const foot = p.at(w / 2, h, -d / 2);
  const dock = Array.from({ length: 6 }, (_, i) => rect(272 + i * 54, 520, 42, 42, 11, { fill: [light(c.wall[3], 0.4), c.wall[2], '#ffffff', c.wall[4], c.wall[3], c.wall[1]][i], opacity: 0.95 })).join('');
  const over = rect(258, 508, 338, 66, 22, { fill: '#ffffff', opacity: 0.28 }) + dock
    + path('M150 330C210 210 300 200 330 290S440 400 500 270S640 180 690 250', { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.9, strokeWidth: 7, strokeLinecap: 'round' });
  let o = ground(art, foot[0], foot[1] + 4, w * 0.46, 18);
  o += slab(art, p, w, h, d, r, { color: c.frame, metal: 0.6, round: 0.3 });
  o += p.on(display(art, w, h, r, 26, 'petals', c.wall, { frame: c.frame, over }) + circle(w / 2, 13, 4, { fill: '#1d2b45' }));
  const pen = new Pose([['y', 18], ['p', 9], ['r', -47]], 552, 882, 1);
  return o + stylus(art, pen, 560, luma(c.base) > 0.7 ? '#f3ebe7' : '#e9ebec');
}

/** A keyboard for a deck of width w: five rows of caps and a function row. */
export function keys(art, w, h, cap, { glow, gap = 5, r = 5, legend = '#ffffff' } = {}) {
  const rows = [[14, 1], [14, 1], [13.5, 1], [13, 1], [12.5, 1], [11, 1]];
  const heights = [0.62, 1, 1, 1, 1, 1.05];
  const sum = heights.reduce((a, b) => a + b, 0);
  const unit = (h - gap * (rows.length - 1)) / sum;
  let y = 0;
  let out = '';
  const face = art.lin([[0, light(cap, 0.2)], [0.14, light(cap, 0.05)], [1, dark(cap, 0.14)]]);
  const widths = [
    Array(14).fill(1), [...Array(13).fill(1), 1.7], [1.6, ...Array(12).fill(1), 1.2], [1.9, ...Array(11).fill(1), 1.9], [2.4, ...Array(10).fill(1), 2.4], [1, 1, 1, 1.25, 5.4, 1.25, 1, 0.9, 0.9, 0.9],
  ];
  widths.forEach((row, i) => {
    const kh = unit * heights[i];
    const total = row.reduce((a, b) => a + b, 0);
    const ku = (w - gap * (row.length - 1)) / total;
    let x = 0;
    row.forEach((k, j) => {
      const kw = ku * k;
      if (glow) out += rect(x - 1.5, y - 1.5, kw + 3, kh + 3, r + 1, { fill: glow(x / w, y / h), opacity: 0.95 });
      out += rect(x, y + 1.6, kw, kh, r, { fill: '#000000', opacity: 0.4 }) + rect(x, y, kw, kh, r, { fill: face });
      if (i > 0 && !(i === 5 && j === 4)) out += rect(x + kw * 0.5 - 3.4, y + kh * 0.42, 6.8, 3.2, 1.4, { fill: glow ? glow(x / w, y / h) : legend, opacity: glow ? 0.95 : 0.5 });
      x += kw + gap;
    });
    y += kh + gap;
  });
  return out;
}

/** A laptop, open, seen from above its left front. */
function laptop(art, s) {
  const { w, dep, H, d, lidD, r, base, deck, cap, wall, kind, yaw = 21, tilt = 19, e = 26, bezel = [16, 14, 22], glow, ports, over = '' } = s;
  const B = new Pose([['p', -90], ['y', yaw], ['p', e]], 20, 560);
  const lid0 = new Pose([['p', -tilt], ['y', yaw], ['p', e]], 0, 0);
  const hinge = B.at(0, 4, 3);
  const off = lid0.at(0, H, 0);
  const L = new Pose([['p', -tilt], ['y', yaw], ['p', e]], hinge[0] - off[0], hinge[1] - off[1]);
  const low = [[0, 0], [w, 0], [w, dep], [0, dep]].map(([x, y]) => B.at(x, y, -d));
  let o = g(poly(low.map(([x, y]) => [x + 10, y + 12]), { fill: '#0b1512', opacity: 0.3, filter: art.blur(17) })) + g(poly(low.map(([x, y]) => [x + 2, y + 4]), { fill: '#0b1512', opacity: 0.5, filter: art.blur(5) }));
  o += slab(art, B, w, dep, d, r, { color: base, metal: s.metal ?? 0.5, round: s.wedge ?? 0.7, layers: 36 });
  const top = deck ?? base;
  const dk = luma(top) < 0.35;
  let f = rect(1, 1, w - 2, dep - 2, r, { fill: art.lin([[0, dark(top, dk ? 0.25 : 0.16)], [0.25, top], [0.75, light(top, dk ? 0.08 : 0.2)], [1, light(top, dk ? 0.14 : 0.34)]], [w * 0.8, 0, w * 0.2, dep], true) }) + rim(art, 0, 0, w, dep, r, { strong: 0.9, width: 2 });
  const kx = w * 0.075; const kw = w * 0.85; const ky = dep * 0.11; const kh = dep * 0.47;
  f += rect(kx - 9, ky - 9, kw + 18, kh + 18, 12, { fill: dark(top, dk ? 0.35 : 0.2), opacity: dk ? 0.7 : 0.55 });
  f += g(keys(art, kw, kh, cap, { glow, legend: luma(cap) > 0.5 ? '#4a5256' : '#dfe5e6' }), { transform: `translate(${n(kx)} ${n(ky)})` });
  const tw = w * 0.34; const tx = w * 0.33; const ty = dep * 0.655; const th = dep * 0.29;
  f += rect(tx, ty, tw, th, 10, { fill: art.lin([[0, dark(top, 0.1)], [1, light(top, dk ? 0.12 : 0.16)]]), stroke: dark(top, 0.35), strokeOpacity: 0.45, strokeWidth: 1.4 });
  f += rect(w * 0.42, dep - 6, w * 0.16, 6, 3, { fill: dark(top, 0.4), opacity: 0.5 });
  if (s.grille) f += Array.from({ length: 11 }, (_, i) => [w * 0.022, w * 0.957].map((x) => Array.from({ length: 3 }, (_, j) => circle(x + j * w * 0.0085, ky + 10 + i * 22, 2.1, { fill: dark(top, 0.6), opacity: 0.6 })).join('')).join('')).join('');
  if (s.vent) f += Array.from({ length: 26 }, (_, i) => rect(w * 0.16 + i * w * 0.0265, 10, w * 0.016, 16, 4, { fill: '#050607', opacity: 0.75 })).join('');
  o += B.on(f);
  const side = B.face([0, 0, 0], [0, 1, 0], [0, 0, -1]);
  o += side.on((ports ?? [[60, 44], [122, 44], [196, 22]]).map(([x, pw]) => rect(x, d * 0.28, pw, d * 0.42, d * 0.2, { fill: '#0a0c0e', opacity: 0.85 }) + rect(x, d * 0.28 + d * 0.36, pw, 1.4, 0.7, { fill: '#ffffff', opacity: 0.4 })).join(''));
  o += slab(art, L, w, H, lidD, r, { color: base, metal: 0.5, round: 0.4 });
  o += L.on(display(art, w, H, r, bezel, kind, wall, { frame: base, over }) + circle(w / 2, bezel[0] / 2 + 1, 3.4, { fill: '#24324d' }));
  const refl = B.on(rect(r, 0, w - 2 * r, dep * 0.1, 0, { fill: art.lin([[0, wall[2], 0.28], [1, wall[2], 0]]) }));
  const bar = B.on(rect(w * 0.06, -3, w * 0.88, 9, 4, { fill: dark(base, 0.55) }));
  return o + refl + bar;
}

const desk = (wall) => rect(300, 503, 292, 34, 12, { fill: '#ffffff', opacity: 0.25 }) + Array.from({ length: 7 }, (_, i) => rect(314 + i * 38, 508, 24, 24, 6, { fill: [wall[3], '#ffffff', wall[2], wall[4], wall[3], '#ffffff', wall[1]][i], opacity: 0.95 })).join('');

const thin = (art, colour) => {
  const c = palette[colour];
  return laptop(art, { w: 920, dep: 620, H: 590, d: 17, lidD: 10, r: 30, base: c.base, cap: colour === 'midnight' ? '#12161d' : '#1d2123', wall: c.wall, kind: 'ribbons', grille: true, wedge: 0.9, over: desk(c.wall) });
};
const office = (art, colour) => {
  const c = palette[colour];
  const base = { black: '#2a2e31', grey: '#8b9297', blue: '#5d7b9c' }[colour];
  return laptop(art, { w: 920, dep: 630, H: 585, d: 25, lidD: 13, r: 20, base, cap: colour === 'black' ? '#16191b' : '#23282c', wall: c.wall, kind: colour === 'black' ? 'petals' : 'orbs', bezel: [30, 22, 36], ports: [[40, 34], [92, 50], [160, 50], [228, 30], [280, 18]], over: rect(0, 492, 876, 27, 0, { fill: '#0a1216', opacity: 0.55 }) + Array.from({ length: 6 }, (_, i) => rect(350 + i * 30, 497, 17, 17, 4, { fill: i % 2 ? c.wall[3] : c.wall[4] })).join('') });
};
const gaming = (art, colour) => {
  const white = colour === 'white';
  const hues = ['#ff3d6a', '#ff9a3d', '#ffe14d', '#43e08a', '#3db8ff', '#8d5bff', '#ff4fd0'];
  const glow = (x) => { const k = Math.min(0.999, x) * 6; return mix(hues[Math.floor(k)], hues[Math.floor(k) + 1], k % 1); };
  const wall = white ? ['#10204a', '#2c3f9a', '#6f6fe8', '#6fd6ff', '#ffd0e4'] : ['#12061e', '#4a0f52', '#c02a6a', '#ff6a5a', '#ffd28a'];
  return laptop(art, { w: 930, dep: 660, H: 590, d: 34, lidD: 15, r: 18, base: white ? '#e4e6e7' : '#24282b', cap: white ? '#f2f3f3' : '#121416', wall, kind: 'dunes', glow, vent: true, wedge: 0.4, bezel: [16, 14, 38], ports: [[60, 56], [140, 40], [204, 40], [270, 20]] });
};

/** A television; `foot` draws what it stands on, given its pose. */
function television(art, { w = 960, h = 556, d = 20, kind, wall, frame, foot, bezel = [9, 9, 14], y = 160, yaw = 15 }) {
  const p = new Pose([['y', yaw], ['p', 5]], 40, y);
  const { under = '', over = '' } = foot(p, w, h, d);
  return under + slab(art, p, w, h, d, 7, { color: frame, metal: 0.5, round: 0.25 }) + p.on(display(art, w, h, 7, bezel, kind, wall, { frame }) + rect(w / 2 - 10, h - 9, 20, 3, 1.5, { fill: '#8a9296', opacity: 0.8 })) + over;
}

const scenes = {
  river: ['#06262c', '#0d5560', '#2c9a96', '#8fd6c4', '#ffe2b0'],
  dusk: ['#211038', '#6a2560', '#d2566a', '#f7a06a', '#ffe3ae'],
  bloom: ['#0f1c3d', '#223f86', '#4f86d8', '#f0a8b8', '#fff0dc'],
};

function tvSlim(art) {
  return television(art, { kind: 'ribbons', wall: scenes.bloom, frame: '#2b3033', foot: (p, w, h, d) => {
    const leg = (x, s) => { const a = p.at(x, h - 6, -d / 2); const b = p.at(x + s * 26, h + 64, 70); const c = p.at(x + s * 26, h + 64, -110);
      return poly([[a[0] - 9, a[1]], [a[0] + 9, a[1]], [b[0] + 5, b[1]], [b[0] - 9, b[1] + 2]], { fill: art.lin([[0, '#23282b'], [0.4, '#6a7377'], [1, '#15181a']], [0, 0, 1, 0]) })
        + poly([[a[0] - 7, a[1]], [a[0] + 7, a[1]], [c[0] + 5, c[1]], [c[0] - 5, c[1]]], { fill: '#202527' }); };
    const m = p.at(w / 2, h + 66, -20);
    return { under: ground(art, p.at(120, h + 66, 0)[0], p.at(120, h + 66, 0)[1], 110, 9) + ground(art, p.at(w - 120, h + 66, 0)[0], p.at(w - 120, h + 66, 0)[1], 110, 9) + ground(art, m[0], m[1] + 6, w * 0.45, 15, 0.45) + leg(140, -1) + leg(w - 140, 1) };
  } });
}

function tvStand(art, colour) {
  const frame = colour === 'silver' ? '#c3c8cb' : '#2a2f32';
  return television(art, { kind: 'dunes', wall: colour === 'silver' ? scenes.river : scenes.dusk, frame, bezel: colour === 'silver' ? [12, 12, 16] : [9, 9, 14], foot: (p, w, h, d) => {
    const base = new Pose([['p', -90], ['y', 15], ['p', 20]], ...p.at(w / 2 - 190, h + 66, -120));
    const neck = p.sub(w / 2 - 62, h - 30, -d);
    const bx = base.at(190, 105, 0);
    return { under: ground(art, bx[0] + 6, bx[1] + 10, 240, 22) + slab(art, base, 380, 210, 12, 40, { color: frame, metal: 0.7, round: 0.7 })
      + base.on(rect(0, 0, 380, 210, 40, { fill: art.lin([[0, light(frame, 0.5)], [0.4, light(frame, 0.06)], [1, dark(frame, 0.25)]], [0, 0, 1, 1]) }) + rim(art, 0, 0, 380, 210, 40))
      + slab(art, neck, 124, 110, 20, 10, { color: frame, metal: 0.6 }) + neck.on(rect(0, 0, 124, 110, 10, { fill: art.lin([[0, dark(frame, 0.65)], [0.4, dark(frame, 0.35)], [1, dark(frame, 0.08)]]) })) };
  } });
}

function tvWall(art) {
  return television(art, { y: 120, w: 960, h: 560, d: 26, kind: 'petals', wall: ['#0b2a22', '#0f5a45', '#3fa37f', '#e7b777', '#fff1d8'], frame: '#b78f63', bezel: [16, 16, 16], foot: (p, w, h, d) => {
    const q = (o) => [p.at(o, o, -d - 30), p.at(w + 8, o, -d - 30), p.at(w + 8, h + 34, -d - 30), p.at(o, h + 34, -d - 30)];
    const s = p.sub(150, h + 66, 20);
    const bar = slab(art, s, 660, 62, 70, 20, { color: '#2a2e31', metal: 0.35, round: 0.5 })
      + s.on(rect(0, 0, 660, 62, 20, { fill: art.lin([[0, '#3d4346'], [0.2, '#25292c'], [1, '#131618']]) }) + rect(8, 8, 644, 46, 15, { fill: art.pattern(7, 7, rect(0, 0, 7, 7, 0, { fill: '#1b1f21' }) + circle(2, 2, 1.5, { fill: '#3d4447' }) + circle(5.5, 5.5, 1.5, { fill: '#343b3e' })) }) + rim(art, 0, 0, 660, 62, 20, { strong: 0.6 }) + circle(330, 31, 4, { fill: '#8fd3bd' }));
    return { under: poly(q(14), { fill: '#0b1512', opacity: 0.34, filter: art.blur(20) }) + poly(s.at ? [s.at(6, 20, -80), s.at(676, 20, -80), s.at(676, 84, -80), s.at(6, 84, -80)] : [], { fill: '#0b1512', opacity: 0.3, filter: art.blur(16) }), over: bar
      + p.on(rect(0, 0, w, h, 7, { fill: 'none', stroke: art.lin([[0, '#e0bd92'], [0.4, '#b78f63'], [1, '#7d5c3b']], [0, 0, 1, 1]), strokeWidth: 14 })) };
  } });
}

export const screens = {
  'tablet-slim': { colours: ['grey', 'silver', 'blue'], draw: tabletSlim },
  'tablet-pencil': { colours: ['grey', 'rose'], draw: tabletPencil },
  'laptop-thin': { colours: ['silver', 'midnight', 'gold'], draw: thin },
  'laptop-office': { colours: ['black', 'grey', 'blue'], draw: office },
  'laptop-gaming': { colours: ['black', 'white'], draw: gaming },
  'tv-slim': { colours: ['black'], draw: tvSlim },
  'tv-stand': { colours: ['black', 'silver'], draw: tvStand },
  'tv-wall': { colours: ['black'], draw: tvWall },
};
