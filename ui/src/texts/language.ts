import { createContext, use } from "react";
import { LANGUAGES, SPOKEN, type Areas, type Language, type TextPart } from "./languages";

export { LANGUAGES, type Language, type TextPart } from "./languages";

export const LanguageContext = createContext<Language>(LANGUAGES[0]);

/** Something that the server says: its English text, and where the reader's language is another, what to say (contract 2). */
export interface Said {
  message: string;
  code?: string;
  args?: unknown;
}

/** A part's area `server`: a message of the server's in its language, where this part knows its code. */
export type ServerTexts = (message: { code: string; args?: unknown }) => string | undefined;

const PARTS: readonly TextPart[] = ["shop", "admin"];

/** A part of a language's texts. */
type Key = `${Language} ${TextPart}`;

const loaded = new Map<Key, Areas>();
const loading = new Map<Key, Promise<Areas>>();
/** Parts that could not be loaded. English stands in for them until {@link loadTexts} tries again. */
const failed = new Set<Key>();

function load(language: Language, part: TextPart): Promise<Areas> {
  const key: Key = `${language} ${part}`;
  let running = loading.get(key);
  if (!running) {
    running = (SPOKEN[language].parts?.[part]() ?? Promise.resolve({})).then(
      (areas) => {
        loaded.set(key, areas);
        return areas;
      },
      (error: unknown) => {
        console.error(`The texts in ${language} could not be loaded:`, error);
        failed.add(key);
        return {};
      },
    );
    loading.set(key, running);
  }
  return running;
}

/** Brings the texts of a language, so that what is drawn next need not wait for them. False where it could not. */
export async function loadTexts(language: Language, ...parts: TextPart[]): Promise<boolean> {
  if (!SPOKEN[language].parts) return true;
  const keys = parts.map((part): Key => `${language} ${part}`);
  for (const key of keys) if (failed.delete(key)) loading.delete(key);
  await Promise.all(parts.map((part) => load(language, part)));
  return !keys.some((key) => failed.has(key));
}

/** True where a part is known to be missing. */
export function textsMissing(language: Language, part: TextPart): boolean {
  return failed.has(`${language} ${part}`);
}

let spoken: Language = LANGUAGES[0];

/** Tells {@link said} which language the interface speaks from now on. */
export function speak(language: Language): void {
  spoken = language;
}

/** What the server says, in the reader's language; in English where that does not know its code. */
export function said({ message, code, args }: Said): string {
  if (code === undefined) return message;
  for (const part of PARTS) {
    const server = loaded.get(`${spoken} ${part}`)?.server as ServerTexts | undefined;
    const found = server?.({ code, args });
    if (found !== undefined) return found;
  }
  return message;
}

/** What the texts of an area look like, for the same area in another language. */
export type TextsOf<UseTexts extends () => unknown> = ReturnType<UseTexts>;

/**
 * A hook that gives the texts of one area in the reader's language. English travels with the code that shows it; every
 * other language comes in one file for the shop and one for the back office, whose areas' names begin with `admin`.
 */
export function defineTexts<T>(area: string, en: T): () => T {
  const part: TextPart = area.startsWith("admin") ? "admin" : "shop";
  return function useAreaTexts() {
    const language = use(LanguageContext);
    if (!SPOKEN[language].parts) return en;
    const areas = loaded.get(`${language} ${part}`) ?? use(load(language, part));
    return (areas[area] as T | undefined) ?? en;
  };
}
