/** Cameras and drones. */
import { Pose, slab, extrude, rect, circle, ellipse, path, poly, line, g, rim, ground, lens, light, dark, n } from '../lib.mjs';

const leather = (art, c) => art.pattern(9, 9, rect(0, 0, 9, 9, 0, { fill: c }) + circle(2.2, 2.2, 1.7, { fill: light(c, 0.1) }) + circle(6.7, 6.7, 1.7, { fill: light(c, 0.07) }) + circle(6.4, 2.4, 1, { fill: dark(c, 0.5) }) + circle(2.4, 6.6, 1, { fill: dark(c, 0.5) }));

/** A stack of coaxial rings towards the viewer: [radius, from, to, colour, ribbed]. */
function tube(art, P, cx, cy, parts) {
  return parts.map(([r, from, to, color, ribbed]) => {
    const p = P.sub(cx - r, cy - r, to);
    let o = extrude(art, p, to - from, (i, a) => circle(r, r, r - i, a), { color, metal: 0.45, round: 0.06, w: 2 * r, h: 2 * r, layers: Math.ceil((to - from) * 0.5) + 3 });
    if (ribbed) {
      for (let a = 100; a < 262; a += 4.5) {
        const t = (a * Math.PI) / 180;
        o += line([P.at(cx + r * Math.cos(t), cy + r * Math.sin(t), from + 5), P.at(cx + r * Math.cos(t), cy + r * Math.sin(t), to - 5)], { stroke: '#000000', strokeOpacity: 0.5, strokeWidth: 3.4 });
      }
    }
    return o + p.on(circle(r, r, r - 1, { fill: art.lin([[0, light(color, 0.4)], [0.4, color], [1, dark(color, 0.4)]], [0, 0, 1, 1]) }) + circle(r, r, r - 1.5, { fill: 'none', stroke: art.lin([[0, '#ffffff', 0.7], [0.5, '#ffffff', 0.05], [1, '#ffffff', 0.25]], [0, 0, 1, 1]), strokeWidth: 2 }));
  }).join('');
}

/** An upright knob on the top plate. */
function knob(art, P, x, z, r, h, color) {
  const f = P.face([x, -h, z], [1, 0, 0], [0, 0, 1]);
  return extrude(art, f.sub(-r, -r, 0), h, (i, a) => circle(r, r, r - i, a), { color, metal: 0.5, round: 0.1, w: 2 * r, h: 2 * r })
    + f.on(circle(0, 0, r - 1, { fill: art.lin([[0, light(color, 0.5)], [0.5, color], [1, dark(color, 0.3)]], [0, 0, 1, 1]) }) + circle(0, 0, r * 0.7, { fill: 'none', stroke: '#000000', strokeOpacity: 0.25, strokeWidth: 2 }));
}

