import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function MessagesPage() {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.messages}>{null}</AdminPage>;
}
