import * as z from "zod/mini";
import { PAYMENT_METHODS } from "@/config/generated-forms";
import { quantityRule } from "@/lib/form-rules";
import { isPhone } from "@/lib/phone";
import type { useFormTexts } from "@/texts/forms";
import type { useShoppingTexts } from "@/texts/shopping";

/** What the Confirm Order dialog complains about before anything is sent. */
export function confirmOrderSchema(
  fields: ReturnType<typeof useFormTexts>,
  texts: ReturnType<typeof useShoppingTexts>["order"],
) {
  return z
    .object({
      quantity: quantityRule(fields),
      paymentMethod: z.enum(PAYMENT_METHODS),
      zone: z.string(),
      phone: z.string().check(z.trim()),
      address: z.string().check(z.trim()),
    })
    .check(
      z.refine(({ phone }) => phone !== "", { error: fields.needPhone, path: ["phone"] }),
      z.refine(({ phone }) => phone === "" || isPhone(phone), {
        error: fields.badPhone,
        path: ["phone"],
      }),
      z.refine(
        ({ paymentMethod, address }) => paymentMethod !== PAYMENT_METHODS[0] || address !== "",
        { error: texts.needAddress, path: ["address"] },
      ),
    );
}
