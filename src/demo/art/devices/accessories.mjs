/** Chargers, cables, cases, supports and the small things beside them. */
import { Pose, slab, extrude, rect, circle, ellipse, path, poly, line, g, rim, ground, light, dark, mix, luma, n } from '../lib.mjs';
import { palette } from '../palette.mjs';
import { wallpaper } from '../wallpaper.mjs';
import { front, back } from './phones.mjs';
import { keys } from './screens.mjs';

const TONE = { white: '#eceeed', black: '#272b2e', blue: '#3e6ea6', red: '#c03638', grey: '#9aa1a6' };
const FONT = "'Liberation Sans', Arimo, Arial, sans-serif";
const isDark = (c) => luma(c) < 0.35;

/** A straight round rod between two points on the picture. */
export function rod(art, a, b, wa, wb, c) {
  const dx = b[0] - a[0]; const dy = b[1] - a[1]; const l = Math.hypot(dx, dy);
  let nx = -dy / l; let ny = dx / l;
  if (nx > 0) { nx = -nx; ny = -ny; }
  const q = (p, t) => [p[0] + nx * t, p[1] + ny * t];
  return poly([q(a, wa), q(b, wb), q(b, -wb), q(a, -wa)], { fill: art.lin([[0, dark(c, 0.35)], [0.22, light(c, 0.5)], [0.45, c], [0.8, dark(c, 0.4)], [1, dark(c, 0.6)]], [...q(a, wa), ...q(a, -wa)], true), stroke: dark(c, 0.3), strokeWidth: 1.5, strokeLinejoin: 'round' });
}

/** A braided or smooth cord along a path. */
export function cord(art, d, c, width, braid = true) {
  const deep = isDark(c);
  return path(d, { fill: 'none', stroke: dark(c, deep ? 0.6 : 0.38), strokeWidth: width, strokeLinecap: 'round' })
    + path(d, { fill: 'none', stroke: c, strokeWidth: width * 0.8, strokeLinecap: 'round', transform: `translate(${n(-width * 0.05)} ${n(-width * 0.07)})` })
    + path(d, { fill: 'none', stroke: light(c, deep ? 0.3 : 0.85), strokeWidth: width * 0.26, strokeLinecap: 'round', transform: `translate(${n(-width * 0.1)} ${n(-width * 0.18)})`, opacity: 0.85 })
    + (braid ? path(d, { fill: 'none', stroke: dark(c, 0.6), strokeOpacity: deep ? 0.55 : 0.26, strokeWidth: width * 0.86, strokeDasharray: `1.8 ${n(width * 0.22)}` }) : '');
}

/** A USB-C plug pointing along +x from (0, 0). */
function plug(art, c, k = 1) {
  return g(rect(-26, -11, 40, 22, 9, { fill: dark(c, 0.25) }) + Array.from({ length: 4 }, (_, i) => rect(-22 + i * 8, -11, 3, 22, 1.5, { fill: dark(c, 0.5), opacity: 0.6 })).join('')
    + rect(10, -27, 112, 54, 15, { fill: art.lin([[0, light(c, isDark(c) ? 0.35 : 0.7)], [0.3, c], [0.75, dark(c, 0.22)], [1, dark(c, 0.45)]]) }) + rect(16, -21, 100, 7, 3.5, { fill: '#ffffff', opacity: isDark(c) ? 0.18 : 0.7 })
    + rect(120, -18, 62, 36, 15, { fill: art.lin([[0, '#f4f6f7'], [0.35, '#b9bfc3'], [0.7, '#868d92'], [1, '#d0d5d8']]) }) + rect(172, -10, 10, 20, 6, { fill: '#15191b' }), { transform: `scale(${k})` });
}

const usbC = (art, x, y, w = 74, h = 26) => rect(x - w / 2, y - h / 2, w, h, h / 2, { fill: '#0b0d0e' }) + rect(x - w / 2, y - h / 2, w, h, h / 2, { fill: 'none', stroke: art.lin([[0, '#000000', 0.5], [1, '#ffffff', 0.7]]), strokeWidth: 3 }) + rect(x - w / 2 + 13, y - 4, w - 26, 8, 3, { fill: '#4a5155' });
const usbA = (x, y, w = 70, h = 30) => rect(x - w / 2, y - h / 2, w, h, 4, { fill: '#0b0d0e' }) + rect(x - w / 2 + 6, y - 3, w - 12, h / 2 - 2, 2, { fill: '#2f6fb0' });

function brick(art, colour) {
  const c = TONE[colour];
  const w = 430; const h = 500; const d = 380; const r = 84;
  const P = new Pose([['y', 33], ['p', 15]], 330, 190);
  const f = P.at(w / 2, h, -d / 2);
  let o = ground(art, f[0] + 26, f[1] + 30, 300, 26);
  o += slab(art, P, w, h, d, r, { color: c, metal: isDark(c) ? 0.3 : 0.16, round: 0.32 });
  const side = P.face([0, h * 0.34, -d * 0.5], [0, 0, 1], [0, 1, 0]);
  o += side.on(rect(-118, -56, 236, 232, 60, { fill: dark(c, 0.14), opacity: 0.6 }) + rect(-110, -48, 220, 216, 54, { fill: art.lin([[0, dark(c, 0.16)], [1, light(c, 0.1)]]) }));
  for (const z of [-52, 52]) { const p = P.face([-118, h * 0.34 + 60, -d * 0.5 + z], [0, 0, 1], [0, 1, 0]); o += extrude(art, p.sub(-20, -20, 0), 120, (i, a) => circle(20, 20, 20 - i, a), { color: '#b3b9bd', metal: 0.9, round: 0.14, w: 40, h: 40 }) + p.on(circle(0, 0, 18, { fill: art.lin([[0, '#ffffff'], [0.6, '#b3b9bd'], [1, '#7d868b']], [0, 0, 1, 1]) })); }
  o += P.on(rect(0, 0, w, h, r, { fill: art.lin([[0, light(c, isDark(c) ? 0.24 : 0.6)], [0.35, c], [1, dark(c, isDark(c) ? 0.35 : 0.13)]], [0, 0, 0.7, 1]) }) + rim(art, 0, 0, w, h, r, { strong: 0.95, width: 2.6 })
    + rect(70, 92, w - 140, 214, 50, { fill: dark(c, isDark(c) ? 0.4 : 0.09) }) + usbC(art, w / 2, 150, 104, 38) + usbC(art, w / 2, 246, 104, 38)
    + path(`M${w / 2 + 6} 360L${w / 2 - 22} 404H${w / 2 - 3}L${w / 2 - 8} 440L${w / 2 + 22} 394H${w / 2 + 2}z`, { fill: isDark(c) ? '#8fd3bd' : '#0b6e53' }));
  return o;
}

