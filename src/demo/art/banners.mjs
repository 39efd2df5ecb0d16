/**
 * The home page's banners: one calm ground each, and the products as heroes on its right. Their words are no part of the picture:
 * `../banners.json` has them in both languages, and the page sets them over the calm left, or over the top of the tall one.
 */
import { rect, circle, ellipse, path, g } from './lib.mjs';
import { product, ground, scallops, plinth } from './stage.mjs';

const GREEN = '#0a5a45'; const DEEP = '#083c30'; const INK = '#14231f'; const CLAY = '#7d4a30'; const SLATE = '#2b3f52';

/** Two arrows that chase each other: an exchange. */
export const swap = (x, y, r, c = '#8fd3bd', back = '#0a4a39') => g(circle(0, 0, 50, { fill: back }) + path('M-24 -6A25 25 0 0 1 20 -15M24 6A25 25 0 0 1 -20 15', { fill: 'none', stroke: c, strokeWidth: 7, strokeLinecap: 'round' }) + path('M24 -30V-12H6M-24 30V12H-6', { fill: 'none', stroke: c, strokeWidth: 7, strokeLinecap: 'round', strokeLinejoin: 'round' }), { transform: `translate(${x} ${y}) scale(${r / 50})` });

const scene = {
  'main-1': [1600, 640, (a, w, h) => ground(a, w, h, GREEN, { lx: 0.7, ly: 0.4, pool: 0.42, tint: '#5fc3a1' }) + scallops(a, w, 34, 100, '#0b6e53', 0.55)
    + plinth(a, 1150, 560, 408, 120, '#0b6e53')
    + product('phone-samsung-cream', 930, 560, 400) + product('phone-apple-natural', 1380, 556, 400) + product('phone-xiaomi-green', 1150, 590, 492)],
  'main-2': [1600, 640, (a, w, h) => ground(a, w, h, CLAY, { lx: 0.7, ly: 0.3, pool: 0.6, tint: '#e8b98c' }) + circle(1170, 300, 250, { fill: '#f2d3ac', opacity: 0.28 })
    + rect(0, 520, w, 120, 0, { fill: a.lin([[0, '#d3b98c'], [1, '#bd9f6e']]) }) + rect(0, 520, w, 3, 0, { fill: '#fff6e2', opacity: 0.6 })
    + product('laptop-thin-midnight', 1060, 592, 462) + product('tablet-pencil-rose', 1400, 610, 248) + product('earbuds-stem-white', 812, 616, 112)],
  'main-3': [1600, 640, (a, w, h) => ground(a, w, h, INK, { lx: 0.68, ly: 0.42, pool: 0.34, tint: '#4f8f7f' })
    + g([300, 230, 160].map((r, i) => circle(1130, 330, r, { fill: 'none', stroke: '#8fd3bd', strokeOpacity: 0.08 + i * 0.06, strokeWidth: 2 })).join(''))
    + plinth(a, 1130, 540, 250, 160, '#28443b') + plinth(a, 864, 584, 130, 100, '#22382f') + plinth(a, 1432, 584, 130, 100, '#22382f')
    + product('headphones-studio-beige', 1130, 556, 470) + product('earbuds-bean-violet', 864, 594, 142) + product('speaker-home-white', 1432, 596, 216)],
  'main-4': [1600, 640, (a, w, h) => ground(a, w, h, DEEP, { lx: 0.7, ly: 0.34, pool: 0.5, tint: '#58b596' })
    + rect(0, 532, w, 108, 0, { fill: a.lin([[0, '#8d6a44'], [1, '#5f4529']]) }) + rect(0, 532, w, 4, 0, { fill: '#e5c69a', opacity: 0.7 })
    + ellipse(1120, 556, 430, 26, { fill: '#1a0f05', opacity: 0.4, filter: a.blurIn(16, 500, 400, 1200, 300) })
    + product('tv-stand-silver', 1130, 582, 660, { by: 'w' }) + product('tv-stick-black', 1490, 604, 190) + product('speaker-home-black', 820, 606, 132)],
  'side-1': [800, 480, (a, w, h) => ground(a, w, h, SLATE, { lx: 0.72, ly: 0.4, pool: 0.55, tint: '#9dbbd6' }) + circle(600, 236, 176, { fill: '#dbe7f0', opacity: 0.22 })
    + product('watch-square-orange', 668, 408, 300) + product('watch-round-gold', 506, 428, 252)],
  'side-2': [800, 480, (a, w, h) => ground(a, w, h, GREEN, { lx: 0.72, ly: 0.45, pool: 0.4, tint: '#6fd0af' })
    + product('phone-square-silver', 516, 426, 216) + product('phone-apple-pink', 654, 436, 322) + swap(494, 152, 40)],
  second: [1600, 400, (a, w, h) => ground(a, w, h, INK, { lx: 0.68, ly: 0.5, pool: 0.4, tint: '#4f8f7f' }) + rect(0, 322, w, 78, 0, { fill: a.lin([[0, '#1d332c'], [1, '#0d1916']]) }) + rect(0, 322, w, 2, 0, { fill: '#8fd3bd', opacity: 0.35 })
    + product('charger-pad-white', 786, 362, 200, { by: 'w' }) + product('powerbank-blue', 962, 362, 284) + product('cable-usb-black', 1292, 358, 206) + product('charger-brick-white', 1124, 366, 172) + product('earbuds-stem-green', 1446, 372, 84)],
  'third-1': [960, 420, (a, w, h) => ground(a, w, h, CLAY, { lx: 0.72, ly: 0.4, pool: 0.75, tint: '#f0cda4' }) + rect(0, 338, w, 82, 0, { fill: a.lin([[0, '#d3b98c'], [1, '#c0a272']]) })
    + product('tripod-black', 846, 384, 330) + product('camera-mirrorless-silver', 626, 392, 262)],
  'third-2': [960, 420, (a, w, h) => rect(0, 0, w, h, 0, { fill: a.lin([[0, '#0c4c40'], [0.55, '#2c8f79'], [1, '#e9cf9d']]) }) + circle(770, 262, 62, { fill: '#fff0cd', opacity: 0.95 }) + circle(770, 262, 150, { fill: a.rad([[0, '#fff0cd', 0.6], [1, '#fff0cd', 0]]) })
    + path('M0 350C160 296 300 330 430 318S720 262 960 322V420H0z', { fill: '#12604d' }) + path('M0 384C220 336 430 372 600 362S840 336 960 372V420H0z', { fill: '#083c30' })
    + product('drone-fold-grey', 702, 262, 440, { by: 'w' })],
  exclusive: [960, 1100, (a, w, h) => ground(a, w, h, DEEP, { lx: 0.5, ly: 0.56, pool: 0.55, lr: 0.85, tint: '#58b596' }) + scallops(a, w, 44, 120, '#0b6e53', 0.7)
    + circle(480, 660, 330, { fill: 'none', stroke: '#e4c48b', strokeOpacity: 0.28, strokeWidth: 2 }) + circle(480, 660, 380, { fill: 'none', stroke: '#e4c48b', strokeOpacity: 0.14, strokeWidth: 2 })
    + plinth(a, 480, 936, 412, 90, '#0b6e53') + product('phone-fold-silver', 480, 944, 530) + product('watch-round-gold', 752, 974, 206) + product('earbuds-bean-white', 226, 978, 124)],
};

export const banners = Object.entries(scene).map(([name, [w, h, draw]]) => ({ file: `banners/${name}.webp`, box: [0, 0, w, h], draw: (art) => draw(art, w, h), encode: { quality: 80 } }));
