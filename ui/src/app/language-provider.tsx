import { startTransition, useLayoutEffect, useState, type ReactNode } from "react";
import { LanguageContext, loadTexts, speak, textsMissing, type Language } from "@/texts/language";
import { textPartsOf } from "@/texts/text-parts";
import { ChooseLanguageContext, rememberedLanguage, rememberLanguage } from "@/texts/use-language";

/** The remembered one, unless its texts could not be loaded: a page says the language that it really speaks. */
function firstLanguage(): Language {
  const remembered = rememberedLanguage();
  const language = textsMissing(remembered, "shop") ? "en" : remembered;
  speak(language);
  return language;
}

/** Shows everything inside it in the reader's language, and says so in the document's `lang`. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);

  // In one frame with the texts: their line height depends on it.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  // React keeps this function as it is: it closes over nothing that changes.
  const [choose] = useState(() => async (next: Language) => {
    const parts = textPartsOf(window.location.pathname);
    rememberLanguage(next);
    if (!(await loadTexts(next, ...parts))) return false;
    speak(next);
    startTransition(() => setLanguage(next));
    return true;
  });

  return (
    <ChooseLanguageContext value={choose}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </ChooseLanguageContext>
  );
}