function cable(art, colour) {
  const c = TONE[colour];
  const ring = (dx, dy, rx, ry) => `M${500 + dx - rx} ${500 + dy}A${rx} ${ry} 0 1 1 ${500 + dx + rx} ${500 + dy}A${rx} ${ry} 0 1 1 ${500 + dx - rx} ${500 + dy}z`;
  const loops = [ring(10, 22, 300, 282), ring(-6, -4, 318, 296), ring(8, -22, 292, 268), ring(-2, 6, 272, 250)];
  const tailA = 'M330 722C420 800 560 838 700 800';
  const tailB = 'M690 260C740 190 700 120 610 118';
  let o = path(loops[1], { fill: 'none', stroke: '#0b1512', strokeOpacity: 0.32, strokeWidth: 70, transform: 'translate(14 26)', filter: art.blur(17) }) + path(tailA, { fill: 'none', stroke: '#0b1512', strokeOpacity: 0.35, strokeWidth: 26, transform: 'translate(8 14)', filter: art.blur(9) });
  for (const l of loops) o += cord(art, l, c, 27);
  o += cord(art, tailA, c, 27) + cord(art, tailB, c, 27);
  o += g(plug(art, mix(c, '#8b9296', isDark(c) ? 0.25 : 0.1), 1.5), { transform: 'translate(712 797) rotate(-13)' }) + g(plug(art, mix(c, '#8b9296', isDark(c) ? 0.25 : 0.1), 1.5), { transform: 'translate(598 118) rotate(184)' });
  const strap = isDark(c) ? '#3a4144' : '#5d676b';
  o += g(rect(-52, -64, 104, 128, 18, { fill: art.lin([[0, light(strap, 0.3)], [0.3, strap], [1, dark(strap, 0.4)]]) }) + rect(-52, -52, 104, 3, 1, { fill: '#ffffff', opacity: 0.25 }) + rect(-52, 48, 104, 3, 1, { fill: '#000000', opacity: 0.3 }) + rect(-30, -18, 60, 36, 6, { fill: '#0b6e53' }), { transform: 'translate(206 520)' });
  return o;
}

function powerbank(art, colour) {
  const c = TONE[colour];
  const w = 430; const h = 800; const d = 150; const r = 74;
  const P = new Pose([['y', 27], ['p', 12]], 250, 90);
  const f = P.at(w / 2, h, -d / 2);
  let o = ground(art, f[0] + 4, f[1] + 14, 260, 20);
  o += slab(art, P, w, h, d, r, { color: c, metal: isDark(c) ? 0.35 : 0.22, round: 0.55 });
  const top = P.face([0, 0, -d], [1, 0, 0], [0, 0, 1]);
  o += top.on(g(usbC(art, 140, d / 2, 80, 32) + usbA(280, d / 2, 92, 40)));
  const deep = isDark(c);
  o += P.on(rect(0, 0, w, h, r, { fill: art.lin([[0, light(c, deep ? 0.22 : 0.6)], [0.3, c], [1, dark(c, deep ? 0.4 : 0.16)]], [0, 0, 0.6, 1]) })
    + g(poly([[w * 0.7, 0], [w, 0], [w * 0.5, h], [w * 0.1, h]], { fill: '#ffffff', opacity: deep ? 0.05 : 0.16, filter: art.blurIn(12, -100, -100, w + 200, h + 200) }), { clipPath: art.clip(rect(0, 0, w, h, r)) })
    + rim(art, 0, 0, w, h, r, { strong: 0.9, width: 2.6 })
    + rect(64, 74, w - 128, 170, 40, { fill: '#0b0f10' }) + rim(art, 64, 74, w - 128, 170, 40, { strong: 0.4 })
    + g(path('M6 22Q6 0 26 0T46 22T26 43Q0 43 0 67T26 92T52 67T26 43Q6 43 6 22', { fill: 'none', stroke: '#8fe0c4', strokeWidth: 11, strokeLinecap: 'round' }) + path('M128 4Q86 14 86 62Q86 92 112 92T138 66T112 42T87 60', { fill: 'none', stroke: '#8fe0c4', strokeWidth: 11, strokeLinecap: 'round' }) + path('M196 -2L166 46H190L182 92L214 36H190z', { fill: '#e4c48b' }), { transform: 'translate(108 113) scale(0.98)' })
    + g(Array.from({ length: 4 }, (_, i) => rect(i * 40, 0, 28, 9, 4.5, { fill: i < 3 ? '#8fe0c4' : dark(c, 0.3) })).join(''), { transform: `translate(${w / 2 - 74} ${h - 96})` }));
  const side = P.face([0, 0, -d], [0, 0, 1], [0, 1, 0]);
  return o + side.on(rect(d * 0.3, 210, d * 0.4, 110, d * 0.2, { fill: art.lin([[0, light(c, 0.3)], [1, dark(c, 0.35)]]), stroke: dark(c, 0.4), strokeOpacity: 0.5, strokeWidth: 2 }));
}

