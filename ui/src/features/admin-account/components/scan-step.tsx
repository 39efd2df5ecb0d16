import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { otpRule } from "@/lib/form-rules";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useAdminAccountTexts } from "@/texts/admin-account";
import { useTexts } from "@/texts/use-texts";
import { useConfirmFactor } from "../api/confirm-factor";
import { useToldRefusal } from "../lib/use-told-refusal";
import { CopyButton } from "./copy-button";
import { StepTitle } from "./step-title";

interface ScanStepProps {
  /** In base 32, its `otpauth:` address, and that as a picture. */
  factor: { secret: string; uri: string; qr: string };
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Hands the secret to an authenticator app and asks for its first code. */
export function ScanStep({ factor, onDone, onCancel }: ScanStepProps) {
  const common = useTexts().common;
  const texts = useAdminAccountTexts().factor;
  const confirm = useConfirmFactor();
  const schema = useMemo(() => z.object({ code: otpRule(texts) }), [texts]);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: "" } });
  useRetoldErrors(form);
  const refusal = useToldRefusal(["code"], form.setError, texts.failed);
  // Four by four, as people type it.
  const grouped = factor.secret.replace(/(.{4})(?=.)/g, "$1 ");

  const submit = form.handleSubmit(({ code }) => {
    refusal.clear();
    confirm.mutate(
      { code },
      { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes), onError: refusal.refused },
    );
  });
  return (
    <div className="flex flex-col gap-4">
      <div>
        <StepTitle>{texts.scanTitle}</StepTitle>
        <p className="text-sm text-muted">{texts.scanHint}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <img
          src={factor.qr}
          alt={texts.qr}
          width={200}
          height={200}
          className="rounded-md border border-line bg-white"
        />
        <div className="flex min-w-0 flex-col items-start gap-2">
          <a
            href={factor.uri}
            className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline sm:hidden"
          >
            {texts.openApp}
          </a>
          <p className="text-sm text-muted">{texts.typeIt}</p>
          <code className="max-w-xs text-base break-words select-all">{grouped}</code>
          <CopyButton label={texts.copyKey} text={factor.secret} />
        </div>
      </div>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex max-w-md flex-col gap-4"
      >
        {refusal.text !== undefined && <FormMessage kind="error" text={refusal.text} />}
        <TextField
          label={texts.code}
          help={texts.endsSessions}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={form.formState.errors.code?.message}
          {...form.register("code")}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={confirm.isPending} busyText={common.processing}>
            {texts.confirm}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
      </form>
    </div>
  );
}
