import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useMemo } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { applyFieldErrors } from "@/api/apply-field-errors";
import { errorText } from "@/api/client";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { Honeypot } from "@/components/honeypot";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { MAX_EMAIL } from "@/config/generated-forms";
import { emailRule } from "@/lib/form-rules";
import { languageOf } from "@/lib/language-of";
import { toast } from "@/lib/toast";
import { digitsOnly } from "@/lib/whole-number";
import { useSession } from "@/session/use-session";
import { useAlertTexts } from "@/texts/alerts";
import { said } from "@/texts/language";
import { useFormat } from "@/texts/use-format";
import { useTexts } from "@/texts/use-texts";
import { useAskForAlert } from "../api/alerts";
import type { Awaited } from "../lib/awaited";
import { PriceHistory } from "./price-history";

interface AlertDialogProps {
  id: string;
  title: string;
  /** What is asked today, in taka; 0 while it is not announced. */
  price: number;
  awaited: Awaited;
  onClose: () => void;
}

/** Asks for one e-mail once the product is back, costs little enough, or has a price. */
export default function AlertDialog({ id, title, price, awaited, onClose }: AlertDialogProps) {
  const texts = useAlertTexts();
  const formId = useId();
  const {
    common: { processing },
    errors: { unexpected },
  } = useTexts();
  const format = useFormat();
  const { customer } = useSession();
  const ask = useAskForAlert(id);
  const cheaper = awaited === "cheaper";
  const schema = useMemo(() => {
    const isBelow = (typed: string) => {
      const wanted = Number(digitsOnly(typed));
      return wanted > 0 && wanted < price;
    };
    return z.object({
      atMost: z
        .string()
        .check(z.refine((typed) => !cheaper || isBelow(typed), texts.badPrice(format.taka(price)))),
      email: emailRule(texts),
      website: z.string(),
    });
  }, [texts, format, cheaper, price]);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { atMost: "", email: customer?.email ?? "", website: "" },
  });
  useRetoldErrors(form);
  const { errors: faults, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ atMost, ...values }) => {
    try {
      const done = await ask.mutateAsync({
        ...values,
        wish: awaited === "back" ? "stock" : "price",
        ...(cheaper && { atMost: Number(digitsOnly(atMost)) }),
      });
      toast.success(said(done));
      onClose();
    } catch (error) {
      if (!applyFieldErrors(error, ["atMost", "email"], form.setError))
        toast.error(errorText(error, unexpected));
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts[awaited]}
      footer={
        <Button
          type="submit"
          form={formId}
          busy={isSubmitting}
          busyText={processing}
          className="flex-1"
        >
          {texts.submit}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4 pb-1"
      >
        <p className="flex flex-wrap justify-between gap-x-4">
          <span lang={languageOf(title)} className="min-w-0 break-words">
            {title}
          </span>
          {price > 0 && <span className="font-semibold tabular-nums">{format.taka(price)}</span>}
        </p>
        {cheaper && <PriceHistory id={id} />}
        {cheaper && (
          <TextField
            label={texts.atMost}
            help={texts.atMostHelp}
            inputMode="numeric"
            maxLength={12}
            required
            error={faults.atMost?.message}
            {...form.register("atMost")}
          />
        )}
        <TextField
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_EMAIL}
          required
          error={faults.email?.message}
          {...form.register("email")}
        />
        <Honeypot {...form.register("website")} />
        <p className="text-sm text-muted">{texts.promise}</p>
      </form>
    </Dialog>
  );
}
