import { AdminPage } from "@/components/admin/admin-page";
import { ADD_FORMS, type AddForm } from "@/config/add-forms";
import { useAdminTexts } from "@/texts/admin";
import { AddProductForm } from "../components/add-product-form";
import { FormSkeleton } from "../components/form-skeleton";
import { useProductDraft } from "../lib/use-product-draft";

/** One of the ten pages that add a product (specification 2, Admin screens). */
export function AddProductPage({ form }: { form: AddForm }) {
  const texts = useAdminTexts();
  const spec = ADD_FORMS[form];
  const draft = useProductDraft(form);
  return (
    <AdminPage title={texts.pages[spec.title]}>
      {draft ? <AddProductForm spec={spec} draft={draft} /> : <FormSkeleton />}
    </AdminPage>
  );
}
