import { Copy } from "lucide-react";
import type { UseFormReturn } from "react-hook-form";
import type { Quote } from "@/api/types";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { copyText } from "@/lib/copy-text";
import { languageOf } from "@/lib/language-of";
import { asciiDigits } from "@/lib/phone";
import { toast } from "@/lib/toast";
import { useCheckoutTexts } from "@/texts/checkout";
import { useFormat } from "@/texts/use-format";
import type { CheckoutValues } from "../lib/checkout-values";

interface MobilePaymentProps {
  form: UseFormReturn<CheckoutValues>;
  payment: Quote["payments"][number];
  total: number;
}

/** Where money is sent by phone, and the field for its transaction; neither where there is nothing to pay. */
export function MobilePayment({ form, payment, total }: MobilePaymentProps) {
  const texts = useCheckoutTexts();
  const format = useFormat();
  if (total === 0) return <p className="rounded-md bg-soft p-4">{texts.nothingToPay}</p>;
  // As it is typed into the service's own form, whatever the reader's script.
  const number = asciiDigits(payment.number ?? "");

  async function copy() {
    if (await copyText(number)) toast.success(texts.numberCopied);
    else toast.error(texts.numberNotCopied);
  }

  return (
    <div className="flex flex-col gap-3 rounded-md bg-soft p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="font-semibold">
          <span>{texts.sendTo(format.taka(total))}</span>{" "}
          <span lang="en" className="whitespace-nowrap tabular-nums">
            {number}
          </span>
        </p>
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          <span>{texts.copyNumber}</span>
        </Button>
      </div>
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
        {...(form.formState.errors.transaction?.message
          ? { error: form.formState.errors.transaction.message }
          : {})}
        {...form.register("transaction")}
      />
    </div>
  );
}
