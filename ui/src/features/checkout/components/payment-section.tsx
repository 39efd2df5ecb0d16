import { useEffect } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { Quote } from "@/api/types";
import { TextField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { languageOf } from "@/lib/language-of";
import { useCheckoutTexts } from "@/texts/checkout";
import { useShoppingTexts } from "@/texts/shopping";
import { useFormat } from "@/texts/use-format";
import { isMobile, type CheckoutValues } from "../lib/checkout-values";
import { RadioList } from "./radio-list";
import { Section } from "./section";

interface PaymentSectionProps {
  form: UseFormReturn<CheckoutValues>;
  offered: Quote["payments"];
  total: number;
}

/** How it is paid; money that is sent by phone is sent first, and its transaction named. */
export function PaymentSection({ form, offered, total }: PaymentSectionProps) {
  const texts = useCheckoutTexts();
  const names = useShoppingTexts().payments;
  const format = useFormat();
  const { errors } = form.formState;
  const { setValue } = form;
  const chosen = useWatch({ control: form.control, name: "paymentMethod" });
  const payment = offered.find(({ method }) => method === chosen);
  const [first] = offered;
  useEffect(() => {
    // What is not offered any more, as above a limit, cannot stay chosen.
    if (!payment && first) setValue("paymentMethod", first.method);
  }, [payment, first, setValue]);
  if (!first) {
    return (
      <Section title={texts.payment}>
        <FormMessage kind="error" text={texts.noPayment} />
      </Section>
    );
  }
  return (
    <Section title={texts.payment}>
      <RadioList
        legend={texts.payment}
        hidden
        field={form.register("paymentMethod")}
        error={errors.paymentMethod?.message}
        options={offered.map(({ method, number }) => ({
          value: method,
          label: names[method] ?? method,
          help: number ? format.digits(number) : texts.paymentHelp[method],
        }))}
      />
      {payment && isMobile(payment.method) && (
        <div className="flex flex-col gap-3 rounded-md bg-soft p-4">
          <p className="font-semibold">
            {texts.sendTo(format.taka(total), format.digits(payment.number ?? ""))}
          </p>
          {payment.text && (
            <p lang={languageOf(payment.text)} className="text-sm whitespace-pre-line">
              {payment.text}
            </p>
          )}
          <p className="text-sm text-muted">{texts.sendFirst}</p>
          <TextField
            label={texts.transaction}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            help={texts.transactionHelp}
            error={errors.transaction?.message}
            {...form.register("transaction")}
          />
        </div>
      )}
    </Section>
  );
}