function pad(art, colour) {
  const c = TONE[colour];
  const R = 400;
  const F = new Pose([['p', -90], ['y', 22], ['p', 40]], 500, 500);
  let o = ellipse(512, 560, 404, 268, { fill: '#0b1512', opacity: 0.4, filter: art.blur(20) });
  o += cord(art, 'M640 300C760 170 900 170 940 260S860 420 990 470', c, 24, false);
  o += extrude(art, F.sub(-R, -R, 0), 54, (i, a) => circle(R, R, R - i, a), { color: dark(c, isDark(c) ? 0.1 : 0.12), metal: 0.4, round: 0.7, w: 2 * R, h: 2 * R });
  const deep = isDark(c);
  o += F.on(circle(0, 0, R - 6, { fill: art.lin([[0, dark(c, 0.14)], [0.5, c], [1, light(c, deep ? 0.18 : 0.7)]], [0.9, 0, 0.1, 1]) }) + circle(0, 0, R - 8, { fill: 'none', stroke: art.lin([[0, '#ffffff', 0.2], [1, '#ffffff', 0.85]], [1, 0, 0, 1]), strokeWidth: 4 })
    + circle(0, 0, R * 0.82, { fill: art.lin([[0, dark(c, deep ? 0.3 : 0.1)], [1, light(c, deep ? 0.08 : 0.5)]], [1, 0, 0, 1]) }) + circle(0, 0, R * 0.82, { fill: 'none', stroke: dark(c, 0.4), strokeOpacity: 0.4, strokeWidth: 2 })
    + circle(0, 0, R * 0.5, { fill: 'none', stroke: deep ? '#8fd3bd' : '#0b6e53', strokeOpacity: 0.8, strokeWidth: 7 }) + path('M14 -74L-54 18H-6L-20 78L54 -18H4z', { fill: deep ? '#8fd3bd' : '#0b6e53' }) + circle(0, R * 0.91, 8, { fill: '#6fe0b0' }) + circle(0, R * 0.91, 16, { fill: '#6fe0b0', opacity: 0.4, filter: art.blur(5) }));
  return o;
}

const CUT = 'M78 22H162Q218 22 218 78V166Q218 222 162 222H78Q22 222 22 166V78Q22 22 78 22z';

