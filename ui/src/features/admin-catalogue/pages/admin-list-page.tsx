import type { ProductKind } from "@/api/types";
import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";

export function AdminListPage({ kind }: { kind: ProductKind }) {
  const texts = useAdminTexts();
  return <AdminPage title={texts.pages.allProducts}>{kind}</AdminPage>;
}
