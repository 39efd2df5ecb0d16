import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function EditBlogPage() {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.blogs}>{null}</AdminPage>;
}
