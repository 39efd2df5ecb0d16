import { useId, useState, type FormEvent } from "react";
import { useTestMail } from "@/api/admin/mail";
import { ApiError, errorText } from "@/api/client";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { useSessionCheck } from "@/session/use-session-check";
import { useMailTexts } from "@/texts/admin-mail";
import { said } from "@/texts/language";

interface Outcome {
  kind: "success" | "error";
  text: string;
}

/** What the mail server said to a test mail that it did not take. */
function answerOf(error: unknown): string {
  const body: unknown = error instanceof ApiError ? error.body : undefined;
  return typeof body === "object" && body !== null && "answer" in body ? String(body.answer) : "";
}

/** Sends a mail at once, so that the owner knows whether mail works and why not. A form of its own: it saves nothing. */
export function TestMail() {
  const texts = useMailTexts();
  const sessionEnded = useSessionCheck();
  const title = useId();
  const [email, setEmail] = useState("");
  const [outcome, setOutcome] = useState<Outcome>();
  const { mutateAsync, isPending } = useTestMail();

  async function send(event: FormEvent) {
    event.preventDefault();
    setOutcome(undefined);
    try {
      setOutcome({ kind: "success", text: said(await mutateAsync(email.trim())) });
    } catch (error) {
      if (sessionEnded(error)) return;
      const answer = answerOf(error);
      const reason = errorText(error, texts.testFailed);
      setOutcome({
        kind: "error",
        text: answer === "" ? reason : `${reason} ${texts.answer(answer)}`,
      });
    }
  }

  return (
    <section aria-labelledby={title} className="mt-6 rounded-lg border border-line p-4 sm:p-6">
      <h2 id={title} className="text-lg font-semibold">
        {texts.test}
      </h2>
      <p className="mb-4 text-sm text-muted">{texts.testHint}</p>
      {outcome && <FormMessage kind={outcome.kind} text={outcome.text} />}
      <form
        noValidate
        onSubmit={(event) => void send(event)}
        className="flex flex-wrap items-start gap-3"
      >
        <div className="w-full min-w-0 sm:max-w-sm">
          <TextField
            label={texts.testTo}
            help={texts.testHelp}
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          busy={isPending}
          busyText={texts.sending}
          className="sm:mt-7"
        >
          {texts.send}
        </Button>
      </form>
    </section>
  );
}
