import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { errorText } from "@/api/client";
import { Honeypot } from "@/components/honeypot";
import { Button } from "@/components/ui/button";
import { TextAreaField, TextField } from "@/components/ui/field";
import { MAX_EMAIL, MAX_MESSAGE, MAX_NAME } from "@/config/generated-forms";
import { applyFieldErrors } from "@/api/apply-field-errors";
import { isEmail } from "@/lib/email";
import { toast } from "@/lib/toast";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useContactTexts } from "@/texts/contact";
import { useHomeTexts } from "@/texts/home";
import { useTexts } from "@/texts/use-texts";
import { useSendMessage, type ContactMessage } from "../api/send-message";

/** Name, phone, e-mail and message, all required (specification 5). Keeps what was typed when sending fails. */
export default function ContactForm({ onSent }: { onSent: () => void }) {
  const texts = useTexts();
  const title = useHomeTexts().contact;
  const contact = useContactTexts();
  const send = useSendMessage();

  const schema = useMemo(() => {
    const needed = (text: string) => z.string().check(z.trim(), z.minLength(1, text));
    return z.object({
      name: needed(contact.needName),
      phone: needed(contact.needPhone),
      email: z
        .string()
        .check(z.trim(), z.minLength(1, contact.needEmail), z.refine(isEmail, contact.badEmail)),
      message: needed(contact.needMessage),
      website: z.string(),
    });
  }, [contact]);

  const form = useForm<ContactMessage>({
    resolver: zodResolver(schema),
    defaultValues: { name: "", phone: "", email: "", message: "", website: "" },
  });
  useRetoldErrors(form);
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (message) => {
    try {
      await send.mutateAsync(message);
      toast.success(contact.sent);
      onSent();
    } catch (error) {
      const shown = applyFieldErrors(error, ["name", "phone", "email", "message"], form.setError);
      if (!shown) toast.error(errorText(error, contact.failed));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-sm text-muted">{contact.intro}</p>
      <TextField
        label={contact.name}
        autoComplete="name"
        maxLength={MAX_NAME}
        required
        error={errors.name?.message}
        {...form.register("name")}
      />
      <TextField
        label={contact.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        required
        error={errors.phone?.message}
        {...form.register("phone")}
      />
      <TextField
        label={contact.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
        required
        error={errors.email?.message}
        {...form.register("email")}
      />
      <TextAreaField
        label={contact.message}
        maxLength={MAX_MESSAGE}
        required
        error={errors.message?.message}
        {...form.register("message")}
      />
      <Honeypot {...form.register("website")} />
      <Button type="submit" busy={send.isPending} busyText={texts.common.processing}>
        {contact.send}
      </Button>
    </form>
  );
}
