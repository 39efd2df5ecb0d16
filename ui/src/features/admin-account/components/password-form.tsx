import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { newPasswordRule } from "@/lib/form-rules";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useAdminAccountTexts } from "@/texts/admin-account";
import { said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useChangePassword } from "../api/change-password";
import { useToldRefusal } from "../lib/use-told-refusal";
import { Part } from "@/components/admin/part";

const EMPTY = { oldPassword: "", newPassword: "", again: "" };

/** Old and new password, the new one twice. `email` tells password managers whose it is. */
export function PasswordForm({ email }: { email: string }) {
  const { processing } = useTexts().common;
  const texts = useAdminAccountTexts();
  const part = texts.passwordPart;
  const change = useChangePassword();
  const schema = useMemo(
    () =>
      z
        .object({
          oldPassword: z.string().check(z.minLength(1, part.needOld)),
          newPassword: newPasswordRule(texts, texts.needNewPassword),
          again: z.string(),
        })
        .check(
          z.refine(({ newPassword, again }) => newPassword === again, {
            error: part.mismatch,
            path: ["again"],
          }),
        ),
    [texts, part],
  );
  const form = useForm({ resolver: zodResolver(schema), defaultValues: EMPTY });
  useRetoldErrors(form);
  const { errors } = form.formState;
  const refusal = useToldRefusal(["oldPassword", "newPassword"], form.setError, part.failed);

  const submit = form.handleSubmit(({ oldPassword, newPassword }) => {
    refusal.clear();
    change.mutate(
      { oldPassword, newPassword },
      { onSuccess: () => form.reset(EMPTY), onError: refusal.refused },
    );
  });
  return (
    <Part title={part.title} hint={part.hint}>
      <div className="max-w-md">
        {refusal.text !== undefined && <FormMessage kind="error" text={refusal.text} />}
        {change.isSuccess && <FormMessage kind="success" text={said(change.data)} />}
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={part.old}
            autoComplete="current-password"
            required
            error={errors.oldPassword?.message}
            {...form.register("oldPassword")}
          />
          <PasswordField
            label={texts.newPassword}
            autoComplete="new-password"
            required
            help={texts.passwordHelp}
            error={errors.newPassword?.message}
            {...form.register("newPassword")}
          />
          <PasswordField
            label={part.again}
            autoComplete="new-password"
            required
            error={errors.again?.message}
            {...form.register("again")}
          />
          <Button
            type="submit"
            busy={change.isPending}
            busyText={processing}
            className="self-start"
          >
            {part.submit}
          </Button>
        </form>
      </div>
    </Part>
  );
}
