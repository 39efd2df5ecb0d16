import { useDeleteProduct } from "@/api/delete-product";
import type { Product } from "@/api/types";
import { DeleteButton } from "@/components/delete-button";
import { languageOf } from "@/lib/language-of";
import { useListingTexts } from "@/texts/listing";

interface DeleteProductButtonProps {
  product: Product;
  /** After it was deleted. */
  onDeleted?: () => void;
}

/** The admin's Delete of a product of any listing (specification 2 and 5, contract 10). */
export default function DeleteProductButton({ product, onDeleted }: DeleteProductButtonProps) {
  const texts = useListingTexts();
  const { mutateAsync } = useDeleteProduct();
  return (
    <DeleteButton
      texts={texts}
      id={product._id}
      label={texts.deleteOf(product.title)}
      remove={() => mutateAsync(product)}
      onDeleted={onDeleted}
    >
      <p lang={languageOf(product.title)} className="font-semibold">
        {product.title}
      </p>
    </DeleteButton>
  );
}
