import { useId } from "react";
import { useMailTroubles, useRetryFailedMails } from "@/api/admin/mail";
import { MailTroubles } from "@/components/admin/mail-troubles";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/toast";
import { useMailTexts } from "@/texts/admin-mail";
import { said } from "@/texts/language";

const FIRST = 5;

/** Mails that could not be sent or wait for another try, with their reasons; nothing while all mail goes. */
export function MailGlance() {
  const texts = useMailTexts();
  const failure = useFailureToast();
  const id = useId();
  const { failed, waiting, mails } = useMailTroubles({ limit: FIRST });
  const retryAll = useRetryFailedMails();
  const total = failed + waiting;
  if (total === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="mt-6 min-w-0 rounded-lg border border-offer p-4 sm:p-5"
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-semibold">
          {texts.title}
        </h2>
        {failed > 1 && (
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={retryAll.isPending}
            onClick={() =>
              retryAll.mutate(undefined, {
                onSuccess: (done) => toast.success(said(done)),
                onError: (error) => failure(error, texts.retryFailed),
              })
            }
          >
            {texts.retryAll}
          </Button>
        )}
      </div>
      <p role="status" className="flex flex-wrap gap-x-4 text-sm text-muted">
        {failed > 0 && <span>{texts.failed(failed)}</span>}
        {waiting > 0 && <span>{texts.waiting(waiting)}</span>}
      </p>
      <div className="mt-2">
        <MailTroubles mails={mails} />
      </div>
      {mails.length > 0 && total > mails.length && (
        <p className="mt-2 text-sm text-muted">{texts.andMore(total - mails.length)}</p>
      )}
    </section>
  );
}
