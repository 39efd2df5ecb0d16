/** Watches and bands: the case faces the viewer, its strap closes behind it in a true loop. */
import { Pose, extrude, sweep, rect, circle, ellipse, path, line, g, rim, ground, light, dark, n } from '../lib.mjs';

/** Points of an elliptic loop in the y-z plane, from angle a to b, where 0 faces the viewer. */
function loop(ry, rz, a, b, steps = 90) {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = ((a + ((b - a) * i) / steps) * Math.PI) / 180;
    const nx = Math.sin(t) / ry; const nz = Math.cos(t) / rz; const l = Math.hypot(nx, nz);
    return [0, -ry * Math.sin(t), rz * Math.cos(t) - rz, 0, -nx / l, nz / l, t];
  });
}

const polar = (r, deg) => [r * Math.sin((deg * Math.PI) / 180), -r * Math.cos((deg * Math.PI) / 180)];
const arc = (r, a, b) => { const [x1, y1] = polar(r, a); const [x2, y2] = polar(r, b); return `M${n(x1)} ${n(y1)}A${r} ${r} 0 ${b - a > 180 ? 1 : 0} 1 ${n(x2)} ${n(y2)}`; };
const gauge = (r, part, colour, width) => path(arc(r, 0, 359.9), { fill: 'none', stroke: colour, strokeOpacity: 0.22, strokeWidth: width }) + path(arc(r, 0, 360 * part - 0.1), { fill: 'none', stroke: colour, strokeWidth: width, strokeLinecap: 'round' });

function roundFace(art, R, accent, hi) {
  let f = circle(0, 0, R, { fill: art.rad([[0, '#1a2226'], [0.75, '#0b1012'], [1, '#050708']], { cy: 0.35 }) });
  for (let i = 0; i < 60; i += 1) { const [x1, y1] = polar(R * 0.93, i * 6); const [x2, y2] = polar(R * (i % 5 ? 0.89 : 0.82), i * 6); f += line([[x1, y1], [x2, y2]], { stroke: i % 5 ? '#7d8a8c' : '#f3f5f4', strokeWidth: i % 5 ? 1.8 : 5, strokeLinecap: 'round' }); }
  f += g(gauge(R * 0.2, 0.72, accent, 7) + path('M-7 -9L8 0L-7 9z', { fill: accent }), { transform: `translate(${n(-R * 0.42)} ${n(R * 0.1)})` });
  f += g(gauge(R * 0.2, 0.46, hi, 7) + path('M0 9C-14 -1 -9 -11 0 -5C9 -11 14 -1 0 9z', { fill: hi }), { transform: `translate(${n(R * 0.42)} ${n(R * 0.1)})` });
  f += g(gauge(R * 0.2, 0.85, '#8fb8e8', 7) + path('M2 -11L-7 2H0L-2 11L7 -2H0z', { fill: '#8fb8e8' }), { transform: `translate(0 ${n(R * 0.48)})` });
  const hand = (deg, l, w, c) => path(`M${-w} ${R * 0.12}L${-w * 0.75} ${-l}Q0 ${-l - w} ${w * 0.75} ${-l}L${w} ${R * 0.12}z`, { fill: c, transform: `rotate(${deg})` });
  f += g(hand(-58, R * 0.5, 8, '#000') + hand(60, R * 0.74, 6.5, '#000'), { opacity: 0.5, transform: 'translate(4 6)', filter: art.blur(3) });
  f += hand(-58, R * 0.5, 8, '#f4f6f5') + hand(60, R * 0.74, 6.5, '#f4f6f5') + line([polar(-R * 0.16, 200), polar(R * 0.78, 200)], { stroke: accent, strokeWidth: 3.4 }) + circle(0, 0, 10, { fill: accent }) + circle(0, 0, 4, { fill: '#10201c' });
  return f;
}