function phoneCase(art, colour) {
  const c = { clear: '#dfecef', blue: '#2f5f9c', red: '#b93437' }[colour];
  const clear = colour === 'clear';
  const w = 424; const h = 854; const r = 76;
  const T = [['y', 25], ['p', 7]];
  const B = new Pose(T, 120, 96); const A = new Pose(T, 462, 130);
  const round = (i) => `M${r} ${i}H${w - r}Q${w - i} ${i} ${w - i} ${r}V${h - r}Q${w - i} ${h - i} ${w - r} ${h - i}H${r}Q${i} ${h - i} ${i} ${h - r}V${r}Q${i} ${i} ${r} ${i}z`;
  const fb = B.at(w / 2, h, -25); const fa = A.at(w / 2, h, -25);
  let o = ground(art, fb[0], fb[1] + 4, w * 0.45, 15, clear ? 0.6 : 1);
  const soft = (p, body) => (clear ? g(body, { opacity: 0.62 }) : body);
  // The inside of an empty case.
  o += soft(B, slab(art, B.sub(0, 0, -40), w, h, 8, r, { color: c, metal: 0.2, round: 0.2 }));
  o += B.sub(0, 0, -40).on(path(round(2) + ' M' + (w - 22) + ' 40', { fill: clear ? '#ffffff' : dark(c, 0.45), opacity: clear ? 0.3 : 1 }) + (clear ? '' : rect(8, 8, w - 16, h - 16, r - 8, { fill: art.lin([[0, dark(c, 0.62)], [0.5, dark(c, 0.4)], [1, dark(c, 0.5)]], [0, 0, 1, 0.6]) })));
  for (let i = 0; i <= 26; i += 1) o += B.sub(0, 0, -40 + i * 1.6).on(path(round(0) + `M${r + 6} 12H${w - r - 6}Q${w - 12} 12 ${w - 12} ${r + 6}V${h - r - 6}Q${w - 12} ${h - 12} ${w - r - 6} ${h - 12}H${r + 6}Q12 ${h - 12} 12 ${h - r - 6}V${r + 6}Q12 12 ${r + 6} 12z`, { fillRule: 'evenodd', fill: i === 26 ? art.lin([[0, light(c, 0.5)], [0.4, c], [1, dark(c, 0.15)]], [0, 0, 1, 1]) : mix(dark(c, 0.25), light(c, 0.25), i / 26), opacity: clear ? (i === 26 ? 0.9 : 0.06) : 1 }));
  // A phone in its case.
  o += g(g(poly([A.at(-28, -6), A.at(w, -6), A.at(w, h + 30), A.at(-28, h + 30)], { fill: '#03060a', opacity: clear ? 0.25 : 0.45, filter: art.blur(18) })), { clipPath: art.clip(rect(0, 0, w, h, r, { transform: B.m })) });
  o += ground(art, fa[0], fa[1] + 4, w * 0.47, 16);
  const ph = clear ? { base: '#5f7690', frame: '#6f849b' } : { base: '#3a3d3f', frame: '#5d6366' };
  o += soft(A, slab(art, A, w, h, 50, r, { color: c, metal: 0.2, round: 0.5 }));
  o += back(art, A.sub(12, 12, -4), { w: 400, h: 830, d: 42, r: 66, flat: 0.12, ...ph }, 'apple');
  if (clear) o += g(slab(art, A, w, h, 50, r, { color: '#e9f2f4', metal: 0.2, round: 0.5 }), { opacity: 0.2 });
  const hole = g(path(CUT, { fill: '#000' }), { transform: 'translate(12 12) translate(-5 -5) scale(1.045)' });
  const mask = art.mask(rect(-50, -50, w + 100, h + 100, 0, { fill: '#fff' }) + hole);
  o += A.on(g(rect(0, 0, w, h, r, { fill: clear ? art.lin([[0, '#ffffff', 0.5], [0.4, '#ffffff', 0.1], [1, '#dbe9ee', 0.26]], [0, 0, 0.8, 1]) : art.lin([[0, light(c, 0.3)], [0.35, c], [1, dark(c, 0.3)]], [0, 0, 0.8, 1]) })
    + (clear ? '' : rect(0, 0, w, h, r, { fill: art.pattern(7, 7, circle(2, 2, 1, { fill: '#ffffff', opacity: 0.07 }) + circle(5.5, 5.5, 1, { fill: '#000000', opacity: 0.09 })) }) + circle(w / 2, h * 0.55, 92, { fill: 'none', stroke: light(c, 0.3), strokeOpacity: 0.35, strokeWidth: 12 }) + rect(w / 2 - 6, h * 0.55 + 112, 12, 70, 6, { fill: light(c, 0.3), opacity: 0.35 }))
    + (clear ? circle(w / 2, h * 0.55, 92, { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.75, strokeWidth: 12 }) + rect(w / 2 - 6, h * 0.55 + 112, 12, 70, 6, { fill: '#ffffff', opacity: 0.75 }) + poly([[w * 0.66, 0], [w * 0.86, 0], [w * 0.36, h], [w * 0.16, h]], { fill: '#ffffff', opacity: 0.16 }) : ''), { mask })
    + rim(art, 0, 0, w, h, r, { strong: clear ? 1 : 0.8, width: clear ? 6 : 2.6 }) + g(path(CUT, { fill: 'none', stroke: clear ? '#ffffff' : light(c, 0.35), strokeOpacity: 0.8, strokeWidth: 3 }), { transform: 'translate(7 7) scale(1.045)' }));
  const side = A.face([0, 0, -50], [0, 0, 1], [0, 1, 0]);
  return o + side.on([[0.19, 0.075], [0.285, 0.075]].map(([y, l]) => rect(13, h * y, 24, h * l, 12, { fill: art.lin([[0, light(c, 0.5)], [1, dark(c, 0.2)]]) })).join(''));
}

function tripod(art) {
  const c = '#3a4144';
  const apex = [500, 430];
  let o = '';
  const feet = [[236, 930], [560, 968], [800, 900]];
  for (const f of feet) o += ground(art, f[0], f[1] + 6, 62, 9);
  const legAt = (f, a, b) => [[apex[0] + (f[0] - apex[0]) * a, apex[1] + (f[1] - apex[1]) * a], [apex[0] + (f[0] - apex[0]) * b, apex[1] + (f[1] - apex[1]) * b]];
  for (const f of [feet[2], feet[0], feet[1]]) {
    const s = (a, b, wa, c2) => { const [p, q] = legAt(f, a, b); return rod(art, p, q, wa, wa, c2); };
    o += s(0.62, 0.97, 9, '#8b9296') + s(0.34, 0.68, 13, '#565d61') + s(0, 0.4, 18, c) + s(0.37, 0.42, 21, '#1b1f21') + s(0.65, 0.7, 17, '#1b1f21');
    o += circle(f[0], f[1] - 4, 17, { fill: art.rad([[0, '#5d676b'], [1, '#0c0e0f']], { cx: 0.35, cy: 0.3, r: 0.8 }) });
    const [m] = legAt(f, 0.3, 1);
    o += line([[500, 640], m.map((v, i) => v + (i ? 60 : 0))], { stroke: '#24292c', strokeWidth: 8 });
  }
  o += rod(art, [500, 330], [500, 660], 15, 15, '#8b9296') + rod(art, [500, 400], [500, 470], 44, 40, '#24292c') + rect(458, 396, 84, 14, 7, { fill: '#4a5155' }) + rod(art, [500, 625], [500, 662], 26, 22, '#24292c');
  o += rod(art, [540, 360], [690, 412], 9, 13, '#24292c') + rod(art, [500, 292], [500, 350], 32, 36, '#2f3437') + circle(500, 316, 30, { fill: art.rad([[0, '#7d868b'], [0.5, '#2f3437'], [1, '#0c0e0f']], { cx: 0.34, cy: 0.3, r: 0.8 }) }) + rect(440, 272, 120, 24, 8, { fill: art.lin([[0, '#6a7377'], [1, '#1b1f21']]) });
  const P = new Pose([['y', 18], ['p', 6]], 254, 56);
  const s = { w: 500, h: 228, d: 26, r: 34, frame: '#4a5053', wall: palette.green.wall, kind: 'dunes' };
  o += slab(art, P, s.w, s.h, s.d, s.r, { color: s.frame, metal: 0.6, round: 0.3 }) + P.on(rect(1, 1, s.w - 2, s.h - 2, s.r, { fill: '#07090a' }) + g(wallpaper(art, 'dunes', s.w - 18, s.h - 18, 26, s.wall), { transform: 'translate(9 9)' }) + rim(art, 0, 0, s.w, s.h, s.r, { strong: 0.7 }) + circle(s.w - 46, s.h / 2, 20, { fill: 'none', stroke: '#ffffff', strokeWidth: 4 }) + circle(s.w - 46, s.h / 2, 14, { fill: '#e2474a' }) + path(`M9 9H${s.w * 0.5}L${s.w * 0.3} ${s.h - 9}H9z`, { fill: '#ffffff', opacity: 0.1 }));
  const clamp = (y, hgt) => P.sub(s.w / 2 - 52, y, 14);
  o += slab(art, clamp(-16), 104, 34, 50, 10, { color: '#2a2f32', metal: 0.3 }) + clamp(-16).on(rect(0, 0, 104, 34, 10, { fill: art.lin([[0, '#5d676b'], [1, '#24292c']]) }));
  o += slab(art, clamp(s.h - 20), 104, 40, 50, 10, { color: '#2a2f32', metal: 0.3 }) + clamp(s.h - 20).on(rect(0, 0, 104, 40, 10, { fill: art.lin([[0, '#565d61'], [1, '#1b1f21']]) }));
  return o;
}

