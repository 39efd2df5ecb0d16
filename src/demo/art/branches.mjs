/** The two branches as shop fronts inside a mall: lit shelves, a counter and the sign. */
import { rect, ellipse, path, poly, g, light, dark, n } from './lib.mjs';
import { product, sign } from './stage.mjs';

const W = 1200; const H = 800;

/** A lit shelf with products standing on it. */
function shelf(a, x, y, w, items, { wood = '#c39a69', glow = '#fff0cf' } = {}) {
  return ellipse(x + w / 2, y - 60, w * 0.5, 74, { fill: a.rad([[0, glow, 0.5], [1, glow, 0]]) })
    + items.map(([name, dx, h, o]) => ellipse(x + dx, y + 1, h * 0.3, 5, { fill: '#2a1a08', opacity: 0.3 }) + product(name, x + dx, y + 3, h, o)).join('')
    + rect(x, y, w, 13, 2, { fill: a.lin([[0, light(wood, 0.35)], [0.3, wood], [1, dark(wood, 0.35)]]) }) + rect(x + 6, y + 13, w - 12, 5, 2, { fill: glow }) + rect(x + 4, y + 14, w - 8, 26, 0, { fill: a.lin([[0, glow, 0.55], [1, glow, 0]]) });
}

const downlight = (a, x, y, w, h) => ellipse(x, y, 26, 7, { fill: '#fffdf2' }) + path(`M${x - 20} ${y}L${x - w} ${y + h}H${x + w}L${x + 20} ${y}z`, { fill: a.lin([[0, '#fff6dd', 0.3], [1, '#fff6dd', 0]]) });

const counter = (a, x, y, w, h, c) => ellipse(x + w / 2, y + h + 6, w * 0.54, 20, { fill: '#000000', opacity: 0.35, filter: a.blurIn(12, x - 200, y, w + 400, h + 200) })
  + rect(x, y, w, h, 8, { fill: a.lin([[0, light(c, 0.12)], [1, dark(c, 0.3)]]) }) + g(Array.from({ length: Math.floor(w / 26) }, (_, i) => rect(x + 6 + i * 26, y + 24, 13, h - 34, 3, { fill: '#ffffff', opacity: 0.055 })).join(''))
  + rect(x - 12, y - 12, w + 24, 26, 5, { fill: a.lin([[0, '#fdf6e6'], [0.5, '#ecdcbc'], [1, '#c9b184']]) }) + rect(x + 8, y + h - 10, w - 16, 6, 3, { fill: '#fff0cf', opacity: 0.8 });

const tiles = (a, y, c) => rect(0, y, W, H - y, 0, { fill: a.lin([[0, light(c, 0.22)], [1, dark(c, 0.12)]]) }) + g([-900, -560, -300, -100, 100, 300, 560, 900].map((dx) => poly([[600 + dx * 0.62, y], [600 + dx * 0.62 + 2, y], [600 + dx * 1.4 + 3, H], [600 + dx * 1.4, H]], { fill: '#ffffff', opacity: 0.35 })).join('') + [0.22, 0.55].map((k) => rect(0, y + (H - y) * k, W, 2, 0, { fill: '#ffffff', opacity: 0.3 })).join(''));

function awning(a, x, y, w, h, count) {
  const s = w / count;
  return Array.from({ length: count }, (_, i) => path(`M${n(x + i * s)} ${y}h${n(s)}v${h}a${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(-s)} 0z`, { fill: a.lin(i % 2 ? [[0, '#f7f1e3'], [1, '#dccfb3']] : [[0, '#12805f'], [1, '#0a5a45']]) })).join('') + rect(x, y, w, 12, 0, { fill: '#000000', opacity: 0.16 });
}

