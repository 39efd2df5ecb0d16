/** Earbuds, headphones and speakers. */
import { Pose, slab, extrude, sweep, lathe, round, rect, circle, ellipse, path, line, g, rim, ground, light, dark, mix, luma, n } from '../lib.mjs';

const TONE = { white: '#eef0ef', black: '#24282a', green: '#7fa792', violet: '#a99bd0', silver: '#cdd2d5', blue: '#4d76a6', beige: '#d6c7b0', red: '#c03638' };

/** A soft shiny body in two dimensions: base gradient, lit side, core shadow, rim. */
function glossy(art, d, c, { box = [0, 0, 1, 1], k = 1 } = {}) {
  const deep = luma(c) < 0.35;
  return path(d, { fill: art.rad([[0, light(c, deep ? 0.38 : 0.75)], [0.35, light(c, deep ? 0.08 : 0.2)], [0.72, dark(c, deep ? 0.25 : 0.08)], [1, dark(c, deep ? 0.55 : 0.32 * k)]], { cx: 0.32, cy: 0.24, r: 0.88 }) })
    + path(d, { fill: 'none', stroke: art.lin([[0, '#ffffff', deep ? 0.5 : 0.9], [0.5, '#ffffff', 0.05], [1, '#ffffff', 0.3]], [0, 0, 1, 1]), strokeWidth: 2 });
}

/** One stem earbud about (0, 0), its nozzle to the right; height 330. */
function stemBud(art, c) {
  const tip = luma(c) > 0.5 ? '#d4d9d9' : '#3b4144';
  const deep = luma(c) < 0.35;
  const stem = 'M-62 -10C-62 90 -50 190 -42 226Q-36 246 -16 246T8 226C10 150 14 90 30 40z';
  const head = 'M-70 -34C-74 -92 -26 -124 26 -116C82 -108 106 -60 92 -10C80 36 34 56 -10 50C-52 44 -68 10 -70 -34z';
  return ellipse(96, -52, 46, 60, { transform: 'rotate(24 96 -52)', fill: art.rad([[0, light(tip, 0.35)], [0.6, tip], [1, dark(tip, 0.4)]], { cx: 0.4, cy: 0.3, r: 0.8 }) })
    + ellipse(124, -40, 19, 36, { transform: 'rotate(24 124 -40)', fill: '#101315' }) + ellipse(122, -41, 15, 30, { transform: 'rotate(24 122 -41)', fill: art.pattern(5, 5, rect(0, 0, 5, 5, 0, { fill: '#4b5356' }) + circle(2.5, 2.5, 1.4, { fill: '#16191b' })) })
    + path(stem, { fill: art.lin([[0, dark(c, deep ? 0.2 : 0.14)], [0.2, light(c, deep ? 0.32 : 0.7)], [0.5, c], [1, dark(c, deep ? 0.5 : 0.3)]], [0, 0, 1, 0]) })
    + rect(-38, 226, 42, 16, 8, { fill: dark(tip, 0.35) }) + rect(-32, 231, 30, 6, 3, { fill: '#1a1e20' })
    + glossy(art, head, c) + ellipse(-14, -62, 34, 22, { fill: '#ffffff', opacity: deep ? 0.2 : 0.6, transform: 'rotate(-28 -14 -62)', filter: art.blur(7) })
    + rect(-34, -44, 13, 46, 6.5, { fill: '#14181a', transform: 'rotate(10 -28 -20)' }) + rect(-32, -42, 9, 42, 4.5, { fill: art.pattern(4, 4, rect(0, 0, 4, 4, 0, { fill: '#3c4346' }) + circle(2, 2, 1.1, { fill: '#101315' })), transform: 'rotate(10 -28 -20)' });
}

