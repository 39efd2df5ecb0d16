import type { Coupon } from "@/api/types";
import { shortDay } from "@/components/admin/short-day";
import { useCouponTexts } from "@/texts/admin-coupons";
import { useFormat } from "@/texts/use-format";

/** What a coupon takes off, on which terms, and when it is valid. */
export function useCouponWords({ kind, value, atLeast, atMost, from, until }: Coupon) {
  const format = useFormat();
  const texts = useCouponTexts();
  const day = (time: string) => shortDay(format, time);
  const terms = [
    kind === "percent" && atMost > 0 && texts.atMostText(atMost),
    atLeast > 0 && texts.atLeastText(atLeast),
  ].filter((term) => term !== false);

  function valid(): string {
    if (from && until) return texts.between(day(from), day(until));
    if (from) return texts.since(day(from));
    return until ? texts.until(day(until)) : texts.always;
  }

  return { takes: texts.takes[kind](value), terms, valid: valid() };
}