function mirrorless(art, colour) {
  const metal = colour === 'silver' ? '#c9cdcf' : '#2f3437';
  const skin = '#1f2426';
  const w = 680; const h = 400; const d = 130;
  const P = new Pose([['y', 24], ['p', 12]], 150, 330);
  const f = P.at(w / 2, h, -d / 2);
  let o = ground(art, f[0], f[1] + 16, 370, 22);
  o += slab(art, P, w, h, d, 46, { color: metal, metal: 0.5, round: 0.25 });
  const hump = P.sub(250, -96, 14);
  o += knob(art, P, 76, -62, 44, 34, metal) + knob(art, P, 560, -62, 52, 30, metal) + knob(art, P, 640, -62, 30, 40, metal);
  o += extrude(art, hump, 120, (i, a) => path(`M${28 + i} ${i}H${192 - i}L${226 - i} 130H${-6 + i}z`, { ...a, strokeLinejoin: 'round', strokeWidth: 14, stroke: a.fill }), { color: metal, metal: 0.4, round: 0.05, w: 220, h: 130 });
  o += hump.on(path('M28 0H192L226 130H-6z', { fill: art.lin([[0, light(metal, 0.35)], [0.6, metal], [1, dark(metal, 0.12)]]) }) + rect(52, 18, 116, 16, 8, { fill: dark(metal, 0.3), opacity: 0.4 }));
  o += P.on(rect(0, 0, w, h, 46, { fill: art.lin([[0, light(metal, 0.5)], [0.2, light(metal, 0.06)], [0.8, metal], [1, dark(metal, 0.2)]], [0, 0, 0.5, 1]) })
    + rect(3, 104, w - 6, 232, 8, { fill: leather(art, skin) }) + rect(3, 104, w - 6, 232, 8, { fill: art.lin([[0, '#ffffff', 0.14], [0.5, '#ffffff', 0], [1, '#000000', 0.35]], [0, 0, 0.9, 1]) })
    + rect(0, 101, w, 3, 0, { fill: '#000000', opacity: 0.4 }) + rect(0, 336, w, 2, 0, { fill: '#ffffff', opacity: 0.35 }) + rim(art, 0, 0, w, h, 46, { strong: 0.8 })
    + circle(200, 62, 13, { fill: '#14181a' }) + circle(198, 60, 6, { fill: '#f7ddb0', opacity: 0.9 }) + rect(560, 40, 78, 22, 6, { fill: dark(metal, 0.2), opacity: 0.3 }));
  const grip = P.sub(20, 40, 58);
  o += slab(art, grip, 128, 352, 58, 52, { color: skin, metal: 0.2, round: 1 });
  o += grip.on(rect(6, 6, 116, 340, 46, { fill: leather(art, skin) }) + rect(6, 6, 116, 340, 46, { fill: art.lin([[0, '#ffffff', 0.3], [0.35, '#ffffff', 0.04], [1, '#000000', 0.5]], [0, 0, 1, 0]) }));
  o += P.sub(84, 62, 62).on(ellipse(0, 0, 24, 15, { fill: art.lin([[0, light(metal, 0.7)], [1, dark(metal, 0.3)]]) }));
  const cx = 392; const cy = 214;
  o += P.on(circle(cx + 18, cy + 18, 186, { fill: '#000000', opacity: 0.4, filter: art.blur(16) }));
  o += tube(art, P, cx, cy, [[178, 0, 18, colour === 'silver' ? '#d4d8da' : '#8b9296'], [162, 18, 60, '#24292c'], [170, 60, 150, '#1f2426', true], [160, 150, 178, '#2a2f32'], [168, 178, 218, '#1b1f21', true]]);
  o += P.sub(cx, cy, 218).on(circle(0, 0, 160, { fill: '#0e1113' }) + circle(0, 0, 150, { fill: 'none', stroke: '#2f3437', strokeWidth: 4 }) + circle(0, 0, 143, { fill: 'none', stroke: '#e4c48b', strokeWidth: 2.4, strokeOpacity: 0.8 }) + lens(art, 0, 0, 132, { ring: '#23282b', ringWidth: 0.1, hue: '#27548f', hue2: '#6a3a86' }));
  return o;
}