/** One round earbud about (0, 0), touch face to the front, its tip to the right. */
function beanBud(art, c) {
  const tip = luma(c) > 0.5 ? '#d4d9d9' : '#3b4144';
  const deep = luma(c) < 0.35;
  return path('M60 -70C110 -96 150 -66 150 -20S112 62 66 44z', { fill: art.rad([[0, light(tip, 0.4)], [0.6, tip], [1, dark(tip, 0.45)]], { cx: 0.5, cy: 0.25, r: 0.8 }) })
    + ellipse(140, -18, 16, 38, { fill: '#14181a', transform: 'rotate(8 140 -18)' }) + ellipse(139, -18, 11, 31, { fill: art.pattern(5, 5, rect(0, 0, 5, 5, 0, { fill: '#4b5356' }) + circle(2.5, 2.5, 1.4, { fill: '#16191b' })), transform: 'rotate(8 139 -18)' })
    + glossy(art, 'M-106 0C-112 -70 -62 -118 4 -114C74 -110 108 -58 100 6C94 68 48 108 -10 106C-68 104 -102 62 -106 0z', c)
    + ellipse(-14, -6, 66, 66, { fill: art.rad([[0, light(c, deep ? 0.22 : 0.5)], [0.7, c], [1, dark(c, deep ? 0.3 : 0.12)]], { cx: 0.3, cy: 0.25, r: 0.9 }) })
    + ellipse(-14, -6, 66, 66, { fill: 'none', stroke: art.lin([[0, '#ffffff', 0.7], [0.6, '#ffffff', 0], [1, '#000000', 0.25]], [0, 0, 1, 1]), strokeWidth: 3 })
    + ellipse(-38, -42, 30, 18, { fill: '#ffffff', opacity: deep ? 0.22 : 0.6, transform: 'rotate(-35 -38 -42)', filter: art.blur(6) })
    + rect(58, 62, 26, 8, 4, { fill: '#14181a', transform: 'rotate(-42 70 66)' });
}

/** An open charging case: lid, hinge, cradle and body, centred on x = 0, its seam at y = 0. */
function openCase(art, c, { w = 470, h = 270, r = 120 } = {}) {
  const deep = luma(c) < 0.35;
  const x = -w / 2;
  const lid = `M${x + 8} 0V-120Q${x + 8} -214 ${x + 102} -214H${-x - 102}Q${-x - 8} -214 ${-x - 8} -120V0z`;
  const body = `M${x} 0H${-x}V${h - r}Q${-x} ${h} ${-x - r} ${h}H${x + r}Q${x} ${h} ${x} ${h - r}z`;
  const cradle = (cx) => ellipse(cx, 12, 92, 30, { fill: art.lin([[0, '#050708'], [1, dark(c, 0.5)]]) }) + ellipse(cx, 12, 92, 30, { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.22, strokeWidth: 1.6 });
  return ground(art, 6, h - 2, w * 0.44, 15)
    + path(lid, { fill: art.lin([[0, light(c, deep ? 0.3 : 0.6)], [0.12, c], [1, dark(c, 0.3)]]) })
    + path(`M${x + 30} 0V-112Q${x + 30} -190 ${x + 108} -190H${-x - 108}Q${-x - 30} -190 ${-x - 30} -112V0z`, { fill: art.lin([[0, dark(c, 0.62)], [0.4, dark(c, 0.38)], [1, dark(c, 0.5)]]) })
    + path(`M${x + 30} -60V-112Q${x + 30} -190 ${x + 108} -190H${-x - 108}`, { fill: 'none', stroke: '#000000', strokeOpacity: 0.4, strokeWidth: 5, filter: art.blur(3) })
    + rect(x + 4, -24, w - 8, 62, 28, { fill: art.lin([[0, dark(c, 0.45)], [0.5, dark(c, 0.22)], [1, c]]) })
    + cradle(-104) + cradle(104)
    + `<!--buds-->`
    + path(`M${x} 14Q0 46 ${-x} 14V${h - r}Q${-x} ${h} ${-x - r} ${h}H${x + r}Q${x} ${h} ${x} ${h - r}z`, { fill: art.lin([[0, light(c, deep ? 0.26 : 0.62)], [0.25, light(c, deep ? 0.06 : 0.16)], [0.6, dark(c, 0.05)], [1, dark(c, deep ? 0.55 : 0.3)]], [0.15, 0, 0.7, 1]) })
    + path(`M${x} 14Q0 46 ${-x} 14`, { fill: 'none', stroke: '#ffffff', strokeOpacity: deep ? 0.4 : 0.95, strokeWidth: 3 })
    + g(ellipse(x + w * 0.24, h * 0.42, w * 0.2, h * 0.22, { fill: '#ffffff', opacity: deep ? 0.12 : 0.45, filter: art.blur(22) }) + rect(-x - 70, 0, 70, h, 0, { fill: art.lin([[0, '#000000', 0], [1, '#000000', deep ? 0.4 : 0.2]], [0, 0, 1, 0]) }), { clipPath: art.clip(path(body)) })
    + circle(0, 78, 6.5, { fill: '#8fe0b8' }) + circle(0, 78, 12, { fill: '#8fe0b8', opacity: 0.3, filter: art.blur(4) });
}

