import { english } from "./format";
import { defineTexts } from "./language";

/** Texts of the controls of the first page's banners on small screens. */
const en = {
  choose: "Choose a banner",
  banner: (n: number) => `Banner ${english.number(n)}`,
  pause: "Pause the banners",
  play: "Let the banners move",
};

export const useBannerTexts: () => typeof en = defineTexts("bannerDots", en);
