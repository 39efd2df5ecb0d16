import { MessageCircle } from "lucide-react";
import { useAdminTexts } from "@/texts/admin";
import { useTexts } from "@/texts/use-texts";

const LINK =
  "inline-flex min-h-11 items-center rounded-md sm:min-h-9 font-semibold text-accent hover:underline";

/** A number to call, and to write to on WhatsApp; `Not Provided` where there is none (specification 9). */
export function PhoneLinks({ phone }: { phone: string }) {
  const { notProvided } = useTexts().common;
  const texts = useAdminTexts().contact;
  if (phone === "") return <span>{notProvided}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <a href={`tel:${phone}`} aria-label={texts.call(phone)} className={`${LINK} tabular-nums`}>
        {phone}
      </a>
      <a
        href={`https://wa.me/88${phone}`}
        target="_blank"
        rel="noopener noreferrer"
        className={`${LINK} gap-1.5`}
      >
        <MessageCircle size={16} aria-hidden="true" />
        <span>{texts.whatsapp}</span>
      </a>
    </span>
  );
}

/** An address to write to; `Not Provided` where there is none. */
export function EmailLink({ email }: { email: string }) {
  const { notProvided } = useTexts().common;
  if (email === "") return <span>{notProvided}</span>;
  return (
    <a href={`mailto:${email}`} className={`${LINK} max-w-full break-all`}>
      {email}
    </a>
  );
}
