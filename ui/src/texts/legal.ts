import { defineTexts } from "./language";

/** What stands around the pages of law, whose own words are in `features/legal/content`. */
export const useLegalTexts = defineTexts("legal", {
  terms: "Terms and Conditions",
  policy: "Privacy Policy",
  contents: "On this page",
  changed: (day: string) => `Last changed: ${day}`,
  contact: "Contact",
  email: "E-mail",
  phone: "Phone",
  stores: "Our stores",
});
