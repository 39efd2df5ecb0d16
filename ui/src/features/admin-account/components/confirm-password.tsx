import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { PasswordField, TextField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { passwordRule, textRule } from "@/lib/form-rules";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useAdminAccountTexts } from "@/texts/admin-account";
import { useTexts } from "@/texts/use-texts";
import { useToldRefusal } from "../lib/use-told-refusal";

interface ConfirmPasswordProps {
  submit: string;
  danger?: boolean;
  /** Asks for a code of the second factor, too. */
  withCode?: boolean;
  busy: boolean;
  /** Throws what the server refused. `code` is empty where none is asked for. */
  onSubmit: (confirmed: { password: string; code: string }) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the password before something that a borrowed computer must not do. */
export function ConfirmPassword({ withCode = false, ...props }: ConfirmPasswordProps) {
  const common = useTexts().common;
  const texts = useAdminAccountTexts();
  const schema = useMemo(
    () =>
      z.object({
        password: passwordRule(texts),
        code: withCode ? textRule(texts.factor.needAnyCode) : z.string(),
      }),
    [texts, withCode],
  );
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: "", code: "" },
  });
  useRetoldErrors(form);
  const refusal = useToldRefusal(["password", "code"], form.setError, texts.factor.failed);
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("password"), [setFocus]);

  const submit = form.handleSubmit(async (confirmed) => {
    refusal.clear();
    try {
      await props.onSubmit(confirmed);
    } catch (error) {
      refusal.refused(error);
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-md flex-col gap-4"
    >
      {refusal.text !== undefined && <FormMessage kind="error" text={refusal.text} />}
      <PasswordField
        label={texts.password}
        help={texts.factor.passwordHelp}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register("password")}
      />
      {withCode && (
        <TextField
          label={texts.factor.anyCode}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={errors.code?.message}
          {...form.register("code")}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={props.danger ? "danger" : "primary"}
          busy={props.busy}
          busyText={common.processing}
        >
          {props.submit}
        </Button>
        <Button variant="quiet" onClick={props.onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