function squareFace(art, w, h, accent, hi) {
  const bars = [0.45, 0.7, 0.58, 0.95].map((k, i) => rect(28 + i * 18, h - 40 - k * 56, 11, k * 56, 5.5, { fill: i === 3 ? accent : '#6b7a7c' })).join('');
  const digit = (x, segs) => g(segs, { transform: `translate(${x} 0)` });
  const S = { fill: 'none', stroke: '#f6f8f7', strokeWidth: 15, strokeLinecap: 'round', strokeLinejoin: 'round' };
  const one = path('M0 18L20 0V92', S); const zero = path('M0 28Q0 0 26 0T52 28V64Q52 92 26 92T0 64z', S);
  const two = path('M2 22Q8 0 27 0Q52 0 52 25Q52 42 34 56L2 92H54', S);
  const eight = path('M26 42Q4 42 4 22T26 0T48 22T26 42Q0 42 0 66T26 92T52 66T26 42', S);
  const time = g(digit(0, one) + digit(44, zero) + circle(122, 28, 8, { fill: accent }) + circle(122, 66, 8, { fill: accent }) + digit(148, two) + digit(226, eight), { transform: `translate(${n(w / 2 - 107)} 66) scale(0.77)` });
  return rect(0, 0, w, h, 66, { fill: art.lin([[0, '#0e1518'], [1, '#050708']]) }) + time
    + g(gauge(50, 0.78, accent, 13) + gauge(33, 0.6, hi, 13) + gauge(16, 0.45, '#8fb8e8', 13), { transform: `translate(${n(w - 82)} ${n(h - 88)})` }) + bars;
}

function watch(art, { kind, metal, strap, accent, hi, buckle = true, gloss }) {
  const sq = kind === 'square';
  const w = sq ? 310 : 340; const h = sq ? 368 : 340; const d = sq ? 56 : 50; const r = sq ? 92 : 170;
  const C = new Pose([['y', 30], ['p', 12], ['r', 0]], 460, 440);
  const ry = sq ? 292 : 284; const rz = 208;
  const sh = (p) => 86 + (sq ? 40 : 30) * Math.max(0, Math.cos(p[6])) ** 2;
  const p0 = C.sub(0, 0, -d * 0.55);
  const low = C.at(0, ry, -rz);
  let o = ground(art, low[0] + 6, low[1] + 2, 250, 26);
  const gap = sq ? 29 : 24;
  o += sweep(art, p0, loop(ry, rz, gap, 360 - gap, 150), { half: sh, thick: 17, color: strap, gloss: gloss ?? 0.5, inner: dark(strap, 0.28) });
  const spot = (deg, wd, hg, fill) => { const t = (deg * Math.PI) / 180; const q = p0.face([0, -ry * Math.sin(t), rz * Math.cos(t) - rz], [1, 0, 0], [0, -Math.cos(t) * -1, Math.sin(t) * -1]); return q.on(rect(-wd / 2, -hg / 2, wd, hg, Math.min(wd, hg) / 2, { fill })); };
  if (buckle) for (let i = 0; i < 4; i += 1) o += spot(-44 - i * 8.5, 30, 11, dark(strap, 0.55));
  const K = C.sub(-w / 2, -h / 2, 0);
  const shape = (i, a) => (sq ? rect(i, i, w - 2 * i, h - 2 * i, r - i, a) : circle(w / 2, h / 2, w / 2 - i, a));
  o += extrude(art, K, d, shape, { color: metal, metal: 0.75, round: 0.85, w, h });
  const edge = art.lin([[0, light(metal, 0.75)], [0.3, light(metal, 0.15)], [0.62, dark(metal, 0.35)], [1, light(metal, 0.3)]], [0, 0, 1, 1]);
  if (sq) {
    o += K.on(rect(7, 7, w - 14, h - 14, r - 7, { fill: edge }) + rect(13, 13, w - 26, h - 26, r - 13, { fill: '#050708' }) + g(squareFace(art, w - 60, h - 60, accent, hi), { transform: 'translate(30 30)' })
      + g(path(`M0 0H${w * 0.62}L${w * 0.2} ${h}H0z`, { fill: art.lin([[0, '#ffffff', 0.26], [0.7, '#ffffff', 0.02]], [0, 0, 0.8, 0.8]) }), { clipPath: art.clip(rect(13, 13, w - 26, h - 26, r - 13)) }));
  } else {
    o += K.on(circle(w / 2, h / 2, w / 2 - 6, { fill: edge }) + circle(w / 2, h / 2, w / 2 - 22, { fill: dark(metal, 0.55) })
      + Array.from({ length: 60 }, (_, i) => { const [x1, y1] = polar(w / 2 - 9, i * 6); const [x2, y2] = polar(w / 2 - 20, i * 6); return line([[w / 2 + x1, h / 2 + y1], [w / 2 + x2, h / 2 + y2]], { stroke: dark(metal, 0.5), strokeOpacity: 0.55, strokeWidth: 1.6 }); }).join('')
      + circle(w / 2, h / 2, w / 2 - 24, { fill: '#050708' }) + g(roundFace(art, w / 2 - 30, accent, hi), { transform: `translate(${w / 2} ${h / 2})` })
      + g(ellipse(w * 0.26, h * 0.2, w * 0.46, h * 0.4, { fill: art.rad([[0, '#ffffff', 0.3], [1, '#ffffff', 0]]), transform: `rotate(-35 ${w * 0.26} ${h * 0.2})` }), { clipPath: art.clip(circle(w / 2, h / 2, w / 2 - 24)) }));
  }
  const side = K.face([sq ? 0 : 7, 0, -d], [0, 0, 1], [0, 1, 0]);
  o += side.on(rect(d * 0.3, h * 0.34, d * 0.42, h * 0.09, 9, { fill: art.lin([[0, light(metal, 0.7)], [0.5, metal], [1, dark(metal, 0.5)]]) }) + rect(d * 0.3, h * 0.57, d * 0.42, h * 0.09, 9, { fill: art.lin([[0, light(metal, 0.6)], [0.5, metal], [1, dark(metal, 0.5)]]) }));
  return o;
}

