/** Colourways: `base` is the body, `frame` its metal, `wall` the wallpaper (two grounds, three ribbons). */
const c = (base, frame, wall) => ({ base, frame, wall });

export const palette = {
  black: c('#202426', '#43494c', ['#0c1416', '#1d3136', '#2f6d68', '#7fb7a6', '#e4c48b']),
  white: c('#eceeec', '#c9cdcc', ['#dfe9ee', '#b9cfe0', '#7fa8cf', '#e9c9b0', '#fff4e6']),
  blue: c('#8fb0cd', '#7593ae', ['#0f2748', '#1d4b83', '#3f82c4', '#8cc4ea', '#f0d9b8']),
  natural: c('#b9aea1', '#a2978a', ['#2f2a25', '#5d5045', '#a58a6e', '#d9c1a2', '#f4e8d6']),
  pink: c('#f1c9cf', '#dba9b2', ['#5a1f3d', '#a84a6c', '#e58aa0', '#f8c3b8', '#fff0e2']),
  violet: c('#b3a6d6', '#9487bb', ['#1f1648', '#4a3691', '#8268cf', '#c1a8ee', '#f5d3e4']),
  green: c('#9fbfa6', '#7f9f88', ['#0b2a22', '#0b6e53', '#3fa37f', '#a6d8b4', '#f2e3b5']),
  cream: c('#efe4cd', '#cdbf9f', ['#5f4a2c', '#b08a55', '#dcbb83', '#f1dfb8', '#fff8e8']),
  orange: c('#e98649', '#c56a34', ['#3d1509', '#a63d13', '#ef7e37', '#f8b673', '#ffe9c4']),
  gold: c('#e3cfa4', '#c4a872', ['#37260f', '#87642b', '#c79c53', '#ecd09a', '#fff5dd']),
  purple: c('#77659c', '#5f4f83', ['#180f33', '#3d2875', '#7a52b6', '#c08be0', '#ffc9da']),
  mint: c('#bfe0d0', '#95bfab', ['#08302c', '#14706a', '#4db6a2', '#b3e5cf', '#fdf3d4']),
  porcelain: c('#f0ece6', '#d3cbc0', ['#c9d6db', '#e7e2da', '#d1b9a4', '#8fa7b4', '#fdfaf4']),
  silver: c('#cfd3d6', '#b4b9bd', ['#1b2733', '#40566b', '#7d9ab3', '#c2d4e0', '#f4e6d6']),
  teal: c('#3f8b8d', '#2f6d70', ['#052a30', '#0c5d64', '#2d9c9b', '#90d6c9', '#fbe3b6']),
  sunset: c('#f0a07e', '#d98567', ['#3a1440', '#8c2f5e', '#e4626a', '#f9a66c', '#ffe2a8']),
  grey: c('#868d92', '#777e83', ['#151c22', '#37444f', '#6d8292', '#b4c3cc', '#ecdcc8']),
  rose: c('#e6c0b6', '#cda196', ['#4a2130', '#96505f', '#d58b8c', '#f2c3b3', '#fff1e4']),
  midnight: c('#2c3542', '#3b4655', ['#0a1022', '#1b2c55', '#3c5fa0', '#8fb3e0', '#f3d7ba']),
  red: c('#c23a3c', '#9d2c30', ['#2c0709', '#7c1519', '#cf3f3f', '#f29a7e', '#ffe2c2']),
  beige: c('#d9cbb6', '#bcab92', ['#3c3226', '#7d6b53', '#b9a27f', '#e2d0b2', '#fbf3e2']),
  clear: c('#dfe8ea', '#c3d0d4', ['#0b2a22', '#0b6e53', '#3fa37f', '#a6d8b4', '#f2e3b5']),
};