function earbuds(kind) {
  return (art, colour) => {
    const c = TONE[colour];
    const bud = kind === 'stem' ? stemBud : beanBud;
    const cs = kind === 'stem' ? openCase(art, c, { w: 520, h: 270, r: 126 }) : openCase(art, c, { w: 540, h: 238, r: 112 });
    const [a, b] = cs.split('<!--buds-->');
    const seat = kind === 'stem' ? g(bud(art, c), { transform: 'translate(-104 -60) scale(-0.8 0.8)' }) + g(bud(art, c), { transform: 'translate(104 -60) scale(0.8)' })
      : g(bud(art, c), { transform: 'translate(-112 -16) scale(-0.78 0.78)' }) + g(bud(art, c), { transform: 'translate(112 -16) scale(0.78)' });
    const out = kind === 'stem'
      ? ground(art, 770, 868, 78, 12) + g(bud(art, c), { transform: 'translate(800 560) rotate(7) scale(1.2)' })
      : ground(art, 800, 862, 120, 14) + g(bud(art, c), { transform: 'translate(790 722) rotate(-8) scale(1.25)' });
    return g(a + seat + b, { transform: 'translate(390 560) scale(1.12)' }) + out;
  };
}

/** Headphones seen from the left front: near cup outside, far cup by its cushion. */
function headphones(art, { shell, pad, metal, fabric, studio }) {
  const P = new Pose([['y', 38], ['p', 6]], 500, 520);
  const X = 236; const rx = studio ? 150 : 134; const ry = studio ? 150 : 178;
  const cyl = (x, d, k, color, opt = {}) => { const f = P.face([x, 150, 0], [0, 0, 1], [0, 1, 0]); return [f, extrude(art, f.sub(-rx * k, -ry * k, 0), d, (i, a) => ellipse(rx * k, ry * k, rx * k - i, ry * k - i, a), { color, metal: 0.25, round: 0.6, w: 2 * rx * k, h: 2 * ry * k, ...opt })]; };
  let o = ground(art, ...P.at(-X - 10, 150 + ry, 0), 120, 16) + ground(art, ...P.at(X + 30, 150 + ry, 0), 110, 14);
  const arcPts = (rX, rY, y0, a, b, steps = 80) => Array.from({ length: steps + 1 }, (_, i) => { const t = ((a + ((b - a) * i) / steps) * Math.PI) / 180; const nx = Math.cos(t) / rX; const ny = Math.sin(t) / rY; const l = Math.hypot(nx, ny); return [rX * Math.cos(t), y0 - rY * Math.sin(t), 0, nx / l, -ny / l, 0]; });
  const yoke = (x) => { const a = P.at(x, -60, 0); const b = P.at(x, 60, 0); return line([a, b], { stroke: art.lin([[0, dark(metal, 0.4)], [0.35, light(metal, 0.6)], [1, dark(metal, 0.3)]], [a[0] - 12, 0, a[0] + 12, 0], true), strokeWidth: 25, strokeLinecap: 'round' }); };
  const farShell = cyl(X - 4, 52, 1, shell, { round: 1 });
  const farPad = cyl(X - 58, 60, 0.97, pad, { round: 1.3, metal: 0.1 });
  o += yoke(X + 26) + farShell[1] + farPad[1];
  o += farPad[0].on(ellipse(0, 0, rx * 0.93, ry * 0.93, { fill: art.rad([[0, dark(pad, 0.3)], [0.56, dark(pad, 0.3)], [0.72, light(pad, 0.14)], [0.86, light(pad, 0.06)], [1, dark(pad, 0.35)]], { r: 0.5 }) })
    + ellipse(0, 0, rx * 0.56, ry * 0.6, { fill: art.rad([[0, '#2a2f32'], [0.8, '#15191b'], [1, '#080a0b']], { cx: 0.6, cy: 0.65, r: 0.7 }) })
    + g(Array.from({ length: 26 }, (_, i) => line([[-rx, -ry + i * 15], [rx, -ry + i * 15 + 12]], { stroke: '#ffffff', strokeOpacity: 0.07, strokeWidth: 3 })).join(''), { clipPath: art.clip(ellipse(0, 0, rx * 0.56, ry * 0.6)) })
    + path(`M${n(-rx * 0.7)} ${n(-ry * 0.5)}A${n(rx * 0.85)} ${n(ry * 0.85)} 0 0 1 ${n(rx * 0.1)} ${n(-ry * 0.84)}`, { fill: 'none', stroke: '#ffffff', strokeOpacity: luma(pad) > 0.5 ? 0.6 : 0.25, strokeWidth: 9, strokeLinecap: 'round', filter: art.blur(4) }));
  o += sweep(art, P, arcPts(X + 24, 350, 0, -4, 184), { half: studio ? 40 : 32, axis: [0, 0, 1], thick: 22, color: shell, gloss: 0.6, inner: pad });
  o += sweep(art, P, arcPts(X + 3, 328, 0, 36, 144, 70), { half: (p) => (studio ? 38 : 30) * Math.min(1, 0.72 + 2.2 * (-p[4] - 0.5)), axis: [0, 0, 1], thick: 20, color: fabric, gloss: 0.4, inner: mix(pad, fabric, 0.3), outside: false });
  o += yoke(-X - 22);
  const nearPad = cyl(-X + 2, 62, 0.97, pad, { round: 1, metal: 0.1 });
  const nearShell = cyl(-X - 54, 58, 1, shell, { round: 0.9 });
  o += nearPad[1] + nearShell[1];
  const deep = luma(shell) < 0.35;
  const bright = art.lin([[0, light(metal, 0.75)], [0.3, metal], [0.65, dark(metal, 0.35)], [1, light(metal, 0.35)]], [0, 0, 1, 1]);
  o += nearShell[0].on(ellipse(0, 0, rx * 0.88, ry * 0.9, { fill: art.rad([[0, light(shell, deep ? 0.34 : 0.6)], [0.4, light(shell, deep ? 0.06 : 0.16)], [0.8, dark(shell, 0.1)], [1, dark(shell, deep ? 0.45 : 0.25)]], { cx: 0.32, cy: 0.25, r: 0.9 }) })
    + (studio
      ? circle(0, 0, rx * 0.74, { fill: bright }) + circle(0, 0, rx * 0.7, { fill: dark(shell, 0.35) }) + circle(0, 0, rx * 0.68, { fill: art.pattern(12, 12, rect(0, 0, 12, 12, 0, { fill: dark(shell, 0.15) }) + circle(4, 4, 3.2, { fill: dark(shell, 0.7) }) + circle(10, 10, 3.2, { fill: dark(shell, 0.7) })) }) + circle(0, 0, rx * 0.24, { fill: bright }) + circle(0, 0, rx * 0.2, { fill: shell })
      : ellipse(0, 0, rx * 0.62, ry * 0.66, { fill: 'none', stroke: bright, strokeWidth: 4 }) + ellipse(0, 0, rx * 0.58, ry * 0.62, { fill: art.lin([[0, light(shell, 0.12)], [1, dark(shell, 0.22)]], [0, 0, 1, 1]) }))
    + ellipse(-rx * 0.3, -ry * 0.44, rx * 0.36, ry * 0.2, { fill: '#ffffff', opacity: deep ? 0.16 : 0.5, transform: `rotate(-32 ${n(-rx * 0.3)} ${n(-ry * 0.44)})`, filter: art.blur(16) }));
  if (studio) { const j = P.at(-X - 30, 150 + ry - 4, 20); o += path(`M${n(j[0])} ${n(j[1])}C${n(j[0] - 10)} ${n(j[1] + 70)} ${n(j[0] + 190)} ${n(j[1] + 90)} ${n(j[0] + 250)} ${n(j[1] + 40)}S${n(j[0] + 420)} ${n(j[1] + 10)} ${n(j[0] + 480)} ${n(j[1] + 70)}`, { fill: 'none', stroke: '#1b1f21', strokeWidth: 11, strokeLinecap: 'round' }); }
  return o;
}

