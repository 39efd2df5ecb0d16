import { useNavigate } from "react-router-dom";
import type { Product } from "@/api/types";
import DeleteProductButton from "@/components/listing/delete-product-button";
import { OFFICE_LISTINGS } from "@/config/generated-admin";
import { paths } from "@/config/paths";
import { useLeaving } from "@/lib/use-unsaved-warning";
import { useProductFormTexts } from "@/texts/admin-product";
import { FormSection } from "./form-section";
import { MoveForm } from "./move-form";

interface ProductActionsProps {
  product: Product;
  onMoved: (moved: Product) => void;
  onDeleted: () => void;
}

/** What is done to a product as a whole: another listing, or out of the shop. */
export function ProductActions({ product, onMoved, onDeleted }: ProductActionsProps) {
  const { sections } = useProductFormTexts();
  const navigate = useNavigate();
  const { letGo } = useLeaving();
  return (
    <>
      <FormSection name="listing" {...sections.listing}>
        <MoveForm key={product.listing} product={product} onMoved={onMoved} />
      </FormSection>
      <FormSection name="removal" {...sections.removal}>
        <div>
          <DeleteProductButton
            product={product}
            onDeleted={() => {
              onDeleted();
              letGo();
              void navigate(paths.adminPage(OFFICE_LISTINGS[product.listing].page));
            }}
          />
        </div>
      </FormSection>
    </>
  );
}
