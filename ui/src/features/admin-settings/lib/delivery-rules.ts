import * as z from "zod/mini";
import { MAX_BRAND, MAX_PRICE, MAX_ZONE_DAYS, MOBILE_METHODS } from "@/config/generated-admin";
import { MAX_ADDRESS } from "@/config/generated-forms";
import { atMost } from "@/lib/form-rules";
import type { useDeliveryTexts } from "@/texts/admin-delivery";

type Texts = ReturnType<typeof useDeliveryTexts>;

/** The places of rows whose name another row before them has. */
function twice(names: readonly string[]): number[] {
  return names.flatMap((name, place) =>
    name !== "" && names.indexOf(name) < place ? [place] : [],
  );
}

/** Marks the rows whose field is there a second time. */
const onceEach = <Row extends object>(
  field: keyof Row & string,
  nameOf: (row: Row) => string,
  message: string,
) =>
  z.check<Row[]>(({ value, issues }) => {
    for (const place of twice(value.map(nameOf))) {
      issues.push({ code: "custom", input: value, path: [place, field], message });
    }
  });

/** Marks the rows that say one number of days without the other, or the larger one first. */
const daysInOrder = (texts: Texts) =>
  z.check<{ daysFrom: string; daysTo: string }[]>(({ value, issues }) => {
    for (const [place, { daysFrom, daysTo }] of value.entries()) {
      const lacks = daysFrom === "" ? "daysFrom" : "daysTo";
      const mark = (field: string, message: string) =>
        issues.push({ code: "custom", input: value, path: [place, field], message });
      if ((daysFrom === "") !== (daysTo === "")) mark(lacks, texts.needDays);
      else if (Number(daysFrom) > Number(daysTo)) mark("daysTo", texts.daysOrder);
    }
  });

/** Delivery zones, mobile accounts and the limit for Cash on Delivery (contract 11). */
export function deliveryRules(texts: Texts, isPhone: (typed: string) => boolean) {
  const isPrice = (typed: string) => /^\d*$/.test(typed) && Number(typed) <= MAX_PRICE;
  const price = z.string().check(z.trim(), z.refine(isPrice, texts.badPrice));
  const isDays = (typed: string) => /^\d*$/.test(typed) && Number(typed) <= MAX_ZONE_DAYS;
  const days = z.string().check(z.trim(), z.refine(isDays, texts.badDays));
  return {
    codLimit: price,
    deliveryZones: z
      .array(
        z.object({
          name: z
            .string()
            .check(z.trim(), z.minLength(1, texts.needName), atMost(MAX_BRAND, texts.longName)),
          charge: z
            .string()
            .check(z.trim(), z.minLength(1, texts.needCharge), z.refine(isPrice, texts.badPrice)),
          freeFrom: price,
          daysFrom: days,
          daysTo: days,
        }),
      )
      .check(daysInOrder(texts))
      .check(onceEach("name", ({ name }) => name.trim().toLowerCase(), texts.twice)),
    mobilePayments: z
      .array(
        z.object({
          method: z.enum(MOBILE_METHODS),
          number: z
            .string()
            .check(z.trim(), z.minLength(1, texts.needNumber), z.refine(isPhone, texts.needNumber)),
          text: z.string().check(atMost(MAX_ADDRESS, texts.longText)),
        }),
      )
      .check(onceEach("method", ({ method }) => method, texts.twice)),
  };
}
