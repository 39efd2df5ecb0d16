import * as z from "zod/mini";
import { MAX_PRICE } from "@/config/generated-admin";
import type { useCouponTexts } from "@/texts/admin-coupons";

/** The most uses that can be set. */
const MAX_USES = 1_000_000;

type Texts = ReturnType<typeof useCouponTexts>["form"];

const isUpTo = (most: number) => (typed: string) => /^\d*$/.test(typed) && Number(typed) <= most;

/** What the form checks before it asks the server, whose rules are the same (contract 11). */
export function couponRules(texts: Texts) {
  const upTo = (most: number) =>
    z.string().check(z.trim(), z.refine(isUpTo(most), texts.tooMuch(most)));
  return z
    .object({
      code: z.string().check(z.trim(), z.regex(/^[a-z0-9]{3,20}$/i, texts.badCode)),
      kind: z.enum(["percent", "amount"]),
      value: z.string().check(z.trim()),
      atLeast: upTo(MAX_PRICE),
      atMost: upTo(MAX_PRICE),
      from: z.string(),
      until: z.string(),
      uses: upTo(MAX_USES),
      usesEach: upTo(MAX_USES),
      active: z.boolean(),
    })
    .check(
      z.refine(({ kind, value }) => kind !== "percent" || isWithin(value, 100), {
        error: texts.badPercent,
        path: ["value"],
      }),
      z.refine(({ kind, value }) => kind !== "amount" || isWithin(value, MAX_PRICE), {
        error: texts.badAmount,
        path: ["value"],
      }),
      z.refine(({ from, until }) => from === "" || until === "" || from <= until, {
        error: texts.badDays,
        path: ["until"],
      }),
    );
}

const isWithin = (typed: string, most: number) => Number(typed) >= 1 && isUpTo(most)(typed);
