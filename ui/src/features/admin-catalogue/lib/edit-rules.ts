import * as z from "zod/mini";
import { MAX_PRICE, MAX_STOCK } from "@/config/generated-admin";
import { textRule } from "@/lib/form-rules";
import type { useCatalogueTexts } from "@/texts/admin-catalogue";

type Texts = ReturnType<typeof useCatalogueTexts>["form"];

/** Digits of a number up to `max`. */
const numberRule = (max: number, bad: string) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => /^\d+$/.test(typed) && Number(typed) <= max, bad),
  );

/** What the edit modal checks before it asks the server, whose rules are the same (contract 2 and 4). */
export const editRules = (texts: Texts) =>
  z
    .object({
      title: textRule(texts.needTitle),
      price: numberRule(MAX_PRICE, texts.badPrice),
      offerPrice: numberRule(MAX_PRICE, texts.badPrice),
      stock: numberRule(MAX_STOCK, texts.badStock),
      warranty: textRule(texts.needWarranty),
      description: textRule(texts.needDescription),
    })
    .check(
      z.refine(({ price, offerPrice }) => Number(offerPrice) <= Number(price), {
        error: texts.offerAbovePrice,
        path: ["offerPrice"],
      }),
    );
