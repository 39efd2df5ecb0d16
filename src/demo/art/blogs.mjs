/** The pictures of the blog posts: small scenes without words. */
import { rect, circle, ellipse, path, line, g, light, dark } from './lib.mjs';
import { product, ground, plinth, scallops } from './stage.mjs';
import { swap } from './banners.mjs';

const W = 1200; const H = 675;
const shade = (a, x, y, rx, ry = 14, o = 0.35) => ellipse(x, y, rx, ry, { fill: '#140c04', opacity: o, filter: a.blurIn(ry * 0.8, x - rx * 2, y - 160, rx * 4, 320) });

/** A desk or shelf top with its front edge. */
const desk = (a, y, c) => rect(0, y, W, H - y, 0, { fill: a.lin([[0, light(c, 0.1)], [0.5, c], [1, dark(c, 0.25)]]) }) + rect(0, y, W, 3, 0, { fill: '#ffffff', opacity: 0.35 });

/** A window with daylight that falls on the wall. */
const sunWindow = (a, x, y, w, h) => path(`M${x + w + 60} ${y + 40}L${x + w + 420} ${y + 120}V${y + h + 170}L${x + w + 60} ${y + h + 60}z`, { fill: '#ffffff', opacity: 0.22, filter: a.blur(14) })
  + rect(x - 10, y - 10, w + 20, h + 20, 8, { fill: '#f7f1e4' }) + rect(x, y, w, h, 3, { fill: a.lin([[0, '#cfe7ee'], [0.6, '#f6efdc'], [1, '#fbe2b4']]) })
  + path(`M${x} ${y + h}V${y + h * 0.72}Q${x + w * 0.3} ${y + h * 0.55} ${x + w * 0.55} ${y + h * 0.72}T${x + w} ${y + h * 0.66}V${y + h}z`, { fill: '#6fae8f' })
  + rect(x + w / 2 - 5, y, 10, h, 0, { fill: '#f7f1e4' }) + rect(x, y + h * 0.45, w, 10, 0, { fill: '#f7f1e4' }) + rect(x - 22, y + h + 8, w + 44, 16, 4, { fill: '#efe5d0' });

const coins = (a, x, y, k) => shade(a, x + 6, y + 6, 54, 9, 0.3) + Array.from({ length: k }, (_, i) => { const cy = y - i * 15; return path(`M${x - 46} ${cy - 11}V${cy}A46 13 0 0 0 ${x + 46} ${cy}V${cy - 11}z`, { fill: a.lin([[0, '#b98a3a'], [0.3, '#f3d58c'], [0.6, '#c99a45'], [1, '#8b6224']], [0, 0, 1, 0]) }) + ellipse(x, cy - 11, 46, 13, { fill: a.lin([[0, '#f9e3a8'], [1, '#d9ac55']]) }) + ellipse(x, cy - 11, 34, 8.6, { fill: 'none', stroke: '#a97a2e', strokeOpacity: 0.5, strokeWidth: 2 }); }).join('');

const plant = (x, y, s) => g([-58, -34, -12, 14, 38, 60].map((r, i) => path('M0 0C-20 -40 -18 -96 0 -132C18 -96 20 -40 0 0z', { fill: i % 2 ? '#2f7d5f' : '#0b6e53', transform: `rotate(${r}) scale(${1 - Math.abs(r) / 240})` })).join('') + path('M-38 -14H38L30 62Q28 70 18 70H-18Q-28 70 -30 62z', { fill: '#c98f63' }) + path('M-38 -14H-8L-12 70H-18Q-28 70 -30 62z', { fill: '#ffffff', opacity: 0.2 }) + rect(-43, -20, 86, 18, 5, { fill: '#b57b50' }), { transform: `translate(${x} ${y}) scale(${s})` });

const tag = (x, y, c, rows) => g(path('M0 -26V0', { stroke: '#7a6a4f', strokeWidth: 3 }) + path('M-44 10L0 -8L44 10V84Q44 94 34 94H-34Q-44 94 -44 84z', { fill: '#fffaf0' }) + circle(0, 8, 6, { fill: '#cbb48a' }) + rows.map((w, i) => rect(-28, 30 + i * 17, w, 9, 4.5, { fill: i === 1 ? c : '#d8ccb4' })).join(''), { transform: `translate(${x} ${y})` });

