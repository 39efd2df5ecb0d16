import * as z from "zod/mini";
import { MAX_NAME } from "@/config/generated-forms";
import { MAX_EMI_RATE, MAX_RULE, MAX_SHORT } from "@/config/generated-admin";
import { isEmail } from "@/lib/email";
import { atMost, linkRule } from "@/lib/form-rules";
import type { useDeliveryTexts } from "@/texts/admin-delivery";
import type { useSettingsTexts } from "@/texts/admin-settings";
import { deliveryRules } from "./delivery-rules";
import { phoneOf } from "./settings-values";

/** Empty, or 6 to 15 digits with the marks that people write between them (contract 6). */
function isPhone(typed: string): boolean {
  const text = phoneOf(typed);
  const digits = text.replace(/\D/g, "").length;
  return text === "" || (/^[\d +()./-]{6,20}$/.test(text) && digits >= 6 && digits <= 15);
}

/** What the server would refuse, and a WhatsApp number without its country code, which leads nowhere. */
export function settingsRules(
  texts: ReturnType<typeof useSettingsTexts>,
  deliveryTexts: ReturnType<typeof useDeliveryTexts>,
) {
  const line = (label: string) => z.string().check(atMost(MAX_SHORT, texts.tooLong(label)));
  const rule = z.string().check(atMost(MAX_RULE, texts.longRule));
  return z.object({
    shopName: z.string().check(atMost(MAX_NAME, texts.longName)),
    email: z.string().check(
      z.trim(),
      z.refine((typed) => typed === "" || isEmail(typed), texts.badEmail),
    ),
    phones: z.array(z.string().check(z.refine(isPhone, texts.badPhone))),
    whatsapp: z
      .string()
      .check(
        z.refine((typed) => isPhone(typed) && !phoneOf(typed).startsWith("0"), texts.badWhatsapp),
      ),
    socialLink: linkRule(texts.badSocialLink),
    openingHours: line(texts.openingHours),
    warrantyRule: rule,
    warrantyRuleBn: rule,
    returnRule: rule,
    returnRuleBn: rule,
    emiRate: z
      .string()
      .check(
        z.refine(
          (typed) => /^\d{0,3}$/.test(typed) && Number(typed) <= MAX_EMI_RATE,
          texts.badEmiRate,
        ),
      ),
    ...deliveryRules(deliveryTexts, isPhone),
    branches: z.array(
      z.object({
        name: line(texts.name),
        shopNumber: line(texts.shopNumber),
        floor: line(texts.floor),
        mall: line(texts.mall),
        area: line(texts.area),
        city: line(texts.city),
        mapLink: linkRule(texts.badMapLink),
      }),
    ),
  });
}