const fabric = (art, c, s = 9) => art.pattern(s, s, rect(0, 0, s, s, 0, { fill: c }) + path(`M0 ${s * 0.5}L${s * 0.5} 0M${s * 0.5} ${s}L${s} ${s * 0.5}`, { stroke: light(c, 0.22), strokeWidth: 1.6 }) + path(`M0 ${s * 0.5}L${s * 0.5} ${s}M${s * 0.5} 0L${s} ${s * 0.5}`, { stroke: dark(c, 0.5), strokeWidth: 1.8 }));

/** A lying tube speaker. */
function speakerTube(art, colour) {
  const c = { black: '#2b3033', red: '#b93437', blue: '#2f68a8' }[colour];
  const P = new Pose([['y', 27], ['p', 10]], 90, 480);
  const L = 800; const R = 168;
  const a = P.at(0, 0, 0); const b = P.at(L, 0, 0);
  const ux = (b[0] - a[0]) / L; const uy = (b[1] - a[1]) / L; const k = Math.hypot(ux, uy);
  const T = `matrix(${n(ux)} ${uy.toFixed(4)} ${(-uy / k).toFixed(4)} ${(ux / k).toFixed(4)} ${n(a[0])} ${n(a[1])})`;
  const end = (x, r, fill) => P.face([x, 0, 0], [0, 0, 1], [0, 1, 0]).on(circle(0, 0, r, { fill }));
  const f = P.at(L * 0.5, R, 0);
  let o = ground(art, f[0], f[1] + 14, 380, 20);
  o += end(L, R, dark(c, 0.6));
  const shade = art.lin([[0, '#000000', 0.5], [0.1, '#000000', 0.08], [0.26, '#ffffff', 0.34], [0.42, '#ffffff', 0.02], [0.7, '#000000', 0.3], [0.92, '#000000', 0.66], [1, '#000000', 0.5]]);
  o += g(rect(0, -R, L, 2 * R, 0, { fill: fabric(art, c, 11) }) + rect(0, -R, L, 2 * R, 0, { fill: shade })
    + rect(L * 0.3, -R * 0.74, L * 0.4, 54, 27, { fill: dark(c, 0.45) }) + rim(art, L * 0.3, -R * 0.74, L * 0.4, 54, 27, { strong: 0.4 })
    + g(path('M-11 0H11M0 -11V11', { stroke: '#f3f5f4', strokeWidth: 5, strokeLinecap: 'round' }), { transform: `translate(${L * 0.62} ${-R * 0.58})` }) + g(path('M-11 0H11', { stroke: '#f3f5f4', strokeWidth: 5, strokeLinecap: 'round' }), { transform: `translate(${L * 0.38} ${-R * 0.58})` }) + g(path('M-8 -11L11 0L-8 11z', { fill: '#f3f5f4' }), { transform: `translate(${L * 0.5} ${-R * 0.58})` }), { transform: T });
  const ringW = P.face([-16, 0, 0], [0, 0, 1], [0, 1, 0]);
  o += extrude(art, ringW.sub(-R, -R, 0), 34, (i, at) => circle(R, R, R + 3 - i, at), { color: '#22272a', metal: 0.4, round: 0.8, w: 2 * R, h: 2 * R });
  o += ringW.on(circle(0, 0, R * 0.92, { fill: art.lin([[0, light(c, 0.4)], [0.4, c], [1, dark(c, 0.45)]], [0, 0, 1, 1]) }) + circle(0, 0, R * 0.86, { fill: '#14181a' }) + circle(0, 0, R * 0.8, { fill: art.rad([[0, '#4a5154'], [0.3, '#23282b'], [0.34, '#0c0f10'], [0.62, '#23282b'], [0.8, '#3a4144'], [0.86, '#101315'], [1, '#1b1f21']], { cx: 0.45, cy: 0.42, r: 0.58 }) })
    + circle(0, 0, R * 0.3, { fill: art.rad([[0, light(c, 0.5)], [0.6, c], [1, dark(c, 0.5)]], { cx: 0.35, cy: 0.3, r: 0.8 }) }));
  const s0 = P.at(L * 0.94, -R * 0.86, 60);
  o += path(`M${n(s0[0] - 20)} ${n(s0[1])}C${n(s0[0] + 40)} ${n(s0[1] - 130)} ${n(s0[0] + 110)} ${n(s0[1] - 20)} ${n(s0[0] + 44)} ${n(s0[1] + 56)}`, { fill: 'none', stroke: '#1c2022', strokeWidth: 15, strokeLinecap: 'round' })
    + path(`M${n(s0[0] - 20)} ${n(s0[1])}C${n(s0[0] + 40)} ${n(s0[1] - 130)} ${n(s0[0] + 110)} ${n(s0[1] - 20)} ${n(s0[0] + 44)} ${n(s0[1] + 56)}`, { fill: 'none', stroke: light(c, 0.25), strokeWidth: 4, strokeDasharray: '5 6', strokeLinecap: 'round' });
  return o;
}

