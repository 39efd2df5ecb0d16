import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function BannerPage({ place }: { place: "second" | "third" | "exclusive" }) {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.secondBanner}>{place}</AdminPage>;
}
