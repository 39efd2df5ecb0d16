import type { AddForm } from "@/config/add-forms";
import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function AddProductPage({ form }: { form: AddForm }) {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.addProduct}>{form}</AdminPage>;
}