function gimbal(art) {
  const c = '#2f3437';
  let o = ground(art, 470, 950, 150, 16);
  const grip = (x, y, w, h) => rect(x, y, w, h, w / 2, { fill: art.lin([[0, '#0e1113'], [0.2, '#6a7377'], [0.4, c], [0.75, '#1b1f21'], [1, '#0a0c0d']], [0, 0, 1, 0]) });
  o += grip(408, 500, 124, 450) + rect(408, 700, 124, 200, 0, { fill: art.pattern(10, 10, rect(0, 0, 10, 4, 0, { fill: '#000000', opacity: 0.35 }) + rect(0, 4, 10, 1.5, 0, { fill: '#ffffff', opacity: 0.08 })) })
    + circle(470, 590, 34, { fill: '#14181a' }) + circle(468, 586, 25, { fill: art.rad([[0, '#8b9296'], [0.5, '#3a4144'], [1, '#15191b']], { cx: 0.35, cy: 0.3, r: 0.8 }) }) + circle(470, 652, 17, { fill: '#c2383b' }) + circle(466, 648, 6, { fill: '#ffffff', opacity: 0.5 }) + Array.from({ length: 3 }, (_, i) => circle(452 + i * 18, 688, 4, { fill: i < 2 ? '#8fe0b8' : '#4a5155' })).join('');
  o += rod(art, [470, 520], [470, 440], 42, 46, '#3a4144');
  const joint = (x, y, r) => circle(x + 8, y + 9, r, { fill: '#0b0d0e' }) + circle(x, y, r, { fill: art.rad([[0, '#9aa1a6'], [0.4, '#454c50'], [0.85, '#1f2426'], [1, '#0c0e0f']], { cx: 0.33, cy: 0.28, r: 0.85 }) }) + circle(x, y, r * 0.62, { fill: art.lin([[0, '#565d61'], [1, '#1b1f21']], [0, 0, 1, 1]) }) + circle(x, y, r * 0.62, { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.22, strokeWidth: 2 });
  const arm = 'M470 440C470 400 560 396 640 400C740 404 770 370 770 300';
  o += path(arm, { fill: 'none', stroke: '#14181a', strokeWidth: 62, strokeLinecap: 'round' }) + path(arm, { fill: 'none', stroke: art.lin([[0, '#6a7377'], [1, '#2a2f32']]), strokeWidth: 52, strokeLinecap: 'round' }) + path(arm, { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.2, strokeWidth: 5, strokeLinecap: 'round', transform: 'translate(-5 -16)' });
  o += joint(470, 430, 58) + joint(772, 286, 62);
  const P = new Pose([['y', 20], ['p', 5], ['r', -3]], 92, 110);
  const s = { w: 660, h: 300, d: 28, r: 42, frame: '#4a5053' };
  o += slab(art, P, s.w, s.h, s.d, s.r, { color: s.frame, metal: 0.6, round: 0.3 }) + P.on(rect(1, 1, s.w - 2, s.h - 2, s.r, { fill: '#07090a' }) + g(wallpaper(art, 'dunes', s.w - 22, s.h - 22, 32, palette.sunset.wall), { transform: 'translate(11 11)' }) + rim(art, 0, 0, s.w, s.h, s.r, { strong: 0.7 }) + circle(s.w - 60, s.h / 2, 25, { fill: 'none', stroke: '#ffffff', strokeWidth: 5 }) + circle(s.w - 60, s.h / 2, 17, { fill: '#e2474a' }) + path(`M11 11H${s.w * 0.5}L${s.w * 0.3} ${s.h - 11}H11z`, { fill: '#ffffff', opacity: 0.1 })
    + path('M90 60V40H120M90 240V260H120M540 60V40H510M540 240V260H510', { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.7, strokeWidth: 4 }));
  const cl = P.sub(s.w / 2 - 62, -14, 16);
  o += slab(art, cl, 124, 34, 52, 12, { color: c, metal: 0.4 }) + cl.on(rect(0, 0, 124, 34, 12, { fill: art.lin([[0, '#6a7377'], [1, '#24292c']]) }));
  const cl2 = P.sub(s.w / 2 - 62, s.h - 22, 16);
  o += slab(art, cl2, 124, 36, 52, 12, { color: c, metal: 0.4 }) + cl2.on(rect(0, 0, 124, 36, 12, { fill: art.lin([[0, '#6a7377'], [1, '#1b1f21']]) }));
  return o;
}