function action(art) {
  const w = 620; const h = 440; const d = 230; const c = '#2b3033';
  const P = new Pose([['y', 27], ['p', 12]], 190, 270);
  const f = P.at(w / 2, h, -d / 2);
  let o = ground(art, f[0], f[1] + 16, 350, 24);
  o += slab(art, P, w, h, d, 56, { color: c, metal: 0.35, round: 0.3 });
  const top = P.face([0, 0, -d], [1, 0, 0], [0, 0, 1]);
  o += top.on(rect(120, 70, 130, 80, 40, { fill: '#14181a' }) + rect(134, 82, 102, 56, 28, { fill: '#c2383b' }) + circle(520, 110, 7, { fill: '#8fe0b8' }));
  o += P.on(rect(0, 0, w, h, 56, { fill: art.lin([[0, '#4a5155'], [0.25, '#2f3437'], [1, '#171b1d']], [0, 0, 0.6, 1]) })
    + rect(14, 14, w - 28, h - 28, 44, { fill: art.pattern(14, 14, rect(0, 0, 14, 14, 0, { fill: '#22272a' }) + path('M0 14L14 0', { stroke: '#15191b', strokeWidth: 4 }) + path('M0 12L12 0', { stroke: '#333a3d', strokeWidth: 1.2 })) }) + rim(art, 0, 0, w, h, 56, { strong: 0.8, width: 2.4 })
    + rect(40, 120, 236, 236, 30, { fill: '#050708' }) + g(rect(52, 132, 212, 212, 20, { fill: art.lin([['0', '#0d5560'], [0.5, '#2c9a96'], [1, '#ffe2b0']]) }) + circle(190, 210, 30, { fill: '#fff3d6' }) + path('M52 270Q110 220 160 262T264 250V344H52z', { fill: '#0b6e53' }) + path('M52 306Q120 268 180 300T264 296V344H52z', { fill: '#0a3a34' }) + circle(76, 154, 7, { fill: '#e2474a' }), { clipPath: art.clip(rect(52, 132, 212, 212, 20)) })
    + path('M52 132H180L90 344H52z', { fill: '#ffffff', opacity: 0.12 }) + rect(64, 58, 120, 12, 6, { fill: '#0e1113' }) + Array.from({ length: 8 }, (_, i) => circle(210 + i * 12, 64, 3.4, { fill: '#0a0c0d' })).join(''));
  const L = P.sub(320, 66, 52);
  o += P.on(rect(330, 84, 258, 258, 56, { fill: '#000000', opacity: 0.4, filter: art.blur(12) }));
  o += slab(art, L, 254, 254, 52, 54, { color: '#24292c', metal: 0.4, round: 0.35 });
  o += L.on(rect(0, 0, 254, 254, 54, { fill: art.lin([[0, '#454c50'], [0.4, '#24292c'], [1, '#101315']], [0, 0, 1, 1]) }) + rim(art, 0, 0, 254, 254, 54, { strong: 0.8 }) + lens(art, 127, 127, 112, { ring: '#3a4144', ringWidth: 0.12, hue: '#1f5f8f', hue2: '#2f4f9a' }));
  return o;
}

function pocket(art) {
  const w = 720; const h = 420; const d = 96; const c = '#2a2f32';
  const P = new Pose([['y', 24], ['p', 11]], 140, 290);
  const f = P.at(w / 2, h, -d / 2);
  let o = ground(art, f[0], f[1] + 12, 370, 20);
  const s = P.at(w - 6, 90, -40);
  o += path(`M${n(s[0])} ${n(s[1])}C${n(s[0] + 120)} ${n(s[1] + 60)} ${n(s[0] + 90)} ${n(s[1] + 330)} ${n(s[0] + 10)} ${n(s[1] + 420)}S${n(s[0] - 150)} ${n(s[1] + 380)} ${n(s[0] - 60)} ${n(s[1] + 352)}`, { fill: 'none', stroke: '#1b1f21', strokeWidth: 13, strokeLinecap: 'round' });
  o += slab(art, P, w, h, d, 70, { color: c, metal: 0.5, round: 0.5 }) + knob(art, P, 140, -48, 50, 20, '#3a4043') + knob(art, P, 262, -48, 26, 12, '#3a4043');
  o += P.on(rect(0, 0, w, h, 70, { fill: art.lin([[0, '#51595d'], [0.24, '#2f3437'], [0.8, '#24292c'], [1, '#14181a']], [0, 0, 0.5, 1]) }) + rim(art, 0, 0, w, h, 70, { strong: 0.85, width: 2.4 })
    + rect(40, 96, 96, 268, 40, { fill: leather(art, '#1a1e20') }) + rect(40, 96, 96, 268, 40, { fill: art.lin([[0, '#ffffff', 0.22], [0.5, '#ffffff', 0], [1, '#000000', 0.4]], [0, 0, 1, 0]) })
    + rect(546, 46, 122, 54, 14, { fill: '#0e1113' }) + rect(552, 52, 110, 42, 10, { fill: art.lin([[0, '#f5f1e2'], [0.5, '#cfc8b2'], [1, '#fdfaf0']]) }) + line([[560, 66], [654, 66]], { stroke: '#a39a80', strokeOpacity: 0.6 }) + line([[560, 80], [654, 80]], { stroke: '#a39a80', strokeOpacity: 0.6 })
    + circle(200, 66, 11, { fill: '#0e1113' }) + circle(198, 64, 5, { fill: '#f7b27a' })
    + circle(410, 232, 178, { fill: '#000000', opacity: 0.4, filter: art.blur(14) }));
  o += tube(art, P, 400, 222, [[168, 0, 26, '#4a5155'], [150, 26, 86, '#2a2f32', true], [134, 86, 128, '#363c3f'], [118, 128, 152, '#24292c']]);
  return o + P.sub(400, 222, 152).on(circle(0, 0, 112, { fill: '#0e1113' }) + circle(0, 0, 104, { fill: 'none', stroke: '#8fd3bd', strokeOpacity: 0.7, strokeWidth: 2 }) + lens(art, 0, 0, 96, { ring: '#23282b', hue: '#2a5f8f', hue2: '#5a3a8a' }));
}

