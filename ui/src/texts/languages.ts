import bangla from "@/assets/bangla.svg";
import { writing as bengali } from "./bn/writing";
import { writing as english, type Writing } from "./writing";

/** The two files of a language's texts: a shopper does not download the back office's. */
export type TextPart = "shop" | "admin";

/** Texts by area; the areas' own files say what they hold. */
export type Areas = object;

export type Language = "en" | "bn";

interface Spoken {
  /** Its own name in its own script, */
  name: string;
  /** and as a picture, where its letters would make every page load a font. */
  picture?: string;
  /** The family in styles.css that its letters need; its pages load it early. */
  font?: string;
  writing: Writing;
  /** Its texts, where they do not travel with the code that shows them. */
  parts?: Record<TextPart, () => Promise<{ areas: Areas }>>;
}

/**
 * Every language that the interface speaks; the first is what nobody chose otherwise. Another one is a folder of texts
 * beside `bn` and an entry here; `make gen` tells the server.
 */
export const SPOKEN: Readonly<Record<Language, Spoken>> = {
  en: { name: "English", writing: english },
  bn: {
    name: "বাংলা",
    picture: bangla,
    font: "Hind Siliguri",
    writing: bengali,
    parts: {
      shop: () => import("./bn/shop"),
      admin: () => import("./bn/admin"),
    },
  },
};

export const LANGUAGES = Object.keys(SPOKEN) as [Language, ...Language[]];
