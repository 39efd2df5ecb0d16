import { createContext, use } from "react";

/** Languages that the interface speaks; the first is what nobody chose otherwise. */
export const LANGUAGES = ["en", "bn"] as const;

export type Language = (typeof LANGUAGES)[number];

export const LanguageContext = createContext<Language>("en");

/** The two files of Bengali texts: a shopper does not download the back office's. */
export type TextPart = "shop" | "admin";

/** Bengali texts by area; the areas' own files say what they hold. */
type Areas = Partial<Record<string, unknown>>;

/** Something that the server says: its English text, and where the reader's language is another, what to say (contract 2). */
export interface Said {
  message: string;
  code?: string;
  args?: unknown;
}

/** A part's area `server`: a message of the server's in Bengali, where this part knows its code. */
export type ServerTexts = (message: { code: string; args?: unknown }) => string | undefined;

const PARTS: Record<TextPart, () => Promise<Areas>> = {
  shop: async () => ({ ...(await import("./bn/shop")).shop }),
  admin: async () => ({ ...(await import("./bn/admin")).admin }),
};

const loaded = new Map<TextPart, Areas>();
const loading = new Map<TextPart, Promise<Areas>>();
/** Parts that could not be loaded. English stands in for them until {@link loadTexts} tries again. */
const failed = new Set<TextPart>();

function load(part: TextPart): Promise<Areas> {
  let running = loading.get(part);
  if (!running) {
    running = PARTS[part]().then(
      (areas) => {
        loaded.set(part, areas);
        return areas;
      },
      (error: unknown) => {
        console.error("The Bengali texts could not be loaded:", error);
        failed.add(part);
        return {};
      },
    );
    loading.set(part, running);
  }
  return running;
}

/** Brings the texts of a language, so that what is drawn next need not wait for them. False where it could not. */
export async function loadTexts(language: Language, ...parts: TextPart[]): Promise<boolean> {
  if (language === "en") return true;
  for (const part of parts) if (failed.delete(part)) loading.delete(part);
  await Promise.all(parts.map(load));
  return !parts.some((part) => failed.has(part));
}

/** True where a part is known to be missing. */
export function textsMissing(language: Language, part: TextPart): boolean {
  return language === "bn" && failed.has(part);
}

let spoken: Language = "en";

/** Tells {@link said} which language the interface speaks from now on. */
export function speak(language: Language): void {
  spoken = language;
}

/** What the server says, in the reader's language; in English where that does not know its code. */
export function said({ message, code, args }: Said): string {
  if (spoken === "en" || code === undefined) return message;
  for (const areas of loaded.values()) {
    const found = (areas.server as ServerTexts | undefined)?.({ code, args });
    if (found !== undefined) return found;
  }
  return message;
}

/** What the texts of an area look like, for the same area in another language. */
export type TextsOf<UseTexts extends () => unknown> = ReturnType<UseTexts>;

/**
 * A hook that gives the texts of one area in the reader's language. English travels with the code that shows it;
 * Bengali comes in one file for the shop and one for the back office, whose areas' names begin with `admin`.
 */
export function defineTexts<T>(area: string, en: T): () => T {
  const part: TextPart = area.startsWith("admin") ? "admin" : "shop";
  return function useAreaTexts() {
    if (use(LanguageContext) === "en") return en;
    const areas = loaded.get(part) ?? use(load(part));
    return (areas[area] as T | undefined) ?? en;
  };
}
