import { createContext, use } from "react";
import { LANGUAGES, LanguageContext, type Language } from "./language";

/** The cookie that remembers the reader's choice; the server reads it too. */
const COOKIE = "haat_lang";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language that the reader chose on an earlier visit; English until then. */
export function rememberedLanguage(): Language {
  const chosen = document.cookie
    .split("; ")
    .find((part) => part.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return LANGUAGES.find((language) => language === chosen) ?? LANGUAGES[0];
}

/** Remembers the choice for a year. */
export function rememberLanguage(language: Language): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** Puts the interface into a language; false where its texts could not be loaded. */
type Choose = (language: Language) => Promise<boolean>;

export const ChooseLanguageContext = createContext<Choose>(() => Promise.resolve(false));

/** The reader's language, and the way to choose another. */
export function useLanguage(): { language: Language; choose: Choose } {
  return { language: use(LanguageContext), choose: use(ChooseLanguageContext) };
}
