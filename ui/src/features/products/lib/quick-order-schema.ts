import * as z from "zod/mini";
import { emailRule, nameRule, phoneRule, quantityRule, textRule } from "@/lib/form-rules";
import type { useQuickOrderTexts } from "@/texts/quick-order";

/** What the quick order form complains about before anything is sent. */
export function quickOrderSchema(texts: ReturnType<typeof useQuickOrderTexts>) {
  return z.object({
    CustomerName: nameRule(texts),
    DeliveryLocation: textRule(texts.needLocation),
    Email: emailRule(texts),
    Phone: phoneRule(texts),
    Quantity: quantityRule(texts),
    Message: textRule(texts.needMessage),
    zone: z.string(),
    website: z.string(),
  });
}