/** An upright home speaker with a light ring on top. */
function speakerHome(art, colour) {
  const c = { black: '#2b3033', white: '#dfe1df' }[colour];
  const k = 0.2; const cx = 500; const R = 262;
  const prof = [[196, R * 0.94], [240, R], [800, R * 0.98], [840, R * 0.92]];
  let o = ground(art, cx + 8, 872, R * 0.98, 26);
  o += lathe(cx, [[800, R * 0.97], [852, R * 0.9]], k, { fill: art.lin([[0, '#0c0f10'], [0.25, '#3b4245'], [1, '#08090a']], [0, 0, 1, 0]) });
  o += lathe(cx, prof, k, { fill: fabric(art, c, 12) }) + lathe(cx, prof, k, { fill: round(art, c === '#dfe1df' ? '#bfc3c1' : '#1b1f21'), opacity: 0.62 });
  o += ellipse(cx, 200, R * 0.97, R * k * 0.98, { fill: art.lin([[0, light(c, 0.4)], [0.5, c], [1, dark(c, 0.3)]], [0, 0, 1, 1]) }) + ellipse(cx, 197, R * 0.9, R * k * 0.9, { fill: art.lin([[0, '#3b4245'], [0.5, '#14181a'], [1, '#050607']], [0, 0, 1, 1]) });
  const glow = art.lin([[0, '#8fe0c4'], [0.5, '#4db6e0'], [1, '#b58be8']], [0, 0, 1, 0]);
  o += ellipse(cx, 197, R * 0.62, R * k * 0.62, { fill: 'none', stroke: glow, strokeWidth: 16, opacity: 0.5, filter: art.blur(9) }) + ellipse(cx, 197, R * 0.62, R * k * 0.62, { fill: 'none', stroke: glow, strokeWidth: 6 });
  o += g(path('M-16 0H16M0 -7V7', { stroke: '#e6eae9', strokeWidth: 4, strokeLinecap: 'round' }), { transform: `translate(${cx + 210} 197)` }) + g(path('M-16 0H16', { stroke: '#e6eae9', strokeWidth: 4, strokeLinecap: 'round' }), { transform: `translate(${cx - 210} 197)` });
  return o + rect(cx - 34, 700, 68, 15, 7.5, { fill: colour === 'white' ? '#7d8685' : '#5d6669', opacity: 0.9 });
}

