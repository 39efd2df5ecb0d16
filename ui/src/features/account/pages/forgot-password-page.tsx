import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/config/paths";
import { useAccountTexts } from "@/texts/account";
import { AccountPage } from "../components/account-page";
import { EmailStep, OtpStep, ResetStep } from "../components/recovery-steps";

type Step = { name: "email" } | { name: "otp"; email: string } | { name: "reset"; email: string };

/** Three steps to a new password; a failure stays at its step (specification 4, Forgot password). */
export function ForgotPasswordPage() {
  const texts = useAccountTexts();
  const [step, setStep] = useState<Step>({ name: "email" });
  const titles = {
    email: texts.forgot.emailTitle,
    otp: texts.forgot.otpTitle,
    reset: texts.forgot.resetTitle,
  };
  return (
    <AccountPage
      title={titles[step.name]}
      links={
        <>
          <Link to={paths.login} className="py-1 font-semibold text-accent hover:underline">
            {texts.forgot.backToLogin}
          </Link>
          {step.name !== "email" && (
            <button
              type="button"
              onClick={() => setStep({ name: "email" })}
              className="py-1 font-semibold text-accent hover:underline"
            >
              {texts.forgot.again}
            </button>
          )}
        </>
      }
    >
      {step.name === "email" && <EmailStep onSent={(email) => setStep({ name: "otp", email })} />}
      {step.name === "otp" && (
        <OtpStep
          email={step.email}
          onVerified={() => setStep({ name: "reset", email: step.email })}
        />
      )}
      {step.name === "reset" && <ResetStep email={step.email} />}
    </AccountPage>
  );
}
