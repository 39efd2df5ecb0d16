import type { FieldErrors } from "react-hook-form";
import * as z from "zod/mini";
import { MAX_DESCRIPTION, MAX_TITLE } from "@/config/generated-admin";
import { atMost, linkRule, textRule } from "@/lib/form-rules";
import type { useAdminBlogTexts } from "@/texts/admin-blogs";
import type { BlogValues } from "./blog-values";

/** Title, description and photo are required, the link is optional (specification 5, Blog). */
export function blogRules(texts: ReturnType<typeof useAdminBlogTexts>, needsPhoto: boolean) {
  return z.object({
    title: textRule(texts.needTitle).check(atMost(MAX_TITLE, texts.longTitle)),
    description: textRule(texts.needDescription).check(
      atMost(MAX_DESCRIPTION, texts.longDescription),
    ),
    socialLink: linkRule(texts.badLink),
    photo: z
      .optional(z.instanceof(File))
      .check(z.refine((photo) => !needsPhoto || photo !== undefined, texts.needPhoto)),
  });
}

/** Whether a required field is empty, by the rules above: a text is too short, and a photo can be nothing but missing. */
export function isMissingSome({ title, description, photo }: FieldErrors<BlogValues>): boolean {
  return [title, description].some((error) => error?.type === "too_small") || photo !== undefined;
}
