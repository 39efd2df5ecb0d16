import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { ApiError } from "@/api/client";
import { AdminPage } from "@/components/admin/admin-page";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { paths } from "@/config/paths";
import { useProductFormTexts } from "@/texts/admin-product";
import { editedProductQuery } from "../api/product";
import { EditProduct } from "../components/edit-product";
import { FormSkeleton } from "../components/form-skeleton";
import { useProductDraft } from "../lib/use-product-draft";

/** The full edit of a product of any listing, with what else is done to it. */
export function EditProductPage() {
  const { id = "" } = useParams();
  return <ProductById key={id} id={id} />;
}

function ProductById({ id }: { id: string }) {
  const texts = useProductFormTexts().edit;
  const { data, error, refetch } = useQuery(editedProductQuery(id));
  const draft = useProductDraft(`edit-${id}`);
  if (data && draft) return <EditProduct product={data} draft={draft} />;
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <AdminPage title={texts.title}>
      {gone ? (
        <EmptyState title={texts.gone} hint={texts.goneHint}>
          <Link to={paths.adminPage("trash")} className={buttonClass("secondary")}>
            {texts.trash}
          </Link>
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </AdminPage>
  );
}
