import * as z from "zod/mini";
import { MAX_LINK, MAX_PASSWORD, MIN_PASSWORD } from "@/config/generated-forms";
import { isEmail } from "./email";
import { asciiDigits, isPhone } from "./phone";
import { quantityTyped } from "./whole-number";

/**
 * The `method` of forms that only a script can send: without one the browser does nothing with them. It would put what
 * was typed into the address, a password too, as long as the script of a drawn page is on its way.
 */
export const BY_SCRIPT = "dialog";

/** What the rules complain with, in the reader's language (texts/forms.ts). */
type Texts = Record<
  | "needName"
  | "needEmail"
  | "badEmail"
  | "needPhone"
  | "badPhone"
  | "needPassword"
  | "shortPassword"
  | "longPassword"
  | "badQuantity",
  string
>;

/** Any text; `needed` complains about a blank one. */
export const textRule = (needed: string) => z.string().check(z.trim(), z.minLength(1, needed));

/** Characters as the server counts them: without white space at the ends, an emoji as one. */
export function countCharacters(text: string): number {
  return [...text.trim().normalize("NFC")].length;
}

/** One of a group of radio buttons, else "": a form tells null once the focus went through the group and nothing was chosen. */
export const choice = () =>
  z.pipe(
    z.transform((chosen: string) => (chosen as string | null) ?? ""),
    z.string(),
  );

/** No more characters than the server stores (contract 2). Unlike `maxLength` it cuts nothing off. */
export const atMost = (limit: number, error: string) =>
  z.refine<string>((text) => countCharacters(text) <= limit, error);

/** A link of http or https, or none. */
export const linkRule = (bad: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === "" || (text.length <= MAX_LINK && isWebLink(text)), bad),
  );

function isWebLink(text: string): boolean {
  try {
    return ["http:", "https:"].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

export const nameRule = (texts: Texts) => textRule(texts.needName);

/** An address where one is typed. */
export const optionalEmailRule = (texts: Pick<Texts, "badEmail">) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => typed === "" || isEmail(typed), texts.badEmail),
  );

export const emailRule = (texts: Texts) =>
  z.string().check(z.trim(), z.minLength(1, texts.needEmail), z.refine(isEmail, texts.badEmail));

/** A phone of 11 digits in any spelling that the shop reads (contract 5). */
export const phoneRule = (texts: Texts) =>
  z.string().check(z.trim(), z.minLength(1, texts.needPhone), z.refine(isPhone, texts.badPhone));

/** A password as it was typed, to confirm who is there. */
export const passwordRule = (texts: Texts) => z.string().check(z.minLength(1, texts.needPassword));

/** 8 to 128 characters (contract 3); the server also refuses the most common ones. */
export const newPasswordRule = (texts: Texts, needed: string) =>
  z
    .string()
    .check(
      z.minLength(1, needed),
      z.minLength(MIN_PASSWORD, texts.shortPassword),
      z.maxLength(MAX_PASSWORD, texts.longPassword),
    );

/** Six digits, in Bengali or with spaces too, as people copy them out of a mail. */
export const otpRule = ({ needOtp, badOtp }: { needOtp: string; badOtp: string }) =>
  z.pipe(
    z.string().check(z.trim(), z.minLength(1, needOtp)),
    z.pipe(
      z.transform((typed: string) => asciiDigits(typed).replace(/\s/g, "")),
      z.string().check(z.regex(/^\d{6}$/, badOtp)),
    ),
  );

/** 1 to 99 pieces (contract 2), typed as text. */
export const quantityRule = (texts: Texts) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => quantityTyped(typed) !== undefined, texts.badQuantity),
  );
