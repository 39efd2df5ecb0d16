import { startTransition, useEffect, useInsertionEffect, useState, type ReactNode } from "react";
import { bringFonts } from "@/lib/bring-fonts";
import { LanguageContext, loadTexts, speak, textsMissing, type Language } from "@/texts/language";
import { LANGUAGES, SPOKEN } from "@/texts/languages";
import { textPartsOf } from "@/texts/text-parts";
import { ChooseLanguageContext, rememberedLanguage, rememberLanguage } from "@/texts/use-language";

/** The remembered one, unless its texts could not be loaded: a page says the language that it really speaks. */
function firstLanguage(): Language {
  const remembered = rememberedLanguage();
  const language = textsMissing(remembered, "shop") ? LANGUAGES[0] : remembered;
  speak(language);
  return language;
}

/** Longer than this nobody waits for letters of the right form. */
const FONT_MS = 1500;

/**
 * Brings the letters of a language, so that the page is drawn once and does not move when they come. A page that is drawn
 * in it has them already; single words of it on other pages are shown in the system's own, which costs them nothing.
 */
async function bringLetters(language: Language): Promise<void> {
  const { name, font } = SPOKEN[language];
  if (!font) return;
  // Not in every browser, and not worth failing for.
  const face = (weight: number) => document.fonts?.load(`${weight} 1em "${font}"`, name);
  const styles = bringFonts();
  const faces = [400, 600].map((weight) => styles.then(() => face(weight)));
  const late = new Promise((resolve) => setTimeout(resolve, FONT_MS));
  await Promise.race([Promise.allSettled(faces), late]);
}

/** Shows everything inside it in the reader's language, and says so in the document's `lang`. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);

  // In one frame with the texts, and before anything measures them: their line height depends on it.
  useInsertionEffect(() => {
    // The same value set again would have every element's style reckoned anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);

  // A page that came in another language, as the one without a network does, names none.
  useEffect(() => {
    if (SPOKEN[language].font) void bringFonts();
  }, [language]);

  // React keeps this function as it is: it closes over nothing that changes.
  const [choose] = useState(() => async (next: Language) => {
    const parts = textPartsOf(window.location.pathname);
    rememberLanguage(next);
    const [loaded] = await Promise.all([loadTexts(next, ...parts), bringLetters(next)]);
    if (!loaded) return false;
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
