import { startTransition, useEffect, useState, type ReactNode } from "react";
import { LanguageContext, loadTexts, type Language } from "@/texts/language";
import { ChooseLanguageContext, rememberedLanguage, rememberLanguage } from "@/texts/use-language";

/** Shows everything inside it in the reader's language, and says so in the document's `lang`. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(rememberedLanguage);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  // React keeps this function as it is: it closes over nothing that changes.
  const [choose] = useState(() => (next: Language) => {
    rememberLanguage(next);
    void loadTexts(next, "shop").then(() => startTransition(() => setLanguage(next)));
  });

  return (
    <ChooseLanguageContext value={choose}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </ChooseLanguageContext>
  );
}
