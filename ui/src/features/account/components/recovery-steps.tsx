import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { errorText } from "@/api/client";
import { Button } from "@/components/ui/button";
import { PasswordField, TextField } from "@/components/ui/field";
import { MAX_EMAIL } from "@/config/generated-forms";
import { paths } from "@/config/paths";
import { BY_SCRIPT, emailRule, newPasswordRule, otpRule } from "@/lib/form-rules";
import { toast } from "@/lib/toast";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useAccountTexts } from "@/texts/account";
import { useTexts } from "@/texts/use-texts";
import { useResetPassword, useSendOtp, useVerifyOtp } from "../api/password-recovery";

const FORM = "flex flex-col gap-4";

/** Step 1: asks for the OTP. */
export function EmailStep({ onSent }: { onSent: (email: string) => void }) {
  const common = useTexts().common;
  const texts = useAccountTexts();
  const send = useSendOtp();
  const schema = useMemo(() => z.object({ email: emailRule(texts) }), [texts]);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: "" } });
  useRetoldErrors(form);
  const submit = form.handleSubmit(({ email }) =>
    send.mutate(email, {
      onSuccess: () => {
        toast.success(texts.forgot.sent);
        onSent(email);
      },
      onError: (error) => toast.error(errorText(error, texts.forgot.failed)),
    }),
  );
  return (
    <form noValidate method={BY_SCRIPT} onSubmit={(event) => void submit(event)} className={FORM}>
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
        required
        help={texts.forgot.emailHelp}
        error={form.formState.errors.email?.message}
        {...form.register("email")}
      />
      <Button type="submit" busy={send.isPending} busyText={common.processing}>
        {texts.forgot.send}
      </Button>
    </form>
  );
}

/** Step 2: takes the 6 digits of the mail. */
export function OtpStep({ email, onVerified }: { email: string; onVerified: () => void }) {
  const common = useTexts().common;
  const texts = useAccountTexts();
  const verify = useVerifyOtp();
  const schema = useMemo(
    () =>
      z.object({
        otp: otpRule(texts.forgot),
      }),
    [texts],
  );
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { otp: "" } });
  useRetoldErrors(form);
  const submit = form.handleSubmit(({ otp }) =>
    verify.mutate(
      { email, otp },
      {
        onSuccess: () => {
          toast.success(texts.forgot.verified);
          onVerified();
        },
        onError: (error) => toast.error(errorText(error, texts.forgot.failed)),
      },
    ),
  );
  return (
    <form noValidate method={BY_SCRIPT} onSubmit={(event) => void submit(event)} className={FORM}>
      <TextField
        label={texts.forgot.otp}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        help={texts.forgot.otpHelp(email)}
        error={form.formState.errors.otp?.message}
        {...form.register("otp")}
      />
      <Button type="submit" busy={verify.isPending} busyText={common.processing}>
        {texts.forgot.verify}
      </Button>
    </form>
  );
}

/** Step 3: sets the new password and leads to the login. */
export function ResetStep({ email }: { email: string }) {
  const common = useTexts().common;
  const texts = useAccountTexts();
  const navigate = useNavigate();
  const reset = useResetPassword();
  const schema = useMemo(
    () => z.object({ newPassword: newPasswordRule(texts, texts.needNewPassword) }),
    [texts],
  );
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { newPassword: "" } });
  useRetoldErrors(form);
  const submit = form.handleSubmit(({ newPassword }) =>
    reset.mutate(
      { email, newPassword },
      {
        onSuccess: () => {
          toast.success(texts.forgot.done);
          void navigate(paths.login);
        },
        onError: (error) => toast.error(errorText(error, texts.forgot.failed)),
      },
    ),
  );
  return (
    <form noValidate method={BY_SCRIPT} onSubmit={(event) => void submit(event)} className={FORM}>
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        required
        help={texts.passwordHelp}
        error={form.formState.errors.newPassword?.message}
        {...form.register("newPassword")}
      />
      <Button type="submit" busy={reset.isPending} busyText={common.processing}>
        {texts.forgot.reset}
      </Button>
    </form>
  );
}
