import type { useBannerTexts } from "../banner-dots";
import type { TextsOf } from "../language";
import { bengali } from "./format";

export const bannerDots: TextsOf<typeof useBannerTexts> = {
  choose: "ব্যানার বেছে নিন",
  banner: (n) => `ব্যানার ${bengali.number(n)}`,
  pause: "ব্যানার থামান",
  play: "ব্যানার চালু করুন",
};
