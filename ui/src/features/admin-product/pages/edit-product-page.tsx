import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function EditProductPage() {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.allProducts}>{null}</AdminPage>;
}
