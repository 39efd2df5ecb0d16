import { createContext, use } from "react";

/** Languages the interface speaks. */
export type Language = "en";

export const LanguageContext = createContext<Language>("en");

/**
 * Texts of one area in every language, as a hook that picks the reader's. An area's texts travel with its own chunk,
 * so a shopper does not download the back office's.
 */
export function defineTexts<T>(byLanguage: Record<Language, T>): () => T {
  return function useAreaTexts() {
    return byLanguage[use(LanguageContext)];
  };
}
