import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { passwordRule } from "@/lib/form-rules";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useAdminAccountTexts } from "@/texts/admin-account";
import { useTexts } from "@/texts/use-texts";
import { useToldRefusal } from "../lib/use-told-refusal";

interface ConfirmPasswordProps {
  submit: string;
  danger?: boolean;
  busy: boolean;
  /** Throws what the server refused. */
  onSubmit: (password: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the password before something that a borrowed computer must not do. */
export function ConfirmPassword(props: ConfirmPasswordProps) {
  const common = useTexts().common;
  const texts = useAdminAccountTexts();
  const schema = useMemo(() => z.object({ password: passwordRule(texts) }), [texts]);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: "" } });
  useRetoldErrors(form);
  const refusal = useToldRefusal(["password"], form.setError, texts.factor.failed);
  const { setFocus } = form;
  useEffect(() => setFocus("password"), [setFocus]);

  const submit = form.handleSubmit(async ({ password }) => {
    refusal.clear();
    try {
      await props.onSubmit(password);
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
        error={form.formState.errors.password?.message}
        {...form.register("password")}
      />
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
