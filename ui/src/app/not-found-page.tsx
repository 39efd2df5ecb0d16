import { ErrorScreen } from "@/components/error-screen";
import { useTexts } from "@/texts/use-texts";

/** Shown for an address the shop does not have (specification 2, routing errors). */
export function NotFoundPage() {
  const texts = useTexts();
  return <ErrorScreen status={404} message={texts.errors.notFound} />;
}
