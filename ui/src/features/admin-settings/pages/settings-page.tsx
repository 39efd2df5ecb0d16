import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function SettingsPage() {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.settings}>{null}</AdminPage>;
}
