/** Drawing kit: colours, SVG pieces, gradients, and orthographic poses that turn flat faces into solid bodies. */

/** Numbers at two decimals keep the SVG small. */
export const n = (v) => String(Math.round(v * 100) / 100);

const parse = (c) => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16));
const hex = (a) => '#' + a.map((v) => Math.max(0, Math.min(255, Math.round(v))).toString(16).padStart(2, '0')).join('');

/** The colour t of the way from a to b. */
export const mix = (a, b, t) => { const p = parse(a); const q = parse(b); return hex(p.map((v, i) => v + (q[i] - v) * t)); };
export const light = (c, t) => mix(c, '#ffffff', t);
export const dark = (c, t) => mix(c, '#05080a', t);
/** Perceived lightness, 0 to 1. */
export const luma = (c) => { const [r, g, b] = parse(c); return (0.299 * r + 0.587 * g + 0.114 * b) / 255; };

const KEEP = new Set(['gradientUnits', 'gradientTransform', 'patternUnits', 'patternTransform', 'maskUnits', 'filterUnits']);
const attr = (a) => Object.entries(a).filter(([, v]) => v !== undefined && v !== null)
  .map(([k, v]) => ` ${KEEP.has(k) ? k : k.replace(/[A-Z]/g, (m) => '-' + m.toLowerCase())}="${typeof v === 'number' ? n(v) : v}"`).join('');

export const el = (name, a, body) => (body === undefined ? `<${name}${attr(a)}/>` : `<${name}${attr(a)}>${body}</${name}>`);
export const rect = (x, y, width, height, rx, a = {}) => el('rect', { x, y, width, height, rx, ...a });
export const circle = (cx, cy, r, a = {}) => el('circle', { cx, cy, r, ...a });
export const ellipse = (cx, cy, rx, ry, a = {}) => el('ellipse', { cx, cy, rx, ry, ...a });
export const path = (d, a = {}) => el('path', { d, ...a });
export const line = (pts, a = {}) => path('M' + pts.map((p) => p.map(n).join(' ')).join('L'), { fill: 'none', ...a });
export const poly = (pts, a = {}) => path('M' + pts.map((p) => p.map(n).join(' ')).join('L') + 'z', a);
export const g = (body, a = {}) => el('g', a, Array.isArray(body) ? body.join('') : body);

/** A repeatable sequence of numbers in [0, 1). */
export function random(seed) {
  let s = seed >>> 0 || 1;
  return () => { s = (Math.imul(s, 1664525) + 1013904223) >>> 0; return s / 4294967296; };
}

let serial = 0;

/** One picture under construction; it owns the definitions that its pieces refer to. */
export class Art {
  defs = [];

  id() { serial += 1; return 'd' + serial.toString(36); }

  stops(list) { return list.map(([o, c, a]) => el('stop', { offset: o, stopColor: c, stopOpacity: a })).join(''); }

  /** A linear gradient over the box of the shape, or over user space where `user` is true. */
  lin(stops, v = [0, 0, 0, 1], user = false, extra = {}) {
    const id = this.id();
    this.defs.push(el('linearGradient', { id, x1: v[0], y1: v[1], x2: v[2], y2: v[3], gradientUnits: user ? 'userSpaceOnUse' : undefined, ...extra }, this.stops(stops)));
    return `url(#${id})`;
  }

  rad(stops, { cx = 0.5, cy = 0.5, r = 0.5, fx, fy, user = false, t } = {}) {
    const id = this.id();
    this.defs.push(el('radialGradient', { id, cx, cy, r, fx, fy, gradientUnits: user ? 'userSpaceOnUse' : undefined, gradientTransform: t }, this.stops(stops)));
    return `url(#${id})`;
  }

  blur(sd, sy = sd) {
    const id = this.id();
    this.defs.push(`<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(sd)} ${n(sy)}"/></filter>`);
    return `url(#${id})`;
  }

  /** A blur whose region is given in user space, for flat or thin shapes. */
  blurIn(sd, x, y, w, h) {
    const id = this.id();
    this.defs.push(`<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${w}" height="${h}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(sd)}"/></filter>`);
    return `url(#${id})`;
  }

  clip(body) { const id = this.id(); this.defs.push(el('clipPath', { id }, body)); return `url(#${id})`; }

