import { MessageCircle } from "lucide-react";
import { useSettings } from "@/api/queries/settings";
import { buttonClass } from "@/components/ui/button";
import { whatsAppLink } from "@/lib/whatsapp";
import { useSharingTexts } from "@/texts/sharing";

interface AskOnWhatsAppProps {
  /** The product's name with its price. */
  about: string;
  /** The address of what the person looks at. */
  link: string;
}

/** A chat with the shop about this product: name, price and link stand in it already. Nothing while the shop has no number. */
export function AskOnWhatsApp({ about, link }: AskOnWhatsAppProps) {
  const texts = useSharingTexts();
  const number = useSettings()?.whatsapp ?? "";
  if (!/\d/.test(number)) return null;
  return (
    <a
      href={whatsAppLink(`${texts.question(about)}\n${link}`, number)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass("secondary", "md", "max-md:w-full")}
    >
      <MessageCircle size={18} aria-hidden="true" />
      <span>{texts.ask}</span>
    </a>
  );
}
