import type { UseFormReturn } from "react-hook-form";
import { NumberField } from "@/components/admin/number-field";
import { TextField } from "@/components/ui/field";
import { MAX_RULE } from "@/config/generated-admin";
import { useSettingsTexts } from "@/texts/admin-settings";
import { RULES, type SettingsValues } from "../lib/settings-values";
import { Section } from "./section";

const GRID = "grid gap-5 md:grid-cols-2";

/** Names, addresses and numbers of the shop as a whole. */
export function ShopFields({ form }: { form: UseFormReturn<SettingsValues> }) {
  const texts = useSettingsTexts();
  const { errors } = form.formState;
  return (
    <>
      <Section title={texts.shop}>
        <div className={GRID}>
          <TextField
            label={texts.shopName}
            help={texts.shopNameHelp}
            error={errors.shopName?.message}
            {...form.register("shopName")}
          />
          <TextField
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="off"
            error={errors.email?.message}
            {...form.register("email")}
          />
          <TextField
            label={texts.openingHours}
            help={texts.openingHoursHelp}
            error={errors.openingHours?.message}
            {...form.register("openingHours")}
          />
          <TextField
            label={texts.socialLink}
            type="url"
            inputMode="url"
            help={texts.socialLinkHelp}
            error={errors.socialLink?.message}
            {...form.register("socialLink")}
          />
        </div>
      </Section>
      <Section title={texts.contact}>
        <div className={GRID}>
          <TextField
            label={texts.phone1}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            help={texts.phoneHelp}
            error={errors.phones?.[0]?.message}
            {...form.register("phones.0")}
          />
          <TextField
            label={texts.phone2}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            error={errors.phones?.[1]?.message}
            {...form.register("phones.1")}
          />
          <TextField
            label={texts.whatsapp}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            help={texts.whatsappHelp}
            error={errors.whatsapp?.message}
            {...form.register("whatsapp")}
          />
        </div>
      </Section>
      <Section title={texts.rules} hint={texts.rulesHint}>
        <div className={GRID}>
          {RULES.map((field) => (
            <TextField
              key={field}
              label={texts[field]}
              lang={field.endsWith("Bn") ? "bn" : "en"}
              maxLength={MAX_RULE}
              autoComplete="off"
              error={errors[field]?.message}
              {...form.register(field)}
            />
          ))}
        </div>
      </Section>
      <Section title={texts.emi}>
        <div className={GRID}>
          <NumberField
            label={texts.emiRate}
            placeholder="0"
            help={texts.emiRateHelp}
            error={errors.emiRate?.message}
            {...form.register("emiRate")}
          />
        </div>
      </Section>
    </>
  );
}
