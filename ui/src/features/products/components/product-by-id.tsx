import { ApiError } from "@/api/client";
import type { Product } from "@/api/types";
import { ErrorScreen } from "@/components/error-screen";
import { ErrorState } from "@/components/ui/error-state";
import type { Parts } from "@/lib/parts";
import { useTexts } from "@/texts/use-texts";
import { useProduct } from "../api/product";
import { ProductDetailSkeleton } from "./product-detail-skeleton";

interface ProductByIdProps {
  itemPath: Parameters<typeof useProduct>[0];
  id: string;
  children: (product: Product) => Parts;
}

/** Loads a product and shows it; says so where there is none, or where it cannot be had now. */
export function ProductById({ itemPath, id, children }: ProductByIdProps) {
  const texts = useTexts();
  const { data, error, refetch } = useProduct(itemPath, id);
  if (data) return children(data);
  if (!error) return <ProductDetailSkeleton />;
  if (error instanceof ApiError && error.status === 404) {
    return <ErrorScreen status={404} message={texts.errors.notFound} />;
  }
  return (
    <div className="page py-16">
      <h1 className="sr-only">{texts.errors.loadTitle}</h1>
      <ErrorState error={error} onRetry={() => void refetch()} />
    </div>
  );
}
