import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function TrashPage() {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.trash}>{null}</AdminPage>;
}
