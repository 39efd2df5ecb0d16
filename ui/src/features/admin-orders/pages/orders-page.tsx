import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function OrdersPage() {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.orders}>{null}</AdminPage>;
}