/** A tall party speaker with lit woofers. */
function speakerParty(art) {
  const w = 460; const h = 820; const d = 330;
  const P = new Pose([['y', 27], ['p', 7]], 260, 70);
  const f = P.at(w * 0.5, h, -d / 2);
  let o = ground(art, f[0] + 8, f[1] + 18, 350, 30);
  o += slab(art, P, w, h, d, 54, { color: '#2a2f32', metal: 0.3, round: 0.14 });
  const hue = art.lin([[0, '#49e0b0'], [0.35, '#4db6ff'], [0.7, '#b07bff'], [1, '#ff7bb0']], [0, 0, 1, 1]);
  const woofer = (cy, r) => circle(w / 2, cy, r + 16, { fill: 'none', stroke: hue, strokeWidth: 20, opacity: 0.55, filter: art.blur(11) }) + circle(w / 2, cy, r + 14, { fill: 'none', stroke: hue, strokeWidth: 7 })
    + circle(w / 2, cy, r, { fill: '#0a0c0d' }) + circle(w / 2, cy, r * 0.94, { fill: art.rad([[0, '#33393c'], [0.5, '#1a1e20'], [0.72, '#3d4447'], [0.8, '#14181a'], [0.92, '#2b3033'], [1, '#0c0e0f']], { cx: 0.44, cy: 0.4, r: 0.58 }) })
    + circle(w / 2, cy, r * 0.34, { fill: art.rad([[0, '#7d878b'], [0.5, '#3a4144'], [1, '#131618']], { cx: 0.34, cy: 0.28, r: 0.8 }) }) + path(`M${n(w / 2 - r * 0.7)} ${n(cy - r * 0.3)}A${n(r * 0.78)} ${n(r * 0.78)} 0 0 1 ${n(w / 2 - r * 0.1)} ${n(cy - r * 0.76)}`, { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.3, strokeWidth: 8, strokeLinecap: 'round', filter: art.blur(3) });
  o += P.on(rect(0, 0, w, h, 54, { fill: art.lin([[0, '#454c50'], [0.2, '#2b3033'], [1, '#15191b']], [0, 0, 0.8, 1]) }) + rect(22, 22, w - 44, h - 44, 38, { fill: art.pattern(10, 10, rect(0, 0, 10, 10, 0, { fill: '#1c2123' }) + circle(3, 3, 2.2, { fill: '#0a0c0d' }) + circle(8, 8, 2.2, { fill: '#0a0c0d' })) }) + rect(22, 22, w - 44, h - 44, 38, { fill: art.lin([[0, '#ffffff', 0.14], [0.4, '#ffffff', 0.02], [1, '#000000', 0.3]], [0, 0, 0.7, 1]) })
    + woofer(286, 138) + woofer(612, 138) + circle(w / 2, 84, 30, { fill: '#0a0c0d' }) + circle(w / 2, 84, 24, { fill: art.rad([[0, '#8a9397'], [0.4, '#3a4144'], [1, '#131618']], { cx: 0.35, cy: 0.3, r: 0.8 }) }) + rim(art, 0, 0, w, h, 54, { strong: 0.7 }));
  const top = P.face([0, 0, -d], [1, 0, 0], [0, 0, 1]);
  o += top.on(rect(90, 70, w - 180, 190, 50, { fill: '#0f1214' }) + rect(110, 150, w - 220, 40, 20, { fill: '#4b5356' }));
  return o;
}

