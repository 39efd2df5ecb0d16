import { defineTexts } from "./language";

/** What stands around the pages of law, whose own words are Bengali in every interface. */
export const useLegalTexts = defineTexts("legal", {
  terms: "Terms and Conditions",
  policy: "Privacy Policy",
  inBengali: "This page is in Bengali. If you would like it explained in English, please ask us.",
});
