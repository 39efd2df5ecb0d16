import * as z from "zod/mini";
import { isPhone } from "@/lib/phone";
import type { useAccountTexts } from "@/texts/account";

type Texts = ReturnType<typeof useAccountTexts>;

export const emailRule = (texts: Texts) =>
  z.string().check(z.trim(), z.minLength(1, texts.needEmail), z.email(texts.badEmail));

export const nameRule = (texts: Texts) =>
  z.string().check(z.trim(), z.minLength(1, texts.needName));

export const phoneRule = (texts: Texts) =>
  z.string().check(z.trim(), z.minLength(1, texts.needPhone), z.refine(isPhone, texts.badPhone));

/** 8 to 128 characters (contract 3); the server also refuses the most common ones. */
export const newPasswordRule = (texts: Texts, needed: string) =>
  z
    .string()
    .check(
      z.minLength(1, needed),
      z.minLength(8, texts.shortPassword),
      z.maxLength(128, texts.longPassword),
    );
