import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { StatusText } from "@/components/admin/status-text";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/toast";
import { useAdminAccountTexts } from "@/texts/admin-account";
import { said } from "@/texts/language";
import { accountQuery } from "../api/account";
import { useBeginFactor } from "../api/begin-factor";
import { useTurnOffFactor } from "../api/turn-off-factor";
import { ConfirmPassword } from "./confirm-password";
import { Part } from "@/components/admin/part";
import { RecoveryCodes } from "./recovery-codes";
import { ScanStep } from "./scan-step";
import { StepTitle } from "./step-title";

/** From here on a warning says that recovery codes run out. */
const FEW_CODES = 3;

type Step =
  | { at: "rest" }
  | { at: "password" }
  | { at: "scan"; factor: { secret: string; uri: string; qr: string } }
  | { at: "codes"; codes: string[] }
  | { at: "off" };

interface SecondFactorProps {
  account: { email: string; totp: boolean; recoveryCodesLeft: number };
}

/** Turns two-step sign-in on, step by step, and off. */
export function SecondFactor({ account }: SecondFactorProps) {
  const texts = useAdminAccountTexts().factor;
  const queryClient = useQueryClient();
  const begin = useBeginFactor();
  const turnOff = useTurnOffFactor();
  const [step, setStep] = useState<Step>({ at: "rest" });
  const toggle = useRef<HTMLButtonElement>(null);
  const back = useRef(false);

  // What ended a step is gone: the button that began it has the focus again.
  useEffect(() => {
    if (step.at === "rest" && back.current) toggle.current?.focus();
    back.current = step.at !== "rest";
  }, [step]);

  const rest = () => setStep({ at: "rest" });
  const refresh = () => queryClient.invalidateQueries({ queryKey: accountQuery().queryKey });

  async function start({ password }: { password: string }) {
    setStep({ at: "scan", factor: await begin.mutateAsync({ password }) });
  }

  async function stop(confirmed: { password: string; code: string }) {
    const done = await turnOff.mutateAsync(confirmed);
    await refresh();
    toast.success(said(done));
    rest();
  }

  return (
    <Part title={texts.title} hint={texts.hint}>
      {step.at === "rest" && (
        <div className="flex flex-col items-start gap-3">
          <p className="flex flex-wrap gap-x-4">
            <StatusText kind={account.totp ? "good" : "quiet"}>
              {account.totp ? texts.on : texts.off}
            </StatusText>
            {account.totp && (
              <span className="text-muted">{texts.codesLeft(account.recoveryCodesLeft)}</span>
            )}
          </p>
          {account.totp && account.recoveryCodesLeft <= FEW_CODES && (
            <p className="max-w-md rounded-md border border-field bg-soft px-4 py-3 text-sm">
              {texts.fewCodes}
            </p>
          )}
          <Button
            ref={toggle}
            variant={account.totp ? "danger" : "secondary"}
            onClick={() => setStep({ at: account.totp ? "off" : "password" })}
          >
            {account.totp ? texts.turnOff : texts.turnOn}
          </Button>
        </div>
      )}
      {step.at === "password" && (
        <ConfirmPassword
          submit={texts.next}
          busy={begin.isPending}
          onSubmit={start}
          onCancel={rest}
        />
      )}
      {step.at === "scan" && (
        <ScanStep
          factor={step.factor}
          onDone={(codes) => setStep({ at: "codes", codes })}
          onCancel={rest}
        />
      )}
      {step.at === "codes" && (
        <RecoveryCodes
          codes={step.codes}
          email={account.email}
          onDone={() => void refresh().then(rest)}
        />
      )}
      {step.at === "off" && (
        <div className="flex flex-col gap-4">
          <div>
            <StepTitle>{texts.offTitle}</StepTitle>
            <p className="max-w-md text-sm text-muted">{texts.offHint}</p>
          </div>
          <ConfirmPassword
            danger
            withCode
            submit={texts.turnOff}
            busy={turnOff.isPending}
            onSubmit={stop}
            onCancel={rest}
          />
        </div>
      )}
    </Part>
  );
}
