import { categoryLabel } from "@/texts/category-names";
import { LANGUAGES } from "@/texts/languages";
import { useLanguage } from "@/texts/use-language";
import { useTexts } from "@/texts/use-texts";

/** What a stored category is called: as it is stored in English, by its own name in another language. */
export function useCategoryName(): (category: string) => string {
  const { language } = useLanguage();
  const texts = useTexts();
  return (category) =>
    language === LANGUAGES[0] || category === "" ? category : categoryLabel(category, texts);
}