  pattern(w, h, body, extra = {}) {
    const id = this.id();
    this.defs.push(el('pattern', { id, width: w, height: h, patternUnits: 'userSpaceOnUse', ...extra }, body));
    return `url(#${id})`;
  }

  mask(body) { const id = this.id(); this.defs.push(el('mask', { id, maskUnits: 'userSpaceOnUse', x: -2000, y: -2000, width: 6000, height: 6000 }, body)); return `url(#${id})`; }

  svg(body, [x, y, w, h], [pw, ph] = [w, h]) {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${pw}" height="${ph}"><defs>${this.defs.join('')}</defs>${body}</svg>`;
  }
}

const rad = (d) => (d * Math.PI) / 180;
const TURN = {
  /** Yaw > 0 shows the left edge, pitch > 0 the top edge, roll > 0 turns clockwise; each applied after what stands before it. */
  y: (a) => ([x, y, z]) => [x * Math.cos(a) + z * Math.sin(a), y, -x * Math.sin(a) + z * Math.cos(a)],
  p: (a) => ([x, y, z]) => [x, y * Math.cos(a) + z * Math.sin(a), -y * Math.sin(a) + z * Math.cos(a)],
  r: (a) => ([x, y, z]) => [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a), z],
};

/** An orientation in space, seen through a lens long enough to be parallel: x right, y down, z to the viewer. */
export class Pose {
  constructor(turns, ox, oy, s = 1, basis) {
    this.ox = ox; this.oy = oy; this.s = s;
    const run = (v) => turns.reduce((p, [k, d]) => TURN[k](rad(d))(p), v);
    this.b = basis ?? [run([1, 0, 0]), run([0, 1, 0]), run([0, 0, 1])].map((v) => v.map((c) => c * s));
  }

  at(x, y, z = 0) {
    const [a, b, c] = this.b;
    return [this.ox + a[0] * x + b[0] * y + c[0] * z, this.oy + a[1] * x + b[1] * y + c[1] * z];
  }

  /** The same orientation with its origin at a local point. */
  sub(x, y, z = 0) { const [ox, oy] = this.at(x, y, z); return new Pose([], ox, oy, this.s, this.b); }

  /** A pose whose x and y axes are the given local directions. */
  face(o, u, v) {
    const [ox, oy] = this.at(...o);
    const dir = (d) => [0, 1, 2].map((i) => this.b[0][i] * d[0] + this.b[1][i] * d[1] + this.b[2][i] * d[2]);
    const w = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    return new Pose([], ox, oy, this.s, [dir(u), dir(v), dir(w)]);
  }

  get m() {
    const [a, b] = this.b;
    return `matrix(${[a[0], a[1], b[0], b[1]].map((v) => Math.round(v * 1e5) / 1e5).join(' ')} ${n(this.ox)} ${n(this.oy)})`;
  }

  /** Draws flat content on this face. */
  on(body) { return g(body, { transform: this.m }); }
}

/**
 * A body of depth d behind the face at z = 0, extruded from a shape; its edge is lit from the upper left and rounded by `round` (0 to 1).
 * `shape(inset)` returns attributes-less SVG markup builders: it is called as shape(inset, attrs).
 */
export function extrude(art, pose, d, shape, { color, metal = 0.5, round = 0.5, w, h, layers } = {}) {
  const [, , c] = pose.b;
  const px = Math.hypot(c[0], c[1]) * d;
  const count = layers ?? Math.max(3, Math.min(90, Math.ceil(px * 1.3)));
  let out = '';
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    const e = 2 * t - 1;
    const inset = round * d * 0.5 * (1 - Math.sqrt(Math.max(0, 1 - e * e * 0.98))) * 0.55;
    const lit = 0.30 * Math.exp(-((t - 0.72) ** 2) / 0.03) - 0.34 * (1 - t) ** 2 - 0.16 * Math.max(0, t - 0.9) * 10 * round;
    const tone = (k) => { const v = lit * (0.35 + metal) + k; return v > 0 ? light(color, Math.min(0.95, v)) : dark(color, Math.min(0.9, -v)); };
    const m = metal;
    const fill = art.lin([[0, tone(0.30 * m)], [0.035, tone(0.75 * m)], [0.085, tone(0.02)], [0.3, tone(0.20 * m)], [0.62, tone(0.04 * m)], [0.9, tone(-0.1 * m)], [0.955, tone(0.30 * m)], [1, tone(-0.45 * m)]],
      [0, 0, w * 0.25, h], true);
    out += pose.sub(0, 0, -d * (1 - t)).on(shape(inset, { fill }));
  }
  return out;
}

