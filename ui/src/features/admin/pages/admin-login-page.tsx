import { useState, type FormEvent } from "react";
import { Link, Navigate } from "react-router-dom";
import { errorText } from "@/api/client";
import logo from "@/assets/logo.svg";
import { LanguageSwitch } from "@/components/language-switch";
import { PageTitle } from "@/components/page-title";
import { Button } from "@/components/ui/button";
import { PasswordField, TextField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { Spinner } from "@/components/ui/spinner";
import { MAX_EMAIL } from "@/config/generated-forms";
import { paths } from "@/config/paths";
import { formText } from "@/lib/form-text";
import { toast } from "@/lib/toast";
import { CookieRefused } from "@/session/session-kept";
import { useChangeSession, useSession } from "@/session/use-session";
import { useAdminTexts } from "@/texts/admin";
import { useTexts } from "@/texts/use-texts";
import { isCodeRequired, useAdminLogin, type Credentials } from "../api/login";
import { CodeForm } from "../components/code-form";

/** Admin login; who is signed in goes on to the back office (specification 2, Admin). */
export function AdminLoginPage() {
  const common = useTexts().common;
  const texts = useAdminTexts().login;
  const session = useSession();
  const changeSession = useChangeSession();
  const login = useAdminLogin();
  const [incomplete, setIncomplete] = useState(false);
  /** E-mail and password that were right, while the code is asked for. */
  const [halfway, setHalfway] = useState<Credentials>();

  function signIn(credentials: Credentials) {
    login.mutate(credentials, {
      onSuccess: (user) => {
        toast.success(texts.welcome(user.name || texts.someone));
        changeSession({ user });
      },
      onError: (refusal) => {
        if (!isCodeRequired(refusal)) return;
        login.reset();
        setHalfway(credentials);
      },
    });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = formText(event.currentTarget, "email").trim();
    const password = formText(event.currentTarget, "password");
    const missing = email === "" || password.trim() === "";
    setIncomplete(missing);
    if (!missing) signIn({ email, password });
  }

  function back() {
    login.reset();
    setHalfway(undefined);
  }

  if (session.user) return <Navigate replace to={paths.admin} />;
  const error = incomplete
    ? texts.incomplete
    : login.error instanceof CookieRefused
      ? texts.cookies
      : login.isError
        ? errorText(login.error, texts.unexpected)
        : undefined;
  return (
    <main id="content" className="flex min-h-dvh flex-col items-center bg-soft px-4 py-10 md:py-20">
      <PageTitle title={texts.title} />
      <Link to={paths.home}>
        <img src={logo} alt={`${common.shopName}, ${common.home}`} width={126} height={36} />
      </Link>
      <div className="mt-8 w-full max-w-sm rounded-lg border border-line bg-ground p-6">
        <h1 className="mb-5 text-xl font-semibold">{texts.title}</h1>
        {session.loading && session.shown.user ? (
          <Spinner />
        ) : halfway ? (
          <CodeForm
            busy={login.isPending}
            refusal={error}
            onCode={(code) => signIn({ ...halfway, code })}
            onSwitch={login.reset}
            onBack={back}
          />
        ) : (
          <>
            {error !== undefined && <FormMessage kind="error" text={error} />}
            <form noValidate onSubmit={submit} className="flex flex-col gap-4">
              <TextField
                label={texts.email}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="username"
                maxLength={MAX_EMAIL}
                required
              />
              <PasswordField
                label={texts.password}
                name="password"
                autoComplete="current-password"
                required
              />
              <Button type="submit" busy={login.isPending} busyText={texts.busy}>
                {texts.submit}
              </Button>
            </form>
          </>
        )}
      </div>
      <LanguageSwitch className="mt-4 text-accent hover:underline" />
    </main>
  );
}
