import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { errorText } from "@/api/client";
import { Button } from "@/components/ui/button";
import { PasswordField, TextField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { MAX_EMAIL, MAX_NAME } from "@/config/generated-forms";
import { paths } from "@/config/paths";
import { applyFieldErrors } from "@/api/apply-field-errors";
import { BY_SCRIPT, emailRule, nameRule, newPasswordRule, phoneRule } from "@/lib/form-rules";
import { normalizePhone } from "@/lib/phone";
import { useDelayedRedirect } from "@/lib/use-delayed-redirect";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useAccountTexts } from "@/texts/account";
import { useTexts } from "@/texts/use-texts";
import { useRegister } from "../api/register";
import { AccountPage } from "../components/account-page";

/** From register to login (specification 9). */
const REDIRECT_MS = 3000;

/** A new customer's form (specification 5, Register). */
export function RegisterPage() {
  const common = useTexts().common;
  const texts = useAccountTexts();
  const register = useRegister();
  const redirect = useDelayedRedirect(REDIRECT_MS);

  const schema = useMemo(
    () =>
      z
        .object({
          name: nameRule(texts),
          email: emailRule(texts),
          phone: phoneRule(texts),
          password: newPasswordRule(texts, texts.needPassword),
          confirm: z.string(),
        })
        .check(
          z.refine(({ password, confirm }) => password === confirm, {
            error: texts.mismatch,
            path: ["confirm"],
          }),
        ),
    [texts],
  );
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: "", email: "", phone: "", password: "", confirm: "" },
  });
  useRetoldErrors(form);
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ name, email, phone, password }) =>
    register.mutate(
      { name, email, password, phone: normalizePhone(phone) },
      {
        onSuccess: () => redirect({ to: paths.login, state: { email } }),
        onError: (error) =>
          void applyFieldErrors(error, ["name", "email", "phone", "password"], form.setError),
      },
    ),
  );

  return (
    <AccountPage
      title={texts.register.title}
      links={
        <span className="py-1">
          <span>{texts.register.haveAccount}</span>{" "}
          <Link to={paths.login} className="font-semibold text-accent hover:underline">
            {texts.register.login}
          </Link>
        </span>
      }
    >
      {register.isError && (
        <FormMessage kind="error" text={errorText(register.error, texts.register.failed)} />
      )}
      {register.isSuccess && <FormMessage kind="success" text={texts.register.done} />}
      <form
        noValidate
        method={BY_SCRIPT}
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        <TextField
          label={texts.name}
          autoComplete="name"
          maxLength={MAX_NAME}
          required
          error={errors.name?.message}
          {...form.register("name")}
        />
        <TextField
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_EMAIL}
          required
          error={errors.email?.message}
          {...form.register("email")}
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
        <PasswordField
          label={texts.password}
          autoComplete="new-password"
          required
          help={texts.passwordHelp}
          error={errors.password?.message}
          {...form.register("password")}
        />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="new-password"
          required
          error={errors.confirm?.message}
          {...form.register("confirm")}
        />
        <Button
          type="submit"
          busy={register.isPending}
          busyText={common.processing}
          aria-disabled={register.isSuccess}
        >
          {texts.register.submit}
        </Button>
      </form>
    </AccountPage>
  );
}
