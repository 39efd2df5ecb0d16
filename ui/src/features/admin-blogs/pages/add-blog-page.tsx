import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function AddBlogPage() {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.addBlog}>{null}</AdminPage>;
}
