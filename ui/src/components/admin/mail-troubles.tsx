import type { TroubledMail } from "@/api/types";
import { useMailTexts } from "@/texts/admin-mail";
import { MailReason, MailTrouble } from "./mail-trouble";

interface MailTroublesProps {
  mails: readonly TroubledMail[];
}

/** Mails that did not go: each by itself, but that those that wait for the same reason stand under it and open on a press. */
export function MailTroubles({ mails }: MailTroublesProps) {
  const texts = useMailTexts();
  const together = new Map<string, TroubledMail[]>();
  for (const mail of mails) {
    if (mail.failedAt !== null) continue;
    const why = JSON.stringify([mail.reason, mail.answer]);
    together.set(why, [...(together.get(why) ?? []), mail]);
  }
  const folded = [...together].filter(([, same]) => same.length > 1);
  const alone = mails.filter((mail) => !folded.some(([, same]) => same.includes(mail)));
  return (
    <>
      <MailList mails={alone} />
      {folded.map(([why, same]) => (
        <div key={why} className="border-t border-line py-2.5 text-sm first:border-t-0">
          <MailReason mail={same[0]!} />
          <details className="mt-1">
            <summary className="inline-flex min-h-10 cursor-pointer items-center font-semibold text-accent hover:underline">
              {texts.each(same.length)}
            </summary>
            <MailList mails={same} />
          </details>
        </div>
      ))}
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
