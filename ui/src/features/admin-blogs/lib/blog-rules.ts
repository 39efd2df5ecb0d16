import * as z from "zod/mini";
import { textRule } from "@/lib/form-rules";
import type { useAdminBlogTexts } from "@/texts/admin-blogs";

/** The longest description in characters (contract 2). */
export const MAX_DESCRIPTION = 20_000;

const MAX_TITLE = 200;
const MAX_LINK = 2000;

/** Characters as the server counts them: without white space at the ends, an emoji as one. */
export function countCharacters(text: string): number {
  return [...text.trim().normalize("NFC")].length;
}

const most = (limit: number, error: string) =>
  z.refine<string>((text) => countCharacters(text) <= limit, error);

function isLink(text: string): boolean {
  if (text === "") return true;
  try {
    return ["http:", "https:"].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** Title, description and photo are required, the link is optional (specification 5, Blog). */
export function blogRules(texts: ReturnType<typeof useAdminBlogTexts>, needsPhoto: boolean) {
  return z.object({
    title: textRule(texts.needTitle).check(most(MAX_TITLE, texts.longTitle)),
    description: textRule(texts.needDescription).check(
      most(MAX_DESCRIPTION, texts.longDescription),
    ),
    socialLink: z
      .string()
      .check(z.trim(), most(MAX_LINK, texts.longLink), z.refine(isLink, texts.badLink)),
    photo: z
      .optional(z.instanceof(File))
      .check(z.refine((photo) => !needsPhoto || photo !== undefined, texts.needPhoto)),
  });
}
