import { use } from "react";
import { formatOf, type Format } from "./format";
import { LanguageContext } from "./language";
import { LANGUAGES, SPOKEN, type Language } from "./languages";

const FORMATS = {} as Record<Language, Format>;
for (const language of LANGUAGES) FORMATS[language] = formatOf(SPOKEN[language].writing);

/** How the reader's language writes numbers, money and dates. */
export function useFormat(): Format {
  return FORMATS[use(LanguageContext)];
}
