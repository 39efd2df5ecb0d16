import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function ImportPage() {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.import}>{null}</AdminPage>;
}
