import { useEffect, useRef, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { formText } from "@/lib/form-text";
import { asciiDigits } from "@/lib/phone";
import { useAdminTexts } from "@/texts/admin";
import { useTexts } from "@/texts/use-texts";

interface CodeFormProps {
  busy: boolean;
  /** Why the last code was refused. */
  refusal: string | undefined;
  onCode: (code: string) => void;
  /** The other kind of code is to be typed: a refusal of the first has passed. */
  onSwitch: () => void;
  onBack: () => void;
}

/** The second step of signing in: the code of an authenticator app, or a recovery code in its place. */
export function CodeForm({ busy, refusal, onCode, onSwitch, onBack }: CodeFormProps) {
  const common = useTexts().common;
  const texts = useAdminTexts().login;
  const [recovery, setRecovery] = useState(false);
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  function focusCode() {
    const field = form.current?.querySelector("input");
    field?.focus();
    field?.select();
  }
  // Also after a refusal: the next code is typed over the last.
  useEffect(focusCode, [recovery, refusal]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = formText(event.currentTarget, "code").trim();
    const code = recovery ? typed : asciiDigits(typed).replace(/\s/g, "");
    const wrong =
      code === ""
        ? recovery
          ? texts.needRecovery
          : texts.needCode
        : !recovery && !/^\d{6}$/.test(code)
          ? texts.badCode
          : undefined;
    setFault(wrong);
    if (wrong === undefined) onCode(code);
    else focusCode();
  }

  return (
    <>
      {refusal !== undefined && fault === undefined && <FormMessage kind="error" text={refusal} />}
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          key={String(recovery)}
          label={recovery ? texts.recoveryCode : texts.code}
          help={recovery ? texts.recoveryHelp : texts.codeHelp}
          error={fault}
          name="code"
          inputMode={recovery ? "text" : "numeric"}
          autoComplete={recovery ? "off" : "one-time-code"}
          autoCapitalize="characters"
          maxLength={40}
          required
        />
        <Button type="submit" busy={busy} busyText={common.processing}>
          {texts.submit}
        </Button>
        <div className="flex flex-wrap justify-between gap-x-4">
          <button
            type="button"
            onClick={() => {
              setFault(undefined);
              setRecovery(!recovery);
              onSwitch();
            }}
            className="min-h-11 text-sm text-accent hover:underline"
          >
            {recovery ? texts.useApp : texts.useRecovery}
          </button>
          <button
            type="button"
            onClick={onBack}
            className="min-h-11 text-sm text-accent hover:underline"
          >
            {texts.back}
          </button>
        </div>
      </form>
    </>
  );
}
