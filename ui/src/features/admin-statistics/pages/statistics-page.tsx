import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function StatisticsPage() {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.statistics}>{null}</AdminPage>;
}
