/** Every picture of the demo shop: where it goes, the box it is drawn in, and how it is encoded. */
import { phones } from './devices/phones.mjs';
import { screens } from './devices/screens.mjs';
import { watches } from './devices/watches.mjs';
import { audio } from './devices/audio.mjs';
import { cameras } from './devices/cameras.mjs';
import { accessories } from './devices/accessories.mjs';
import { banners } from './banners.mjs';
import { blogs } from './blogs.mjs';
import { branches } from './branches.mjs';

const devices = { ...phones, ...screens, ...watches, ...audio, ...cameras, ...accessories };

export const jobs = [];
for (const [name, d] of Object.entries(devices)) {
  for (const colour of d.colours) {
    jobs.push({ file: `pictures/${name}-${colour}.webp`, box: [-200, -200, 1400, 1400], draw: (art) => d.draw(art, colour), encode: { product: true, ...d.encode } });
  }
}
for (const job of [...banners, ...blogs, ...branches]) jobs.push(job);
