import { useSettings } from "@/api/queries/settings";
import { useTexts } from "@/texts/use-texts";

/** Address of a WhatsApp chat about exchange with its first text, or undefined while the shop has no number. */
export function useExchangeHref(): string | undefined {
  const texts = useTexts();
  const digits = useSettings()?.whatsapp.replace(/\D/g, "");
  if (!digits) return undefined;
  return `https://wa.me/${digits}?text=${encodeURIComponent(texts.header.exchangeMessage)}`;
}
