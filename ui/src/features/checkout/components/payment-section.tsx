import { useEffect, useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { PaymentMethod, Quote } from "@/api/types";
import { FormMessage } from "@/components/ui/form-message";
import { asciiDigits } from "@/lib/phone";
import { useCheckoutTexts } from "@/texts/checkout";
import { useShoppingTexts } from "@/texts/shopping";
import { isMobile, type CheckoutValues } from "../lib/checkout-values";
import { MobilePayment } from "./mobile-payment";
import { RadioList } from "./radio-list";
import { Section } from "./section";

interface PaymentSectionProps {
  form: UseFormReturn<CheckoutValues>;
  offered: Quote["payments"];
  total: number;
  /** Above this total nothing is paid in cash on delivery; 0: there is no limit. */
  cashUpTo: number;
}

/** How it is paid; money that is sent by phone is sent first, and its transaction named. */
export function PaymentSection({ form, offered, total, cashUpTo }: PaymentSectionProps) {
  const texts = useCheckoutTexts();
  const names: Record<string, string> = useShoppingTexts().payments;
  const { errors } = form.formState;
  const { setValue } = form;
  const chosen = useWatch({ control: form.control, name: "paymentMethod" });
  const payment = offered.find(({ method }) => method === chosen);
  const [first] = offered;
  useEffect(() => {
    // What is not offered any more, as above a limit, cannot stay chosen.
    if (!payment && first) setValue("paymentMethod", first.method);
  }, [payment, first, setValue]);
  // What was chosen and offered last, and what it was before it had to change.
  const [last, setLast] = useState<PaymentMethod>();
  const [left, setLeft] = useState<{ from: PaymentMethod; to: PaymentMethod }>();
  if (payment && payment.method !== last) setLast(payment.method);
  if (!payment && first && last === chosen) {
    setLast(first.method);
    setLeft({ from: chosen, to: first.method });
  }
  const nameOf = (method: PaymentMethod) => names[method] ?? method;
  const isSwitched = left !== undefined && left.to === last;
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
          label: nameOf(method),
          help: number ? asciiDigits(number) : texts.paymentHelp[method],
          helpLang: number ? "en" : undefined,
        }))}
      />
      <div role="status" className="flex flex-col gap-1 text-sm empty:sr-only">
        {isSwitched && <p>{texts.switched(nameOf(left.from), nameOf(left.to))}</p>}
        {cashUpTo > 0 && total > cashUpTo && (
          <p className="text-muted">{texts.cashUpTo(cashUpTo)}</p>
        )}
      </div>
      {payment && isMobile(payment.method) && (
        <MobilePayment form={form} payment={payment} total={total} />
      )}
    </Section>
  );
}
