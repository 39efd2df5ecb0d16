import * as z from "zod/mini";
import { nameRule, optionalEmailRule, phoneRule, quantityRule, textRule } from "@/lib/form-rules";
import type { useQuickOrderTexts } from "@/texts/quick-order";

/** What the quick order form complains about before anything is sent: the shop calls, so that a phone is enough. */
export function quickOrderSchema(texts: ReturnType<typeof useQuickOrderTexts>) {
  return z.object({
    CustomerName: nameRule(texts),
    DeliveryLocation: textRule(texts.needLocation),
    Email: optionalEmailRule(texts),
    Phone: phoneRule(texts),
    Quantity: quantityRule(texts),
    Message: z.string(),
    zone: z.string(),
    website: z.string(),
  });
}
