import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { Link, Navigate, useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { errorText } from "@/api/client";
import { Button } from "@/components/ui/button";
import { PasswordField, TextField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { MAX_EMAIL } from "@/config/generated-forms";
import { paths } from "@/config/paths";
import { BY_SCRIPT, emailRule, passwordRule } from "@/lib/form-rules";
import { useDelayedRedirect } from "@/lib/use-delayed-redirect";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { CookieRefused } from "@/session/session-kept";
import { useSession } from "@/session/use-session";
import { useJoinCart } from "@/shopping/use-join-cart";
import { useResume } from "@/shopping/use-resume";
import { useAccountTexts } from "@/texts/account";
import { useLogin } from "../api/login";
import { AccountPage } from "../components/account-page";

/** From login to the dashboard, or back to where signing in was asked for (specification 9). */
const REDIRECT_MS = 3000;

/** Customer login (specification 2 and 4). Who is signed in already goes on to the dashboard. */
export function LoginPage() {
  const texts = useAccountTexts();
  const session = useSession();
  const login = useLogin();
  const resume = useResume();
  useJoinCart();
  const redirect = useDelayedRedirect(REDIRECT_MS);
  const registered = (useLocation().state as { email?: string } | null)?.email ?? "";

  const schema = useMemo(
    () =>
      z.object({
        email: emailRule(texts),
        password: passwordRule(texts),
      }),
    [texts],
  );
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: registered, password: "" },
  });
  useRetoldErrors(form);
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    login.mutate(body, { onSuccess: () => redirect(resume()) }),
  );

  if (session.customer && login.isIdle) return <Navigate replace to={paths.dashboard} />;
  return (
    <AccountPage
      title={texts.login.title}
      links={
        <>
          <span className="py-1">
            <span>{texts.login.noAccount}</span>{" "}
            <Link to={paths.register} className="font-semibold text-accent hover:underline">
              {texts.login.register}
            </Link>
          </span>
          <Link
            to={paths.forgotPassword}
            className="py-1 font-semibold text-accent hover:underline"
          >
            {texts.login.forgot}
          </Link>
        </>
      }
    >
      {login.isError && (
        <FormMessage
          kind="error"
          text={
            login.error instanceof CookieRefused
              ? texts.login.cookies
              : errorText(login.error, texts.login.failed)
          }
        />
      )}
      {login.isSuccess && <FormMessage kind="success" text={texts.login.done} />}
      <form
        noValidate
        method={BY_SCRIPT}
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
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
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register("password")}
        />
        <Button
          type="submit"
          busy={login.isPending}
          busyText={texts.login.busy}
          aria-disabled={login.isSuccess}
        >
          {texts.login.submit}
        </Button>
      </form>
    </AccountPage>
  );
}