/** A rounded box; the face is at z = 0 with its upper left corner at the pose's origin. */
export const slab = (art, pose, w, h, d, r, opt = {}) =>
  extrude(art, pose, d, (i, a) => rect(i, i, w - 2 * i, h - 2 * i, Math.max(0, r - i), a), { w, h, ...opt });

/** The thin line of light along an edge: bright at the upper left, gone at the lower right. */
export const rim = (art, x, y, w, h, r, { strong = 0.8, width = 1.6, tint = '#ffffff' } = {}) =>
  rect(x + width / 2, y + width / 2, w - width, h - width, r - width / 2, {
    fill: 'none', strokeWidth: width,
    stroke: art.lin([[0, tint, strong], [0.35, tint, strong * 0.25], [0.65, tint, 0.04], [1, tint, strong * 0.35]], [0, 0, w, h], true),
  });

/** The contact shadow: a dark core where the body stands and a wide soft one around it. */
export function ground(art, cx, cy, rx, ry = rx * 0.06, k = 1) {
  return ellipse(cx + rx * 0.03, cy + ry * 0.5, rx * 1.06, ry * 2, { fill: '#0b1512', opacity: 0.15 * k, filter: art.blurIn(ry * 1.1 + 7, cx - rx * 1.6, cy - ry * 8 - 80, rx * 3.2, ry * 16 + 160) })
    + ellipse(cx + rx * 0.01, cy, rx * 0.97, ry * 0.75, { fill: '#0b1512', opacity: 0.34 * k, filter: art.blurIn(ry * 0.5 + 3, cx - rx * 1.6, cy - ry * 8 - 80, rx * 3.2, ry * 16 + 160) });
}

/** A camera lens seen from the front, with its ring, coated glass and reflections. */
export function lens(art, cx, cy, r, { ring = '#8a8f92', ringWidth = 0.13, hue = '#2b4a8a', hue2 = '#6a3d8f', body = '#08090b' } = {}) {
  const R = (k) => r * k;
  const i = 1 - ringWidth;
  return circle(cx, cy, r, { fill: art.lin([[0, light(ring, 0.55)], [0.3, ring], [0.6, dark(ring, 0.5)], [1, light(ring, 0.2)]], [0.1, 0, 0.9, 1]) })
    + circle(cx, cy, R(i), { fill: body })
    + circle(cx, cy, R(i * 0.97), { fill: 'none', stroke: art.lin([[0, '#000000', 0.9], [1, '#ffffff', 0.28]], [0.2, 0, 0.8, 1]), strokeWidth: R(0.03) })
    + circle(cx, cy, R(i * 0.76), { fill: art.rad([[0, '#04060b'], [0.6, '#0a0f1b'], [0.86, '#1a2233'], [1, '#0b0e14']]) })
    + circle(cx, cy, R(i * 0.58), { fill: art.rad([[0, dark(hue, 0.85)], [0.45, dark(hue, 0.6)], [0.8, dark(hue2, 0.45)], [1, dark(hue2, 0.75)]], { cx: 0.45, cy: 0.6, r: 0.62 }) })
    + circle(cx, cy, R(i * 0.3), { fill: '#020307' })
    + circle(cx + R(0.03), cy + R(0.03), R(i * 0.24), { fill: art.rad([[0, light(hue, 0.3), 0.9], [0.6, hue, 0.35], [1, hue, 0]], { cx: 0.65, cy: 0.7, r: 0.6 }) })
    + path(`M${n(cx - R(i * 0.5))} ${n(cy - R(0.06))}A${n(R(i * 0.52))} ${n(R(i * 0.52))} 0 0 1 ${n(cx + R(0.1))} ${n(cy - R(i * 0.5))}A${n(R(i * 0.62))} ${n(R(i * 0.62))} 0 0 0 ${n(cx - R(i * 0.5))} ${n(cy - R(0.06))}z`, { fill: '#ffffff', opacity: 0.5 })
    + circle(cx - R(0.2), cy - R(0.22), R(0.065), { fill: '#ffffff', opacity: 0.92 })
    + circle(cx + R(0.24), cy + R(0.25), R(0.045), { fill: light(hue2, 0.5), opacity: 0.75 });
}

