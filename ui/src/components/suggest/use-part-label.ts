import type { Understood } from "@/api/types";
import { brandLabel, categoryLabel } from "@/texts/category-names";
import { useSearchTexts } from "@/texts/search";
import { useTexts } from "@/texts/use-texts";

/** What a part of a search is called where it is shown. */
export function usePartLabel(): (part: Understood) => string {
  const texts = useSearchTexts();
  const base = useTexts();
  return ({ kind, text, number, max }) => {
    switch (kind) {
      case "category":
        return categoryLabel(text, base);
      case "brand":
      case "thing":
        return brandLabel(text);
      case "word":
        return text;
      case "budget":
        return max === null
          ? texts.from(number)
          : number === 0
            ? texts.upTo(max)
            : texts.between(number, max);
      case "screen":
        return texts.screen(number / 10);
      case "cheapest":
        return texts.cheapest;
      case "ram":
      case "storage":
      case "network":
      case "battery":
      case "refresh":
        return texts[kind](number);
    }
  };
}