/** A propeller disc in the horizontal plane with its motor. */
function rotor(art, P, x, y, z, r, c, turn) {
  const f = P.face([x, y - 30, z], [1, 0, 0], [0, 0, 1]);
  const m = P.face([x, y - 26, z], [1, 0, 0], [0, 0, 1]);
  const blade = (a) => g(path(`M0 -6C${n(r * 0.3)} -26 ${n(r * 0.8)} -20 ${r} -3Q${r + 4} 4 ${r - 6} 7C${n(r * 0.6)} 10 ${n(r * 0.3)} 12 0 7z`, { fill: art.lin([[0, '#23282b'], [0.6, '#454c50'], [1, '#15191b']], [0, 0, 1, 0.2]), opacity: 0.94 }) + path(`M${r - 22} -8Q${r + 2} -4 ${r - 6} 7L${r - 26} 9z`, { fill: '#e98649' }), { transform: `rotate(${a})` });
  return extrude(art, m.sub(-24, -24, 0), 62, (i, a) => circle(24, 24, 24 - i, a), { color: dark(c, 0.35), metal: 0.6, round: 0.1, w: 48, h: 48 })
    + m.on(circle(0, 0, 23, { fill: art.lin([[0, '#8b9296'], [1, '#2a2f32']], [0, 0, 1, 1]) }))
    + f.on(circle(0, 0, r, { fill: '#5d676b', opacity: 0.09 }) + blade(turn) + blade(turn + 180) + circle(0, 0, 13, { fill: art.rad([[0, '#aab1b5'], [1, '#23282b']], { cx: 0.3, cy: 0.3, r: 0.8 }) }));
}

