import type { UseFormReturn } from "react-hook-form";
import { TextAreaField, TextField } from "@/components/ui/field";
import { MAX_EMAIL, MAX_MESSAGE, MAX_NAME } from "@/config/generated-forms";
import { useCheckoutTexts } from "@/texts/checkout";
import type { CheckoutValues } from "../lib/checkout-values";
import { LoginLine } from "./login-line";
import { Section } from "./section";

interface PersonSectionProps {
  form: UseFormReturn<CheckoutValues>;
  /** A customer's mails go to the account's address. */
  askEmail: boolean;
}

/** Who orders. */
export function PersonSection({ form, askEmail }: PersonSectionProps) {
  const texts = useCheckoutTexts();
  const { errors } = form.formState;
  return (
    <Section title={texts.who}>
      <LoginLine />
      <TextField
        label={texts.name}
        autoComplete="name"
        maxLength={MAX_NAME}
        required
        error={errors.name?.message}
        {...form.register("name")}
      />
      <TextField
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        required
        help={texts.phoneHelp}
        error={errors.phone?.message}
        {...form.register("phone")}
      />
      {askEmail && (
        <TextField
          label={texts.optional(texts.email)}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_EMAIL}
          error={errors.email?.message}
          {...form.register("email")}
        />
      )}
      <TextAreaField
        label={texts.optional(texts.message)}
        rows={2}
        maxLength={MAX_MESSAGE}
        help={texts.messageHelp}
        error={errors.message?.message}
        {...form.register("message")}
      />
    </Section>
  );
}