function tvStick(art) {
  const R = new Pose([['y', 26], ['p', 8]], 540, 80);
  const w = 210; const h = 830; const d = 46; const c = '#272b2e';
  const f = R.at(w / 2, h, -d / 2);
  let o = ground(art, f[0], f[1] + 6, 130, 13) + ground(art, 330, 900, 150, 14);
  o += slab(art, R, w, h, d, 88, { color: c, metal: 0.35, round: 0.7 });
  const icon = (x, y, body) => g(circle(0, 0, 27, { fill: '#14181a' }) + circle(0, 0, 27, { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.14, strokeWidth: 1.6 }) + body, { transform: `translate(${x} ${y})` });
  const S = { fill: 'none', stroke: '#dfe5e4', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' };
  o += R.on(rect(0, 0, w, h, 88, { fill: art.lin([[0, '#51595d'], [0.22, '#2f3437'], [1, '#171b1d']], [0, 0, 0.7, 1]) }) + rim(art, 0, 0, w, h, 88, { strong: 0.8, width: 2.2 })
    + icon(w / 2, 76, path('M-7 -9A12 12 0 1 0 7 -9M0 -14V-3', { ...S, stroke: '#f2777f' }))
    + circle(w / 2, 226, 78, { fill: '#0f1214' }) + circle(w / 2, 226, 76, { fill: art.lin([[0, '#0b0d0e'], [1, '#3a4144']], [0, 0, 1, 1]) }) + circle(w / 2, 226, 37, { fill: art.rad([[0, '#565d61'], [1, '#1f2426']], { cx: 0.35, cy: 0.3, r: 0.9 }) }) + [[0, -56], [0, 56], [-56, 0], [56, 0]].map(([x, y]) => circle(w / 2 + x, 226 + y, 4, { fill: '#aab1b5' })).join('')
    + icon(64, 366, path('M6 -9L-6 0L6 9', S)) + icon(146, 366, path('M-10 2L0 -8L10 2M-7 0V9H7V0', S)) + icon(64, 446, path('M-5 -9L9 0L-5 9z', S)) + icon(146, 446, path('M-9 -7H9M-9 0H9M-9 7H9', S))
    + rect(72, 512, 66, 130, 33, { fill: '#14181a' }) + path(`M${w / 2 - 11} 546H${w / 2 + 11}M${w / 2} 535V557M${w / 2 - 11} 610H${w / 2 + 11}`, S)
    + rect(44, 676, 122, 34, 17, { fill: '#0b6e53' }) + rect(44, 724, 122, 34, 17, { fill: '#3a4144' }));
  const T = new Pose([['y', 26], ['p', 8], ['r', -13]], 150, 300);
  const sw = 230; const sh = 500;
  o += T.sub(sw / 2 - 62, -92, -16).on(rect(0, 0, 124, 110, 10, { fill: art.lin([[0, '#8b9296'], [0.2, '#f2f4f5'], [0.5, '#b3b9bd'], [1, '#767e83']], [0, 0, 1, 0]) }) + rect(14, 10, 96, 12, 4, { fill: '#3a4144' }) + rect(0, 96, 124, 14, 0, { fill: '#000000', opacity: 0.25 }));
  o += slab(art, T, sw, sh, 60, 50, { color: c, metal: 0.3, round: 0.6 }) + T.on(rect(0, 0, sw, sh, 50, { fill: art.lin([[0, '#5a6367'], [0.25, '#2f3437'], [1, '#15191b']], [0, 0, 0.7, 1]) }) + rim(art, 0, 0, sw, sh, 50, { strong: 0.85, width: 2.4 }) + path(`M${sw / 2 - 24} ${sh / 2 - 34}L${sw / 2 + 32} ${sh / 2}L${sw / 2 - 24} ${sh / 2 + 34}z`, { fill: 'none', stroke: '#8fd3bd', strokeWidth: 9, strokeLinejoin: 'round' }) + circle(sw / 2, sh - 60, 6, { fill: '#8fe0b8' }));
  return o;
}

function keyboardMouse(art) {
  const c = '#e6e8e7';
  const F = new Pose([['p', -90], ['y', 22], ['p', 42]], 30, 440);
  const w = 940; const h = 340;
  const sh = [[0, 0], [w, 0], [w, h], [0, h]].map(([x, y]) => F.at(x, y, -30));
  let o = poly(sh.map(([x, y]) => [x + 10, y + 14]), { fill: '#0b1512', opacity: 0.36, filter: art.blur(15) });
  o += slab(art, F, w, h, 28, 34, { color: '#d3d7d8', metal: 0.4, round: 0.7 }) + F.on(rect(0, 0, w, h, 34, { fill: art.lin([[0, dark(c, 0.1)], [1, '#f7f8f8']], [1, 0, 0, 1]) }) + rim(art, 0, 0, w, h, 34, { strong: 1 }) + rect(20, 20, w - 40, h - 40, 18, { fill: '#aab3b7', opacity: 0.75 }) + g(keys(art, w - 56, h - 56, '#fbfbfb', { legend: '#39424b', gap: 8, r: 9 }), { transform: 'translate(28 28)' }));
  const M = new Pose([['p', -90], ['y', 22], ['p', 42]], 810, 800);
  o += M.on(ellipse(16, 24, 122, 182, { fill: '#0b1512', opacity: 0.4, filter: art.blurIn(17, -400, -400, 800, 800) }));
  for (let i = 0; i <= 60; i += 1) { const t = i / 60; const k = Math.sqrt(1 - (t * 0.985) ** 2); o += M.sub(0, 16 * t, t * 84).on(ellipse(0, 0, 112 * (0.28 + 0.72 * k), 172 * (0.3 + 0.7 * k), { fill: art.lin([[0, mix('#c3c8ca', '#f2f4f4', t)], [0.4, mix('#d9dddf', '#fafbfb', t)], [1, mix('#9aa2a6', '#e3e6e6', t)]], [0, 0.4, 1, 0.6]) })); }
  const top = M.sub(0, 10, 84);
  o += top.on(rect(-9, -78, 18, 44, 9, { fill: '#6a7377' }) + rect(-6, -74, 12, 36, 6, { fill: art.pattern(12, 6, rect(0, 0, 12, 3, 0, { fill: '#2a2f32' }) + rect(0, 3, 12, 3, 0, { fill: '#8b9296' })) }) + path('M0 -120V-82M0 -30V4', { stroke: '#9aa2a6', strokeWidth: 2.4 }));
  return o;
}

function memoryCard(art) {
  const P = new Pose([['y', 25], ['p', 10]], 150, 100);
  const w = 520; const h = 700; const d = 34; const c = '#24292c';
  const shape = (i) => `M${20 + i} ${i}H${w - 90}L${w - i} ${92}V${h - 24}Q${w - i} ${h - i} ${w - 24} ${h - i}H${24}Q${i} ${h - i} ${i} ${h - 24}V${24}Q${i} ${i} 24 ${i}z`;
  const f = P.at(w / 2, h, -d / 2);
  let o = ground(art, f[0], f[1] + 8, 260, 16);
  o += extrude(art, P, d, (i, a) => path(shape(i * 0.5), a), { color: c, metal: 0.3, round: 0.4, w, h });
  o += P.on(path(shape(0), { fill: art.lin([[0, '#4a5155'], [0.3, '#2a2f32'], [1, '#15191b']], [0, 0, 0.8, 1]) }) + path(shape(1.5), { fill: 'none', stroke: art.lin([[0, '#ffffff', 0.7], [0.6, '#ffffff', 0.05]], [0, 0, 1, 1]), strokeWidth: 2.4 })
    + rect(-2, 200, 14, 70, 4, { fill: '#d9dddf' }) + rect(48, 130, w - 96, 480, 24, { fill: art.lin([[0, '#de5251'], [0.45, '#c03638'], [1, '#8c2326']], [0, 0, 0.6, 1]) })
    + path(`M48 470C160 420 300 540 ${w - 48} 440V586Q${w - 48} 610 ${w - 72} 610H72Q48 610 48 586z`, { fill: '#7c1d20', opacity: 0.7 })
    + `<text x="80" y="286" font-family="${FONT}" font-weight="700" font-size="128" letter-spacing="-4" fill="#fff">128</text><text x="312" y="286" font-family="${FONT}" font-size="62" fill="#fff">GB</text><text x="84" y="352" font-family="${FONT}" font-size="36" letter-spacing="1" fill="#ffe4dc">170 MB/s</text><text x="84" y="574" font-family="${FONT}" font-weight="700" font-size="54" fill="#fff">V30</text><text x="${w - 90}" y="574" text-anchor="end" font-family="${FONT}" font-weight="700" font-size="54" fill="#fff">U3</text>`);
  const M = new Pose([['y', 25], ['p', 10]], 622, 560);
  const mw = 280; const mh = 356;
  const ms = (i) => `M${22 + i} ${i}H${mw * 0.66}L${mw - 58} 60V98L${mw - i} 132V${mh - 20}Q${mw - i} ${mh - i} ${mw - 20} ${mh - i}H22Q${i} ${mh - i} ${i} ${mh - 20}V22Q${i} ${i} 22 ${i}z`;
  const mf = M.at(mw / 2, mh, -10);
  o += M.on(path(ms(0), { fill: '#03060a', opacity: 0.5, transform: 'translate(-16 10)', filter: art.blurIn(14, -200, -200, 800, 800) })) + ground(art, mf[0], mf[1] + 5, 140, 11);
  o += extrude(art, M, 20, (i, a) => path(ms(i * 0.5), a), { color: c, metal: 0.3, round: 0.4, w: mw, h: mh });
  return o + M.on(path(ms(0), { fill: art.lin([[0, '#de5251'], [0.5, '#b93437'], [0.5, '#2a2f32'], [1, '#15191b']], [0, 0, 0.12, 1]) }) + path(ms(1.5), { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.4, strokeWidth: 2 }) + `<text x="34" y="258" font-family="${FONT}" font-weight="700" font-size="70" letter-spacing="-2" fill="#fff">128</text><text x="36" y="310" font-family="${FONT}" font-size="34" fill="#d9dddf">GB microSD</text>`);
}

function glass(art) {
  const T = [['y', 25], ['p', 7]];
  const B = new Pose(T, 180, 128); const w = 400; const h = 830; const r = 62;
  const f = B.at(w / 2, h, -20);
  let o = ground(art, f[0] + 4, f[1] + 5, 190, 15) + front(art, B, { w, h, d: 42, r, frame: '#8b9296', kind: 'ribbons', wall: palette.green.wall, cut: 'hole', flat: 0.25 });
  const A = new Pose(T, 452, 70);
  const sh = (p, dx, dy) => g(poly([p.at(dx, dy), p.at(w + dx, dy), p.at(w + dx, h + dy), p.at(dx, h + dy)], { fill: '#03060a', opacity: 0.16, filter: art.blur(14) }));
  o += g(sh(A, -20, 10), { clipPath: art.clip(rect(0, 0, w, h, r, { transform: B.m })) });
  const fa = A.at(w / 2, h + 60, 0);
  o += ground(art, fa[0], fa[1] + 12, 180, 12, 0.4);
  for (let i = 0; i < 9; i += 1) o += A.sub(0, 0, -9 + i).on(rect(0, 0, w, h, r, { fill: 'none', stroke: i > 5 ? '#d9f2ee' : '#79b8b4', strokeWidth: 3, strokeOpacity: 0.5 }));
  o += A.on(rect(0, 0, w, h, r, { fill: art.lin([[0, '#ffffff', 0.5], [0.3, '#dff3f1', 0.2], [0.6, '#bfe3e2', 0.14], [1, '#e9f8f6', 0.36]], [0, 0, 0.8, 1]) })
    + g(poly([[w * 0.5, 0], [w * 0.78, 0], [w * 0.24, h], [-w * 0.06, h]], { fill: '#ffffff', opacity: 0.26 }) + poly([[w * 0.85, 0], [w * 0.92, 0], [w * 0.4, h], [w * 0.32, h]], { fill: '#ffffff', opacity: 0.22 }), { clipPath: art.clip(rect(0, 0, w, h, r)) })
    + rect(9, 9, w - 18, h - 18, r - 9, { fill: 'none', stroke: '#14181a', strokeOpacity: 0.35, strokeWidth: 3 }) + circle(w / 2, 38, 17, { fill: 'none', stroke: '#2a2f32', strokeOpacity: 0.5, strokeWidth: 3 }) + rim(art, 0, 0, w, h, r, { strong: 1, width: 5 }));
  const s = A.at(w * 0.6, h * 0.66, 0);
  return o + g(path('M0 -64L52 -46V4C52 40 28 62 0 74C-28 62 -52 40 -52 4V-46z', { fill: '#0b6e53' }) + path('M-22 2L-6 20L26 -18', { fill: 'none', stroke: '#ffffff', strokeWidth: 12, strokeLinecap: 'round', strokeLinejoin: 'round' }), { transform: `translate(${n(s[0])} ${n(s[1])}) skewY(-3)`, opacity: 0.92 });
}

function hub(art) {
  const c = '#9aa1a6';
  const F = new Pose([['p', -90], ['y', 25], ['p', 36]], 110, 500);
  const w = 760; const h = 270; const d = 74;
  const sh = [[0, 0], [w, 0], [w, h], [0, h]].map(([x, y]) => F.at(x, y, -d));
  let o = poly(sh.map(([x, y]) => [x + 10, y + 16]), { fill: '#0b1512', opacity: 0.42, filter: art.blur(15) });
  const s = F.at(w * 0.94, h * 0.42, -d / 2);
  const tail = `M${n(s[0] - 40)} ${n(s[1])}C${n(s[0] + 120)} ${n(s[1] - 60)} ${n(s[0] + 110)} ${n(s[1] - 240)} ${n(s[0] - 50)} ${n(s[1] - 230)}S${n(s[0] - 300)} ${n(s[1] - 170)} ${n(s[0] - 380)} ${n(s[1] - 176)}`;
  o += path(tail, { fill: 'none', stroke: '#0b1512', strokeOpacity: 0.3, strokeWidth: 26, transform: 'translate(10 26)', filter: art.blur(10) }) + cord(art, tail, '#565d61', 28) + g(plug(art, '#aab1b5', 1.45), { transform: `translate(${n(s[0] - 386)} ${n(s[1] - 176)}) rotate(179)` });
  o += slab(art, F, w, h, d, 40, { color: c, metal: 0.55, round: 0.3 });
  o += F.on(rect(0, 0, w, h, 40, { fill: art.lin([[0, dark(c, 0.12)], [0.5, c], [1, light(c, 0.5)]], [0.9, 0, 0.1, 1]) }) + rim(art, 0, 0, w, h, 40, { strong: 1, width: 3 }) + circle(60, h - 60, 7, { fill: '#8fe0b8' }) + rect(w - 190, h / 2 - 4, 130, 8, 4, { fill: dark(c, 0.3), opacity: 0.4 }));
  const edge = F.face([0, h, 0], [1, 0, 0], [0, 0, -1]);
  o += edge.on(usbA(120, d / 2, 92, 38) + usbA(236, d / 2, 92, 38) + path(`M304 ${d / 2 - 19}H400V${d / 2 + 4}L386 ${d / 2 + 19}H318L304 ${d / 2 + 4}z`, { fill: '#0b0d0e' }) + rect(322, d / 2 - 5, 60, 8, 2, { fill: '#4a5155' }) + usbC(art, 474, d / 2, 76, 30) + rect(540, d / 2 - 8, 120, 16, 4, { fill: '#0b0d0e' }));
  return o;
}

export const accessories = {
  'charger-brick': { colours: ['white', 'black'], draw: brick, encode: { fill: 0.8 } },
  'cable-usb': { colours: ['white', 'black'], draw: cable },
  powerbank: { colours: ['black', 'white', 'blue'], draw: powerbank },
  'charger-pad': { colours: ['white', 'black'], draw: pad },
  'case-phone': { colours: ['clear', 'blue', 'red'], draw: phoneCase },
  tripod: { colours: ['black'], draw: tripod },
  gimbal: { colours: ['black'], draw: gimbal },
  'tv-stick': { colours: ['black'], draw: tvStick },
  'keyboard-mouse': { colours: ['white'], draw: keyboardMouse },
  'memory-card': { colours: ['red'], draw: memoryCard },
  'glass-protector': { colours: ['clear'], draw: glass, encode: { alpha: 120 } },
  'adapter-hub': { colours: ['grey'], draw: hub },
};
