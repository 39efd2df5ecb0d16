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

/** A file of texts that is there or on its way. */
interface Part {
  coming: Promise<Areas>;
  areas?: Areas;
  /** English stands in for it until {@link loadTexts} tries again. */
  failed?: boolean;
}

const known = new Map<`${Language} ${TextPart}`, Part>();

/** Only of a language whose texts come apart from the code. */
function partOf(language: Language, name: TextPart): Part {
  const found = known.get(`${language} ${name}`);
  if (found) return found;
  const part: Part = {
    coming: SPOKEN[language].parts![name]().then(
      ({ areas }) => (part.areas = areas),
      (error: unknown) => {
        console.error(`No texts in ${language}:`, error);
        part.failed = true;
        return {};
      },
    ),
  };
  known.set(`${language} ${name}`, part);
  return part;
}

/** Brings the texts of a language, so that what is drawn next need not wait for them. False where it could not. */
export async function loadTexts(language: Language, ...names: TextPart[]): Promise<boolean> {
  if (!SPOKEN[language].parts) return true;
  const parts = names.map((name) => {
    if (textsMissing(language, name)) known.delete(`${language} ${name}`);
    return partOf(language, name);
  });
  await Promise.all(parts.map(({ coming }) => coming));
  return !parts.some(({ failed }) => failed);
}

/** True where a part is known to be missing. */
export function textsMissing(language: Language, name: TextPart): boolean {
  return known.get(`${language} ${name}`)?.failed === true;
}

let spoken: Language = LANGUAGES[0];

/** Tells {@link said} which language the interface speaks from now on. */
export function speak(language: Language): void {
  spoken = language;
}

/** What the server says, in the reader's language; in English where that does not know its code. */
export function said({ message, code, args }: Said): string {
  if (code === undefined) return message;
  const say = (name: TextPart) => {
    const areas = known.get(`${spoken} ${name}`)?.areas as { server?: ServerTexts } | undefined;
    return areas?.server?.({ code, args });
  };
  return say("shop") ?? say("admin") ?? message;
}

/** What the texts of an area look like, for the same area in another language. */
export type TextsOf<UseTexts extends () => unknown> = ReturnType<UseTexts>;

/**
 * A hook that gives the texts of one area in the reader's language. English travels with the code that shows it; every
 * other language comes in one file for the shop and one for the back office, whose areas' names begin with `admin`.
 */
export function defineTexts<T>(area: string, en: T): () => T {
  const name: TextPart = area.startsWith("admin") ? "admin" : "shop";
  return function useAreaTexts() {
    const language = use(LanguageContext);
    if (!SPOKEN[language].parts) return en;
    const { areas, coming } = partOf(language, name);
    return ((areas ?? use(coming)) as Partial<Record<string, T>>)[area] ?? en;
  };
}
