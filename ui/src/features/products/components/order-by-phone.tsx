import { MessageCircle, Phone } from "lucide-react";
import { useSettings } from "@/api/queries/settings";
import { buttonClass } from "@/components/ui/button";
import { whatsAppLink } from "@/lib/whatsapp";
import { useQuickOrderTexts } from "@/texts/quick-order";

/** The shop's phones and WhatsApp, for who would rather talk. Nothing while the shop has none. */
export function OrderByPhone({ name }: { name: string }) {
  const texts = useQuickOrderTexts();
  const settings = useSettings();
  const phones = settings?.phones.filter((phone) => phone !== "") ?? [];
  const number = settings?.whatsapp ?? "";
  const canWrite = /\d/.test(number);
  if (phones.length === 0 && !canWrite) return null;
  return (
    <aside className="flex flex-col gap-3 rounded-lg bg-soft p-4 md:p-6">
      <h2 className="text-lg font-semibold">{texts.rather}</h2>
      {phones.map((phone) => (
        <a
          key={phone}
          href={`tel:${phone.replace(/[^\d+]/g, "")}`}
          className={buttonClass("secondary")}
        >
          <Phone size={18} aria-hidden="true" />
          <span>{texts.call(phone)}</span>
        </a>
      ))}
      {canWrite && (
        <a
          href={whatsAppLink(texts.whatsappMessage(name), number)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass("secondary")}
        >
          <MessageCircle size={18} aria-hidden="true" />
          <span>{texts.whatsapp}</span>
        </a>
      )}
    </aside>
  );
}
