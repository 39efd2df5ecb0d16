import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function MainBannersPage() {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.mainBanners}>{null}</AdminPage>;
}
