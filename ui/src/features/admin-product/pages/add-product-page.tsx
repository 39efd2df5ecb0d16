import { AdminPage } from "@/components/admin/admin-page";
import type { AddForm } from "@/config/add-forms";
import { useAdminTexts } from "@/texts/admin";
import { AddProductForm } from "../components/add-product-form";
import { FormSkeleton } from "../components/form-skeleton";
import { useProductDraft } from "../lib/use-product-draft";

/** One of the ten pages that add a product (specification 2, Admin screens). */
export function AddProductPage({ form }: { form: AddForm }) {
  const texts = useAdminTexts();
  const draft = useProductDraft(form);
  return (
    <AdminPage title={texts.forms[form]}>
      {draft ? <AddProductForm name={form} draft={draft} /> : <FormSkeleton />}
    </AdminPage>
  );
}
