import { MailTroubles } from "@/components/admin/mail-troubles";
import type { TroubledMail } from "@/api/types";
import { useMailTexts } from "@/texts/admin-mail";

/** Mails about an order that did not go; nothing where all went. */
export function OrderMails({ mails }: { mails: readonly TroubledMail[] }) {
  const texts = useMailTexts();
  if (mails.length === 0) return null;
  return (
    <section aria-label={texts.ofOrder} className="border-t border-line px-4 py-3">
      <h3 className="text-sm font-semibold text-offer">{texts.ofOrder}</h3>
      <MailTroubles mails={mails} />
    </section>
  );
}
