import { defineTexts } from "./language";

export const useStoreTexts = defineTexts("stores", {
  title: "Store Locations",
  intro: "See the products, take your order with you, or ask about exchange.",
  photoOf: (name: string) => `Shop front, ${name}`,
  map: "Open in maps",
  mapOf: (name: string) => `(${name})`,
  newTab: "(opens in a new tab)",
  address: "Address",
  hours: "Open",
  phone: "Phone",
  unnamed: "Our shop",
  none: "The addresses are not here yet.",
  noneHint: "Please call us or write to us.",
});
