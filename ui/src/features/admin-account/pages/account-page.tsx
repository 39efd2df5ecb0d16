import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function AccountPage() {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.account}>{null}</AdminPage>;
}
