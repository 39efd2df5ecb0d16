import { useState, type FormEvent } from "react";
import { useMoveProduct } from "@/api/admin/move-product";
import type { Product } from "@/api/types";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/field";
import { listingNames, type Listing } from "@/config/listings";
import { toast } from "@/lib/toast";
import { useAdminTexts } from "@/texts/admin";
import { useProductFormTexts } from "@/texts/admin-product";
import { said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";

interface MoveFormProps {
  product: Product;
  onMoved: (product: Product) => void;
}

/** Moves the product to another listing; the toast can undo it. What is typed into the form above stays. */
export function MoveForm({ product, onMoved }: MoveFormProps) {
  const { listings, common } = useTexts();
  const { undo } = useAdminTexts();
  const texts = useProductFormTexts().move;
  const others = listingNames.filter((listing) => listing !== product.listing);
  const [chosen, setChosen] = useState<Listing | undefined>(others[0]);
  const failed = useFailureToast();
  const { mutateAsync, isPending } = useMoveProduct();

  async function move(listing: Listing, from: Product) {
    try {
      const done = await mutateAsync({
        id: from._id,
        listing,
        expectedUpdatedAt: from.updatedAt,
      });
      onMoved(done.product);
      toast.success(said(done), {
        label: undo,
        onClick: () => void move(from.listing, done.product),
      });
    } catch (error) {
      failed(error, texts.failed);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen) void move(chosen, product);
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-48">
        <SelectField
          label={texts.where}
          value={chosen}
          onChange={({ target }) => setChosen(target.value as Listing)}
        >
          {others.map((listing) => (
            <option key={listing} value={listing}>
              {listings[listing].title}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" variant="secondary" busy={isPending} busyText={common.processing}>
        {texts.submit}
      </Button>
    </form>
  );
}