/** A body of revolution about a vertical axis: profile points [y, radius] from top to bottom, `k` the flattening of its circles. */
export function lathe(cx, profile, k, a = {}) {
  const [y0, r0] = profile[0];
  const [y1, r1] = profile.at(-1);
  const right = profile.slice(1).map(([y, r]) => `L${n(cx + r)} ${n(y)}`).join('');
  const left = profile.slice(0, -1).reverse().map(([y, r]) => `L${n(cx - r)} ${n(y)}`).join('');
  return path(`M${n(cx - r0)} ${n(y0)}A${n(r0)} ${n(r0 * k)} 0 0 1 ${n(cx + r0)} ${n(y0)}${right}A${n(r1)} ${n(r1 * k)} 0 0 1 ${n(cx - r1)} ${n(y1)}${left}z`, a);
}

/** The left-lit shading across an upright cylinder. */
export const round = (art, c, { k = 1 } = {}) => art.lin([[0, dark(c, 0.32 * k)], [0.07, dark(c, 0.05 * k)], [0.22, light(c, 0.30 * k)], [0.36, light(c, 0.08 * k)], [0.62, dark(c, 0.18 * k)], [0.88, dark(c, 0.48 * k)], [0.96, dark(c, 0.4 * k)], [1, dark(c, 0.6 * k)]], [0, 0, 1, 0]);

/**
 * A strap or band swept along points [x, y, z, nx, ny, nz] (position and outward normal), `half` wide to each side along `axis`,
 * `thick` deep inwards; painted from far to near and shaded by its normal.
 */
export function sweep(art, pose, pts, { half, axis = [1, 0, 0], thick = 10, color, gloss = 0.35, inner, outside = true }) {
  const key = [-0.42, -0.62, 0.66];
  const [bx, by, bz] = pose.b;
  const dir = (v) => [0, 1, 2].map((i) => (bx[i] * v[0] + by[i] * v[1] + bz[i] * v[2]) / pose.s);
  const depth = (p) => bx[2] * p[0] + by[2] * p[1] + bz[2] * p[2];
  const shade = (c, nrm) => {
    const d = dir(nrm);
    const l = d[0] * key[0] + d[1] * key[1] + d[2] * key[2];
    return l > 0.25 ? light(c, (l - 0.25) * gloss) : dark(c, Math.min(0.72, (0.25 - l) * 0.5));
  };
  const quads = [];
  const off = (p, a, t) => pose.at(p[0] + axis[0] * a - p[3] * t, p[1] + axis[1] * a - p[4] * t, p[2] + axis[2] * a - p[5] * t);
  const H = (p) => (typeof half === 'function' ? half(p) : half);
  for (let i = 0; i + 1 < pts.length; i += 1) {
    const a = pts[i]; const b = pts[i + 1];
    const nrm = [3, 4, 5].map((k) => (a[k] + b[k]) / 2);
    const z = (depth(a) + depth(b)) / 2;
    const facing = dir(nrm)[2] > 0;
    const ha = H(a); const hb = H(b);
    const put = (q, fill, dz) => quads.push([z + dz, poly(q, { fill, stroke: fill, strokeWidth: 0.9 })]);
    if (facing) outside && put([off(a, -ha, 0), off(a, ha, 0), off(b, hb, 0), off(b, -hb, 0)], shade(color, nrm), 0.2);
    else put([off(a, -ha, thick), off(a, ha, thick), off(b, hb, thick), off(b, -hb, thick)], shade(inner ?? dark(color, 0.2), nrm.map((v) => -v)), 0.1);
    const e = dir(axis)[2] < 0 ? -1 : 1;
    put([off(a, e * ha, 0), off(a, e * ha, thick), off(b, e * hb, thick), off(b, e * hb, 0)], shade(light(color, 0.06), axis.map((v) => v * e)), 0.15);
  }
  return quads.sort((p, q) => p[0] - q[0]).map((q) => q[1]).join('');
}