function drone(art, { c, mini }) {
  const P = new Pose([['y', 27], ['p', 36]], 500, 470, mini ? 1.06 : 1);
  const bw = mini ? 170 : 190; const bh = mini ? 96 : 112; const bl = mini ? 360 : 430;
  const deep = dark(c, 0.22);
  const sh = P.face([0, 330, -bl / 2], [1, 0, 0], [0, 0, 1]);
  let o = sh.on(g(rect(-bw * 0.7, -bl * 0.5, bw * 1.4, bl, 70, { fill: '#0b1512', opacity: 0.3 }) + [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([a, b]) => circle(a * 320, b * 230, 110, { fill: '#0b1512', opacity: 0.16 })).join(''), { filter: art.blurIn(26, -700, -700, 1400, 1400) }));
  const arm = (x1, y1, z1, x2, y2, z2) => {
    const a = P.at(x1, y1, z1); const b = P.at(x2, y2, z2);
    const dx = b[0] - a[0]; const dy = b[1] - a[1]; const l = Math.hypot(dx, dy); const nx = -dy / l; const ny = dx / l;
    const q = (p, t) => [p[0] + nx * t, p[1] + ny * t];
    const up = ny < 0 ? 1 : -1;
    return poly([q(a, 25), q(b, 17), q(b, -17), q(a, -25)], { fill: art.lin([[0, light(c, 0.45)], [0.35, c], [0.75, dark(c, 0.3)], [1, dark(c, 0.5)]], [...q(a, 25 * up), ...q(a, -25 * up)], true), stroke: c, strokeWidth: 2, strokeLinejoin: 'round' })
      + ellipse(b[0], b[1], 30, 24, { fill: deep });
  };
  const H = bh / 2; const X = mini ? 300 : 322;
  o += arm(bw * 0.35, H * 0.2, -bl + 70, X, 16, -bl - 20) + rotor(art, P, X, 8, -bl - 20, 176, c, 24) + arm(-bw * 0.35, H * 0.2, -bl + 70, -X, 16, -bl - 20) + rotor(art, P, -X, 8, -bl - 20, 176, c, -12);
  const body = P.sub(-bw / 2, -H, 0);
  o += arm(bw * 0.3, -H * 0.3, -90, X, -28, 40);
  o += slab(art, body, bw, bh, bl, 48, { color: c, metal: 0.3, round: 0.25 });
  const top = P.face([0, -H - 0.5, -bl], [1, 0, 0], [0, 0, 1]);
  o += top.on(rect(-bw / 2 + 30, 30, bw - 60, bl - 74, 40, { fill: art.lin([[0, light(c, 0.2)], [0.5, light(c, 0.5)], [1, light(c, 0.15)]], [0, 0, 1, 0]) }) + rect(-bw / 2 + 30, 30, bw - 60, bl - 74, 40, { fill: 'none', stroke: dark(c, 0.35), strokeOpacity: 0.5, strokeWidth: 2 })
    + rect(-34, bl * 0.5, 68, 26, 13, { fill: dark(c, 0.55) }) + Array.from({ length: 4 }, (_, i) => circle(-22 + i * 15, bl * 0.5 + 13, 4, { fill: i < 3 ? '#8fe0b8' : '#5d676b' })).join('') + path(`M-40 ${bl * 0.22}H40M-40 ${bl * 0.27}H40M-40 ${bl * 0.32}H40`, { stroke: dark(c, 0.5), strokeWidth: 5, strokeLinecap: 'round', opacity: 0.6 }));
  o += body.on(rect(2, 2, bw - 4, bh - 4, 46, { fill: art.lin([[0, light(c, 0.4)], [0.4, c], [1, dark(c, 0.35)]]) }) + rect(18, 16, bw - 36, bh - 40, 30, { fill: '#15191b' }) + circle(48, bh * 0.4, 16, { fill: art.rad([[0, '#27406b'], [0.6, '#0b1120'], [1, '#020304']]) }) + circle(bw - 48, bh * 0.4, 16, { fill: art.rad([[0, '#27406b'], [0.6, '#0b1120'], [1, '#020304']]) }) + circle(43, bh * 0.36, 4, { fill: '#ffffff', opacity: 0.8 }) + circle(bw - 53, bh * 0.36, 4, { fill: '#ffffff', opacity: 0.8 }));
  o += arm(-bw * 0.3, -H * 0.3, -90, -X, -28, 40);
  const cam = P.sub(-54, H - 26, 66);
  o += slab(art, cam, 108, 100, 74, 36, { color: '#3a4144', metal: 0.5, round: 0.7 }) + cam.on(rect(3, 3, 102, 94, 34, { fill: art.lin([[0, '#5d676b'], [0.4, '#2a2f32'], [1, '#14181a']], [0, 0, 1, 1]) }) + lens(art, 54, 50, 40, { ring: '#8b9296', hue: '#1f5f8f' }));
  o += rotor(art, P, X, -36, 40, 176, c, 62) + rotor(art, P, -X, -36, 40, 176, c, 8);
  return o;
}

export const cameras = {
  'camera-mirrorless': { colours: ['black', 'silver'], draw: mirrorless },
  'camera-action': { colours: ['black'], draw: action },
  'camera-pocket': { colours: ['black'], draw: pocket },
  'drone-fold': { colours: ['grey'], draw: (art) => drone(art, { c: '#8a9196' }) },
  'drone-mini': { colours: ['white'], draw: (art) => drone(art, { c: '#e6e8e7', mini: true }) },
};
