import { useForgetMail, useRetryMail } from "@/api/admin/mail";
import type { TroubledMail } from "@/api/types";
import { StatusText } from "@/components/admin/status-text";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { toast } from "@/lib/toast";
import { useMailTexts } from "@/texts/admin-mail";
import { said } from "@/texts/language";

/** A mail that did not go: which one, why, what happens next, and what the owner can do. */
export function MailTrouble({ mail }: { mail: TroubledMail }) {
  const format = useFormat();
  const texts = useMailTexts();
  const failed = useFailureToast();
  const retry = useRetryMail();
  const forget = useForgetMail();
  const kind = texts.kinds[mail.kind];
  const name = [kind, mail.orderNumber, texts.to(mail.recipient)].filter(Boolean).join(" · ");
  const busy = retry.isPending || forget.isPending;
  return (
    <div className="min-w-0 text-sm">
      <p className="font-semibold break-words">{name}</p>
      <MailReason mail={mail} />
      <p className="flex flex-wrap gap-x-3 text-muted">
        <StatusText kind={mail.failedAt ? "bad" : "waiting"}>
          {mail.failedAt
            ? texts.givenUp(format.moment(mail.failedAt))
            : texts.again(format.moment(mail.nextAt ?? mail.createdAt))}
        </StatusText>
        {mail.attempts > 0 && <span>{texts.attempts(mail.attempts)}</span>}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        {mail.canRetry && (
          <Button
            variant="secondary"
            size="sm"
            disabled={busy}
            aria-label={texts.retryOf(name)}
            onClick={() =>
              retry.mutate(mail._id, {
                onSuccess: (done) => toast.success(said(done)),
                onError: (error) => failed(error, texts.retryFailed),
              })
            }
          >
            {texts.retry}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          disabled={busy}
          aria-label={texts.forgetOf(name)}
          onClick={() =>
            forget.mutate(mail._id, { onError: (error) => failed(error, texts.forgetFailed) })
          }
        >
          {texts.forget}
        </Button>
      </div>
    </div>
  );
}

/** Why a mail did not go. */
export function MailReason({ mail }: { mail: TroubledMail }) {
  const texts = useMailTexts();
  return (
    <>
      <p>{said({ ...mail, message: mail.reason })}</p>
      {mail.answer !== "" && (
        <p className="break-words text-muted">
          <span lang={languageOf(mail.answer)}>{texts.answer(mail.answer)}</span>
        </p>
      )}
    </>
  );
}
