import type { TextsOf } from "../language";
import type { useLegalTexts } from "../legal";

export const legal: TextsOf<typeof useLegalTexts> = {
  terms: "শর্তাবলি",
  policy: "গোপনীয়তা নীতি",
  inBengali: "এই পাতাটি বাংলায় লেখা।",
};
