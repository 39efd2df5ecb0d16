import { defineTexts } from "./language";

export const useStoreTexts = defineTexts("stores", {
  title: "Store Locations",
  intro: "See the products, take your order with you, or ask about exchange.",
  photoOf: (name: string) => `Shop front, ${name}`,
  map: "Open in maps",
  mapOf: (name: string) => `(${name})`,
  hours: "Open",
  call: "Call",
  none: "The addresses are not here yet.",
  noneHint: "Please call us or write to us.",
});