const scenes = [
  // A phone within a budget.
  (a) => ground(a, W, H, '#ecdfc8', { lx: 0.5, ly: 0.35, pool: 0.8, tint: '#fffaf0' }) + scallops(a, W, 40, 100, '#0b6e53', 0.9) + desk(a, 560, '#d2b88b')
    + plinth(a, 250, 560, 150, 40, '#d9c19a') + plinth(a, 600, 510, 170, 90, '#d9c19a') + plinth(a, 950, 448, 160, 152, '#0b6e53')
    + product('phone-bar-mint', 250, 566, 262) + product('phone-square-sunset', 600, 518, 300) + product('phone-ring-purple', 950, 456, 316)
    + coins(a, 118, 640, 2) + coins(a, 420, 640, 4) + coins(a, 764, 640, 7) + tag(392, 452, '#0b6e53', [40, 50, 30]) + tag(758, 380, '#0b6e53', [46, 56, 34]) + tag(1116, 320, '#b3261e', [46, 56, 40]),
  // How a battery stays healthy.
  (a) => ground(a, W, H, '#0a5a45', { lx: 0.35, ly: 0.45, pool: 0.5, tint: '#6fd0af' }) + desk(a, 590, '#0b4a3a')
    + g(rect(0, 0, 560, 250, 58, { fill: '#07372b' }) + rect(0, 0, 560, 250, 58, { fill: 'none', stroke: '#a6e0cc', strokeWidth: 10 }) + rect(566, 84, 30, 82, 12, { fill: '#a6e0cc' })
      + [0, 1, 2, 3].map((i) => rect(28 + i * 126, 28, 112, 194, 24, { fill: i < 3 ? a.lin([[0, '#b9f0d8'], [0.5, '#5fd0a3'], [1, '#2aa177']]) : '#0f5140' })).join('') + path('M280 48L196 142H262L246 206L344 106H278z', { fill: '#fff6da' }) + rect(24, 22, 500, 60, 34, { fill: '#ffffff', opacity: 0.1 }), { transform: 'translate(96 170)' })
    + path('M545 616C640 668 760 650 880 608', { fill: 'none', stroke: '#eef0ef', strokeWidth: 13, strokeLinecap: 'round' }) + shade(a, 900, 610, 190, 18) + product('phone-samsung-green', 900, 618, 520) + product('charger-brick-white', 490, 640, 150),
  // A laptop for a student.
  (a) => rect(0, 0, W, H, 0, { fill: a.lin([[0, '#f4ead7'], [1, '#e5d4b4']]) }) + sunWindow(a, 90, 70, 280, 300) + desk(a, 500, '#b98d5c')
    + rect(760, 130, 340, 16, 3, { fill: '#9a7146' }) + [['#0b6e53', 40, 104], ['#c96b4f', 30, 90], ['#e4c48b', 46, 112], ['#3e6ea6', 34, 96], ['#77659c', 28, 84]].reduce(([o, x], [c, w, h]) => [o + rect(x, 130 - h, w, h, 3, { fill: a.lin([[0, light(c, 0.25)], [0.4, c], [1, dark(c, 0.3)]], [0, 0, 1, 0]) }) + rect(x, 130 - h + 14, w, 6, 0, { fill: '#ffffff', opacity: 0.35 }), x + w + 4], ['', 790])[0] + plant(1046, 86, 0.6)
    + shade(a, 640, 610, 330, 24) + product('laptop-thin-silver', 630, 640, 440)
    + [['#3e6ea6', 190, 0], ['#e4c48b', 176, 8], ['#0b6e53', 196, -4]].map(([c, w, dx], i) => rect(160 + dx - (w - 180) / 2, 600 - i * 34, w, 32, 4, { fill: a.lin([[0, light(c, 0.2)], [1, dark(c, 0.2)]]) }) + rect(160 + dx - (w - 180) / 2 + w - 12, 604 - i * 34, 10, 24, 2, { fill: '#fbf5e6' })).join('')
    + shade(a, 1020, 612, 60, 10) + path('M970 510H1064V584Q1064 610 1038 610H996Q970 610 970 584z', { fill: a.lin([[0, '#e9efec'], [0.3, '#ffffff'], [1, '#b6c4bd']], [0, 0, 1, 0]) }) + path('M1064 530H1082Q1098 530 1098 550T1082 574H1064', { fill: 'none', stroke: '#d3ddd8', strokeWidth: 12 }) + ellipse(1017, 511, 47, 10, { fill: '#6b4426' }) + rect(970, 548, 94, 20, 0, { fill: '#0b6e53' }),
  // How large a television a room takes.
  (a) => rect(0, 0, W, H, 0, { fill: a.lin([[0, '#dfe8e2'], [1, '#c8d6cd']]) }) + rect(0, 520, W, 155, 0, { fill: a.lin([[0, '#c6a57b'], [1, '#9b7a51']]) }) + rect(0, 508, W, 14, 0, { fill: '#f2f4f0' })
    + g(line([[344, 50], [856, 50]], { stroke: '#0b6e53', strokeWidth: 5 }) + path('M362 36L342 50L362 64M838 36L858 50L838 64', { fill: 'none', stroke: '#0b6e53', strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round' }))
    + product('tv-wall-black', 600, 470, 520, { by: 'w' }) + rect(300, 478, 600, 64, 8, { fill: a.lin([[0, '#a87f52'], [1, '#6f4f2d']]) }) + rect(310, 488, 286, 44, 4, { fill: '#8d683f' }) + rect(604, 488, 286, 44, 4, { fill: '#8d683f' }) + rect(330, 542, 16, 26, 0, { fill: '#4f381f' }) + rect(854, 542, 16, 26, 0, { fill: '#4f381f' })
    + plant(160, 490, 1.15) + path('M1046 508V250', { stroke: '#3a4144', strokeWidth: 8 }) + path('M984 262L1010 160H1082L1108 262z', { fill: a.lin([[0, '#fff3d3'], [1, '#f0d49a']]) }) + ellipse(1046, 510, 48, 9, { fill: '#2a2f32' }) + circle(1046, 250, 180, { fill: a.rad([[0, '#fff0c8', 0.55], [1, '#fff0c8', 0]]) })
    + shade(a, 600, 668, 420, 22, 0.4) + path('M236 640Q236 590 290 590H910Q964 590 964 640V675H236z', { fill: a.lin([[0, '#2a8467'], [1, '#0b5a44']]) }) + path('M300 604H590V675H300zM610 604H900V675H610z', { fill: '#ffffff', opacity: 0.09 }) + rect(176, 604, 96, 90, 30, { fill: a.lin([[0, '#1f7a5e'], [1, '#084a37']]) }) + rect(928, 604, 96, 90, 30, { fill: a.lin([[0, '#1f7a5e'], [1, '#084a37']]) }),
  // An old phone for a new one.
  (a) => ground(a, W, H, '#f0e6d3', { lx: 0.5, ly: 0.4, pool: 0.9, tint: '#ffffff' }) + circle(330, 330, 250, { fill: '#dccdb0', opacity: 0.7 }) + circle(870, 330, 250, { fill: '#9fd0bd', opacity: 0.75 }) + desk(a, 560, '#cdb286')
    + shade(a, 330, 596, 170, 16) + shade(a, 870, 600, 200, 18) + product('phone-square-silver', 330, 604, 400) + product('phone-apple-blue', 870, 616, 500)
    + coins(a, 560, 640, 5) + coins(a, 640, 652, 3) + swap(580, 300, 78, '#ffffff', '#0b6e53'),
  // Earbuds that fit.
  (a) => ground(a, W, H, '#16332b', { lx: 0.3, ly: 0.4, pool: 0.5, tint: '#5fae96' })
    + g([0, 1, 2, 3].map((i) => path(`M0 ${-40 - i * 46}A${40 + i * 46} ${40 + i * 46} 0 0 1 0 ${40 + i * 46}`, { fill: 'none', stroke: '#8fd3bd', strokeOpacity: 0.55 - i * 0.12, strokeWidth: 7, strokeLinecap: 'round' })).join(''), { transform: 'translate(456 366) rotate(8)' })
    + path('M150 330C130 150 280 60 400 112C520 168 500 320 430 392C384 440 396 500 352 562C316 612 236 606 210 552C192 514 214 488 196 446C184 416 156 388 150 330z', { fill: a.rad([[0, '#f3cda8'], [0.6, '#dba77d'], [1, '#b07c54']], { cx: 0.32, cy: 0.25, r: 0.85 }) })
    + path('M204 322C196 220 290 150 372 186C442 218 430 308 384 350', { fill: 'none', stroke: '#a8734b', strokeWidth: 26, strokeLinecap: 'round', opacity: 0.65 }) + path('M262 330C262 264 322 240 352 272C378 304 336 340 322 372C312 402 330 430 306 470', { fill: 'none', stroke: '#a8734b', strokeWidth: 20, strokeLinecap: 'round', opacity: 0.6 }) + ellipse(352, 366, 34, 44, { fill: '#7d5233', opacity: 0.75 })
    + path('M168 300C170 190 250 120 330 118', { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.4, strokeWidth: 9, strokeLinecap: 'round', filter: a.blur(3) })
    + desk(a, 560, '#102822') + product('earbuds-stem-white', 852, 606, 540, { by: 'w' })
    + [[470, 28], [548, 36], [1098, 46]].map(([x, r]) => shade(a, x + 4, 640, r, 8, 0.5) + path(`M${x - r} 632C${x - r} ${632 - r * 1.5} ${x + r} ${632 - r * 1.5} ${x + r} 632Q${x} ${632 + r * 0.5} ${x - r} 632z`, { fill: a.rad([[0, '#f2f4f3'], [0.6, '#b9c2bf'], [1, '#6f7b77']], { cx: 0.35, cy: 0.2, r: 0.9 }) }) + ellipse(x, 632 - r * 1.02, r * 0.34, r * 0.14, { fill: '#3a4643' })).join(''),
  // Safe charging.
  (a) => ground(a, W, H, '#13262f', { lx: 0.52, ly: 0.42, pool: 0.5, tint: '#5f9fb4' }) + circle(600, 280, 235, { fill: '#8fd3bd', opacity: 0.09 })
    + path('M600 60L780 126V300C780 424 700 496 600 540C500 496 420 424 420 300V126z', { fill: a.lin([[0, '#2a9a78'], [1, '#0a5a45']], [0, 0, 1, 1]) }) + path('M600 60L780 126V300C780 424 700 496 600 540z', { fill: '#000000', opacity: 0.14 }) + path('M600 60L780 126V300C780 424 700 496 600 540C500 496 420 424 420 300V126z', { fill: 'none', stroke: '#a6e0cc', strokeOpacity: 0.7, strokeWidth: 6 }) + path('M524 276L582 336L686 222', { fill: 'none', stroke: '#ffffff', strokeWidth: 30, strokeLinecap: 'round', strokeLinejoin: 'round' })
    + desk(a, 570, '#1b3540') + path('M330 618C440 690 560 560 700 632S900 640 930 612', { fill: 'none', stroke: '#0b1216', strokeOpacity: 0.5, strokeWidth: 16, transform: 'translate(0 8)', filter: a.blur(5) }) + path('M330 618C440 690 560 560 700 632S900 640 930 612', { fill: 'none', stroke: '#e9eceb', strokeWidth: 14, strokeLinecap: 'round' })
    + shade(a, 240, 622, 130, 14) + product('powerbank-white', 240, 630, 400) + shade(a, 960, 626, 150, 14) + product('phone-ring-blue', 970, 634, 430),
  // A first camera for a channel.
  (a) => rect(0, 0, W, H, 0, { fill: a.lin([[0, '#113c31'], [1, '#0b2a22']], [0, 0, 1, 1]) }) + rect(96, 70, 520, 420, 18, { fill: '#0f4a3b' }) + g(Array.from({ length: 9 }, (_, i) => rect(110 + i * 56, 84, 28, 392, 4, { fill: '#ffffff', opacity: 0.035 })).join(''))
    + circle(356, 270, 168, { fill: 'none', stroke: '#fff3d3', strokeOpacity: 0.4, strokeWidth: 60, filter: a.blur(22) }) + circle(356, 270, 158, { fill: 'none', stroke: '#e9e2cf', strokeWidth: 40 }) + circle(356, 270, 158, { fill: 'none', stroke: '#fffdf4', strokeWidth: 28 }) + path('M356 448V600', { stroke: '#2a2f32', strokeWidth: 14 }) + product('phone-bar-porcelain', 356, 362, 180)
    + rect(700, 110, 400, 14, 3, { fill: '#7a5b37' }) + plant(742, 64, 0.62) + product('camera-action-black', 868, 112, 76) + product('speaker-home-white', 980, 112, 84) + product('headphones-studio-black', 1058, 112, 84)
    + desk(a, 560, '#8d6a44') + shade(a, 820, 628, 300, 22) + product('camera-mirrorless-black', 810, 640, 400) + shade(a, 150, 622, 80, 10) + product('memory-card-red', 150, 628, 120) + product('tripod-black', 1096, 640, 300),
];

export const blogs = scenes.map((draw, i) => ({ file: `blogs/blog-${i + 1}.webp`, box: [0, 0, W, H], draw, encode: { quality: 77 } }));