function band(art, colour) {
  const strap = { black: '#24282a', blue: '#3c6ea8' }[colour];
  const accent = { black: '#e4c48b', blue: '#8cc4ea' }[colour];
  const C = new Pose([['y', 36], ['p', 13]], 430, 440);
  const ry = 318; const rz = 215; const w = 190; const h = 400; const d = 44;
  const low = C.at(0, ry, -rz);
  let o = ground(art, low[0] + 4, low[1] + 2, 200, 24);
  o += sweep(art, C.sub(0, 0, -24), loop(ry, rz, 18, 342, 150), { half: (p) => 70 + 14 * Math.max(0, Math.cos(p[6])), thick: 17, color: strap, gloss: 0.5 });
  const K = C.sub(-w / 2, -h / 2, 4);
  o += extrude(art, K, d, (i, a) => rect(i, i, w - 2 * i, h - 2 * i, 92 - i, a), { color: colour === 'black' ? '#3a4043' : '#5d6d80', metal: 0.7, round: 0.9, w, h });
  o += K.on(rect(8, 8, w - 16, h - 16, 84, { fill: '#050708' }) + rim(art, 8, 8, w - 16, h - 16, 84, { strong: 0.7, width: 2 })
    + path('M62 120L80 106V168M108 136Q108 106 126 106T144 136V140Q144 168 126 168T108 140z', { fill: 'none', stroke: '#f6f8f7', strokeWidth: 9, strokeLinecap: 'round', strokeLinejoin: 'round', transform: 'translate(-8 -18)' })
    + path('M54 216Q58 200 72 200Q88 200 88 214Q88 226 76 234L54 254H90M116 226Q104 226 104 213T120 200T136 213T120 226Q102 226 102 241T120 256T138 241T120 226', { fill: 'none', stroke: accent, strokeWidth: 9, strokeLinecap: 'round', strokeLinejoin: 'round', transform: 'translate(-1 -42)' })
    + g(gauge(34, 0.74, accent, 11) + path('M0 12C-18 -1 -11 -14 0 -6C11 -14 18 -1 0 12z', { fill: '#f2777f' }), { transform: `translate(${w / 2} 300)` })
    + g(path(`M0 0H${w * 0.66}L${w * 0.2} ${h}H0z`, { fill: art.lin([[0, '#ffffff', 0.26], [0.7, '#ffffff', 0.02]], [0, 0, 0.8, 0.8]) }), { clipPath: art.clip(rect(8, 8, w - 16, h - 16, 84)) }));
  return o;
}

const ROUND = { black: ['#3a4043', '#24282a', '#e4c48b', '#7fb7a6'], silver: ['#c6cbce', '#6b7478', '#e98649', '#8cc4ea'], gold: ['#d9b777', '#6a4a35', '#ecd09a', '#e58aa0'] };
const SQUARE = { black: ['#3a4043', '#24282a', '#8fd3bd', '#e4c48b'], orange: ['#c6cbce', '#e3762f', '#ff9a4d', '#ffe2a8'], pink: ['#e6c0b6', '#f0b9c4', '#f3879f', '#f8d3b8'] };

export const watches = {
  'watch-round': { colours: ['black', 'silver', 'gold'], draw: (art, c) => { const [metal, strap, accent, hi] = ROUND[c]; return watch(art, { kind: 'round', metal, strap, accent, hi }); } },
  'watch-square': { colours: ['black', 'orange', 'pink'], draw: (art, c) => { const [metal, strap, accent, hi] = SQUARE[c]; return watch(art, { kind: 'square', metal, strap, accent, hi }); } },
  'band-slim': { colours: ['black', 'blue'], draw: band },
};
