import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useMemo } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { applyFieldErrors } from "@/api/apply-field-errors";
import { errorText } from "@/api/client";
import type { Product } from "@/api/types";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { Honeypot } from "@/components/honeypot";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextAreaField, TextField } from "@/components/ui/field";
import { MAX_EMAIL, MAX_NAME, MAX_QUESTION } from "@/config/generated-forms";
import { isEmail } from "@/lib/email";
import { atMost, textRule } from "@/lib/form-rules";
import { languageOf } from "@/lib/language-of";
import { isPhone } from "@/lib/phone";
import { toast } from "@/lib/toast";
import { useSession } from "@/session/use-session";
import { useFormTexts } from "@/texts/forms";
import { said } from "@/texts/language";
import { useReviewTexts } from "@/texts/reviews";
import { useTexts } from "@/texts/use-texts";
import { useAskQuestion, type AskedQuestion } from "../api/ask-question";

/** Name, one way to be reached, and the question; a customer's own are there already. */
export default function AskDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { common } = useTexts();
  const reviews = useReviewTexts();
  const { badPhone } = useFormTexts();
  const texts = reviews.questions;
  const formId = useId();
  const { customer } = useSession();
  const { mutateAsync } = useAskQuestion(product._id);

  const schema = useMemo(() => {
    const blankOr = (is: (typed: string) => boolean, wrong: string) =>
      z.string().check(
        z.trim(),
        z.refine((typed) => typed === "" || is(typed), wrong),
      );
    return z
      .object({
        name: textRule(texts.needName),
        phone: blankOr(isPhone, badPhone),
        email: blankOr(isEmail, texts.badEmail),
        question: z
          .string()
          .check(
            z.trim(),
            z.minLength(1, texts.needQuestion),
            atMost(MAX_QUESTION, reviews.tooLong(MAX_QUESTION)),
          ),
        website: z.string(),
      })
      .check(
        z.refine(({ phone, email }) => phone !== "" || email !== "", {
          error: texts.needContact,
          path: ["phone"],
        }),
      );
  }, [texts, reviews, badPhone]);

  const form = useForm<AskedQuestion>({
    resolver: zodResolver(schema),
    defaultValues: {
      name: customer?.name ?? "",
      phone: customer?.phone ?? "",
      email: customer?.email ?? "",
      question: "",
      website: "",
    },
  });
  useRetoldErrors(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (asked) => {
    try {
      toast.success(said(await mutateAsync(asked)));
      onClose();
    } catch (error) {
      const shown = applyFieldErrors(error, ["question", "name", "phone", "email"], form.setError);
      if (!shown) toast.error(errorText(error, texts.sendFailed));
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.ask}
      description={texts.askIntro}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {reviews.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting} busyText={common.processing}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        <p lang={languageOf(product.title)} className="font-semibold break-words">
          {product.title}
        </p>
        <TextAreaField
          label={texts.question}
          required
          rows={3}
          error={errors.question?.message}
          {...form.register("question")}
        />
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
          error={errors.phone?.message}
          {...form.register("phone")}
        />
        <TextField
          label={texts.email}
          help={texts.contactHelp}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_EMAIL}
          error={errors.email?.message}
          {...form.register("email")}
        />
        <Honeypot {...form.register("website")} />
      </form>
    </Dialog>
  );
}
