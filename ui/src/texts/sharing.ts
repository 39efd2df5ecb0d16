import { defineTexts } from "./language";

/** Texts of handing on a link, and of asking the shop about something by a message. */
export const useSharingTexts = defineTexts("sharing", {
  whatsApp: "WhatsApp",
  messenger: "Messenger",
  facebook: "Facebook",
  otherApps: "Other apps",
  newTab: "(opens in a new tab)",
  /** What is handed on with a product's link. */
  product: (title: string, price: string) => (price === "" ? title : `${title}, ${price}`),
  ask: "Ask on WhatsApp",
  question: (about: string) => `Hi, I want to ask about this: ${about}`,
});
