import type { TextsOf } from "../language";
import type { useLegalTexts } from "../legal";

export const legal: TextsOf<typeof useLegalTexts> = {
  terms: "শর্তাবলি",
  policy: "গোপনীয়তা নীতি",
  contents: "এই পাতায়",
  changed: (day) => `শেষ পরিবর্তন: ${day}`,
  contact: "যোগাযোগ",
  email: "ই-মেইল",
  phone: "ফোন",
  stores: "দোকানের ঠিকানা",
};
