import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/ui/field";
import { newPasswordRule } from "@/lib/form-rules";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useRefusal } from "@/session/use-refusal";
import { useDashboardTexts } from "@/texts/dashboard";
import { useTexts } from "@/texts/use-texts";
import { useUpdatePassword } from "../api/update-password";
import { Panel } from "../components/panel";
import { FORM, UpdateMessage } from "../components/update-message";
import { useCustomer } from "../lib/use-customer";

const EMPTY = { oldPassword: "", newPassword: "" };

/** The old and the new password, both required (specification 5, Password form). */
export function PasswordPage() {
  const { processing } = useTexts().common;
  const texts = useDashboardTexts();
  const customer = useCustomer();
  const update = useUpdatePassword();
  const schema = useMemo(
    () =>
      z.object({
        oldPassword: z.string().check(z.minLength(1, texts.passwordPage.needOld)),
        newPassword: newPasswordRule(texts, texts.needNewPassword),
      }),
    [texts],
  );
  const form = useForm({ resolver: zodResolver(schema), defaultValues: EMPTY });
  useRetoldErrors(form);
  const { errors } = form.formState;
  const refused = useRefusal(["oldPassword", "newPassword"], form.setError);
  if (!customer) return null;

  const submit = form.handleSubmit((passwords) =>
    update.mutate(
      { email: customer.email, ...passwords },
      { onSuccess: () => form.reset(EMPTY), onError: refused },
    ),
  );
  return (
    <Panel title={texts.passwordPage.title}>
      <UpdateMessage update={update} failed={texts.passwordPage.failed} />
      <form noValidate onSubmit={(event) => void submit(event)} className={FORM}>
        <PasswordField
          label={texts.passwordPage.old}
          autoComplete="current-password"
          required
          error={errors.oldPassword?.message}
          {...form.register("oldPassword")}
        />
        <PasswordField
          label={texts.newPassword}
          autoComplete="new-password"
          required
          help={texts.passwordPage.newHelp}
          error={errors.newPassword?.message}
          {...form.register("newPassword")}
        />
        <Button type="submit" busy={update.isPending} busyText={processing}>
          {texts.update}
        </Button>
      </form>
    </Panel>
  );
}
