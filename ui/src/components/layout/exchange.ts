import { useSettings } from "@/api/queries/settings";
import { whatsAppLink } from "@/lib/whatsapp";
import { useTexts } from "@/texts/use-texts";

/** Address of a WhatsApp chat about exchange with its first text, or undefined while the shop has no number. */
export function useExchangeHref(): string | undefined {
  const texts = useTexts();
  const number = useSettings()?.whatsapp ?? "";
  return /\d/.test(number) ? whatsAppLink(texts.header.exchangeMessage, number) : undefined;
}
