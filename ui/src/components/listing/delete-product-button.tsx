import { useState } from "react";
import { ApiError } from "@/api/client";
import { useDeleteProduct } from "@/api/delete-product";
import type { Product } from "@/api/types";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useUndoToast } from "@/components/use-undo-toast";
import { languageOf } from "@/lib/language-of";
import { toast } from "@/lib/toast";
import { useListingTexts } from "@/texts/listing";

interface DeleteProductButtonProps {
  product: Product;
  /** After it was deleted. */
  onDeleted?: () => void;
}

/** The admin's Delete of a product of any listing, after a question (specification 2 and 5, contract 10). */
export default function DeleteProductButton({ product, onDeleted }: DeleteProductButtonProps) {
  const texts = useListingTexts();
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useDeleteProduct();
  const undoToast = useUndoToast();

  // Awaited, since callbacks given to `mutate` are dropped where the list has already taken this card away.
  async function remove() {
    try {
      await mutateAsync(product);
      undoToast(texts.deleted, product._id);
      onDeleted?.();
    } catch (error) {
      const refused = error instanceof ApiError && error.status > 0;
      toast.error(refused ? texts.deleteFailed : texts.deleteError);
    }
  }

  return (
    <>
      <Button
        variant="danger"
        size="sm"
        aria-label={texts.deleteOf(product.title)}
        onClick={() => setOpen(true)}
      >
        {texts.delete}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={texts.deleteTitle}
        question={texts.deleteConfirm}
        confirm={texts.delete}
        onConfirm={remove}
      >
        <p lang={languageOf(product.title)} className="font-semibold">
          {product.title}
        </p>
      </ConfirmDialog>
    </>
  );
}
