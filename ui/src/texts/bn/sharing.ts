import type { TextsOf } from "../language";
import type { useSharingTexts } from "../sharing";

/** Texts of handing on a link, and of asking the shop about something by a message. */
export const sharing: TextsOf<typeof useSharingTexts> = {
  whatsApp: "হোয়াটসঅ্যাপ",
  messenger: "মেসেঞ্জার",
  facebook: "ফেসবুক",
  otherApps: "অন্য অ্যাপ",
  newTab: "(নতুন ট্যাবে খুলবে)",
  product: (title, price) => (price === "" ? title : `${title}, ${price}`),
  ask: "হোয়াটসঅ্যাপে জিজ্ঞেস করুন",
  question: (about) => `হ্যালো, এই পণ্যটি সম্পর্কে জানতে চাই: ${about}`,
};
