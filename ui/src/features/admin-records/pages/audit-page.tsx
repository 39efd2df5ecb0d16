import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function AuditPage() {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.audit}>{null}</AdminPage>;
}