function one(a) {
  const x = 130; const y = 120; const w = 940; const b = 640;
  return rect(0, 0, W, H, 0, { fill: a.lin([[0, '#d9ddd8'], [1, '#c3c9c3']]) }) + rect(0, 0, W, 70, 0, { fill: '#eef0ec' }) + [120, 360, 600, 840, 1080].map((lx) => ellipse(lx, 44, 46, 7, { fill: '#ffffff' })).join('')
    + tiles(a, b, '#b9b4a6')
    + rect(x - 40, y - 40, w + 80, b - y + 40, 6, { fill: a.lin([[0, '#0f4d3d'], [1, '#0a382c']]) })
    + rect(x, y + 100, w, b - y - 100, 0, { fill: a.lin([[0, '#f6ead0'], [0.7, '#e9d6b0'], [1, '#cbb07f']]) })
    + [x + 150, x + 470, x + 790].map((lx) => downlight(a, lx, y + 152, 190, 330)).join('')
    + shelf(a, x + 40, 360, 270, [['speaker-home-white', 44, 78], ['earbuds-stem-green', 122, 44], ['headphones-over-blue', 205, 92]]) + shelf(a, x + 40, 480, 270, [['camera-mirrorless-silver', 62, 72], ['drone-mini-white', 172, 54, {}], ['camera-action-black', 238, 46]])
    + shelf(a, x + 335, 360, 270, [['phone-apple-natural', 46, 96], ['phone-samsung-violet', 134, 96], ['phone-xiaomi-orange', 222, 96]]) + shelf(a, x + 335, 480, 270, [['phone-ring-gold', 46, 92], ['phone-bar-mint', 134, 92], ['phone-square-teal', 222, 92]])
    + shelf(a, x + 630, 360, 270, [['watch-square-orange', 50, 88], ['watch-round-gold', 134, 84], ['band-slim-blue', 214, 84]]) + shelf(a, x + 630, 480, 270, [['laptop-thin-silver', 80, 92], ['tablet-slim-blue', 204, 92]])
    + counter(a, 330, 560, 540, 132, '#0b6e53') + product('laptop-office-grey', 440, 556, 92) + product('phone-fold-silver', 560, 556, 74) + product('powerbank-blue', 642, 556, 70) + product('charger-pad-white', 736, 556, 88, { by: 'w' })
    + sign(512, 604, 50)
    + [[x, 'r'], [x + w - 96, 'l']].map(([gx]) => rect(gx, y + 100, 96, b - y - 100, 0, { fill: a.lin([[0, '#ffffff', 0.26], [0.5, '#ffffff', 0.05], [1, '#ffffff', 0.2]], [0, 0, 1, 1]) }) + path(`M${gx + 10} ${b}L${gx + 60} ${y + 100}H${gx + 82}L${gx + 32} ${b}z`, { fill: '#ffffff', opacity: 0.16 }) + rect(gx + (gx === x ? 92 : 0), y + 100, 4, b - y - 100, 0, { fill: '#8d9a94', opacity: 0.6 })).join('')
    + awning(a, x - 40, y + 66, w + 80, 34, 17)
    + rect(x - 40, y - 40, w + 80, 108, 4, { fill: a.lin([[0, '#136b52'], [1, '#0a4c3a']]) }) + ellipse(600, y + 14, 300, 60, { fill: a.rad([[0, '#a6f0d4', 0.45], [1, '#a6f0d4', 0]]) }) + sign(479, y - 26, 78)
    + rect(x - 40, b, w + 80, 150, 0, { fill: a.lin([[0, '#fff0cf', 0.35], [1, '#fff0cf', 0]]) });
}

function two(a) {
  const b = 620;
  return rect(0, 0, W, H, 0, { fill: a.lin([[0, '#233a33'], [1, '#16271f']]) }) + tiles(a, b, '#8f8a7c')
    + rect(60, 150, 1080, b - 150, 0, { fill: a.lin([[0, '#e9d3ac'], [1, '#c39a69']]) }) + g(Array.from({ length: 27 }, (_, i) => rect(60 + i * 40, 150, 3, b - 150, 0, { fill: '#7a5730', opacity: 0.22 })).join(''))
    + rect(380, 190, 440, 250, 10, { fill: '#0b5a44' }) + ellipse(600, 300, 250, 130, { fill: a.rad([[0, '#7fe0bd', 0.35], [1, '#7fe0bd', 0]]) }) + sign(448, 262, 98)
    + [220, 600, 980].map((x) => downlight(a, x, 156, 180, 380)).join('')
    + shelf(a, 96, 270, 250, [['tv-stick-black', 50, 76], ['speaker-tube-red', 150, 44], ['earbuds-bean-violet', 218, 34]]) + shelf(a, 96, 380, 250, [['headphones-studio-beige', 56, 82], ['speaker-home-black', 128, 70], ['headphones-over-silver', 202, 82]]) + shelf(a, 96, 492, 250, [['camera-mirrorless-black', 62, 66], ['gimbal-black', 146, 84], ['camera-pocket-black', 206, 46]])
    + shelf(a, 854, 270, 250, [['phone-apple-pink', 42, 86], ['phone-samsung-green', 124, 86], ['phone-ring-blue', 206, 86]]) + shelf(a, 854, 380, 250, [['watch-round-silver', 46, 78], ['watch-square-pink', 126, 78], ['band-slim-black', 202, 78]]) + shelf(a, 854, 492, 250, [['tablet-slim-silver', 60, 88], ['tablet-pencil-rose', 176, 80]])
    + counter(a, 250, 566, 700, 112, '#0a5a45') + product('laptop-thin-gold', 370, 562, 110) + product('laptop-gaming-black', 540, 562, 106) + product('phone-fold-black', 660, 562, 82) + product('phone-apple-blue', 756, 562, 98) + product('earbuds-stem-white', 856, 562, 42)
    + rect(0, 40, W, 112, 0, { fill: a.lin([[0, '#0e5843'], [1, '#083c2f']]) }) + awning(a, 0, 118, W, 30, 20) + rect(0, 0, W, 48, 0, { fill: '#e9ebe4' }) + [150, 450, 750, 1050].map((x) => rect(x - 70, 20, 140, 10, 5, { fill: '#ffffff' })).join('')
    + [[0, 60], [1140, 60]].map(([x, w]) => rect(x, 150, w, b - 150, 0, { fill: a.lin([[0, '#12241d'], [0.5, '#2a463c'], [1, '#12241d']], [0, 0, 1, 0]) })).join('')
    + rect(60, b, 1080, 170, 0, { fill: a.lin([[0, '#fff0cf', 0.38], [1, '#fff0cf', 0]]) });
}

export const branches = [one, two].map((draw, i) => ({ file: `branches/branch-${i + 1}.webp`, box: [0, 0, W, H], draw, encode: { quality: 76 } }));
