import { useState } from "react";
import { ApiError } from "@/api/client";
import { useDeleteProduct } from "@/api/delete-product";
import type { Product } from "@/api/types";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/lib/toast";
import { useListingTexts } from "@/texts/listing";
import { useTexts } from "@/texts/use-texts";

/** The admin's Delete on a card of any listing, after a question (specification 2 and 5, contract 10). */
export default function DeleteProductButton({ product }: { product: Product }) {
  const common = useTexts().common;
  const texts = useListingTexts();
  const [open, setOpen] = useState(false);
  const { mutateAsync, isPending } = useDeleteProduct();

  // Awaited, since callbacks given to `mutate` are dropped where the list has already taken this card away.
  async function remove() {
    try {
      await mutateAsync(product);
      toast.success(texts.deleted);
    } catch (error) {
      const refused = error instanceof ApiError && error.status > 0;
      toast.error(refused ? texts.deleteFailed : texts.deleteError);
    }
    setOpen(false);
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
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={texts.deleteTitle}
        description={texts.deleteConfirm}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {common.cancel}
            </Button>
            <Button
              variant="danger"
              busy={isPending}
              busyText={common.processing}
              onClick={() => void remove()}
            >
              {texts.delete}
            </Button>
          </>
        }
      >
        <p className="font-semibold">{product.title}</p>
      </Dialog>
    </>
  );
}