export const audio = {
  'earbuds-stem': { colours: ['white', 'black', 'green'], draw: earbuds('stem') },
  'earbuds-bean': { colours: ['white', 'black', 'violet'], draw: earbuds('bean') },
  'headphones-over': { colours: ['black', 'silver', 'blue'], draw: (art, c) => headphones(art, { black: { shell: '#2a2e31', pad: '#1c2022', metal: '#565d61', fabric: '#303538' }, silver: { shell: '#d3d7d9', pad: '#8d959a', metal: '#b9bfc3', fabric: '#a3abb0' }, blue: { shell: '#4b76a8', pad: '#24344a', metal: '#a8b8c8', fabric: '#3a5d88' } }[c]) },
  'headphones-studio': { colours: ['black', 'beige'], draw: (art, c) => headphones(art, { studio: true, ...{ black: { shell: '#2c3033', pad: '#1a1d1f', metal: '#a9b0b4', fabric: '#24282a' }, beige: { shell: '#d9cbb4', pad: '#8a6f54', metal: '#c3a778', fabric: '#a98a68' } }[c] }) },
  'speaker-tube': { colours: ['black', 'red', 'blue'], draw: speakerTube },
  'speaker-home': { colours: ['black', 'white'], draw: speakerHome },
  'speaker-party': { colours: ['black'], draw: speakerParty },
};
