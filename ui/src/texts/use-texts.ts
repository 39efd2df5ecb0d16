import { createContext, use } from "react";
import { en, type Texts } from "./en";

export const TextsContext = createContext<Texts>(en);

/** The texts of the language the person reads in. */
export function useTexts(): Texts {
  return use(TextsContext);
}
