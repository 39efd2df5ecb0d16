import type { TroubledMail } from "@/api/types";
import { useMailTexts } from "@/texts/admin-mail";
import { MailReason, MailTrouble } from "./mail-trouble";

interface MailTroublesProps {
  mails: readonly TroubledMail[];
}

/** Mails that did not go: each that was given up; several that wait share their reason and open on a press. */
export function MailTroubles({ mails }: MailTroublesProps) {
  const texts = useMailTexts();
  const waiting = mails.filter(({ failedAt }) => failedAt === null);
  const [newest, second] = waiting;
  if (!newest || !second) return <MailList mails={mails} />;
  return (
    <>
      <MailList mails={mails.filter(({ failedAt }) => failedAt !== null)} />
      <div className="py-2.5 text-sm">
        <MailReason mail={newest} />
        <details className="mt-1">
          <summary className="inline-flex min-h-10 cursor-pointer items-center font-semibold text-accent hover:underline">
            {texts.each}
          </summary>
          <MailList mails={waiting} />
        </details>
      </div>
    </>
  );
}

function MailList({ mails }: MailTroublesProps) {
  return (
    mails.length > 0 && (
      <ul className="grid gap-x-6 lg:grid-cols-2">
        {mails.map((mail) => (
          <li key={mail._id} className="border-t border-line py-2.5 first:border-t-0">
            <MailTrouble mail={mail} />
          </li>
        ))}
      </ul>
    )
  );
}
