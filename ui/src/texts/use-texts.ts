import { en, type Texts } from "./en";
import { defineTexts } from "./language";

/** The texts shared by all pages. Areas have their own beside this file. */
export const useTexts: () => Texts = defineTexts("base", en);
