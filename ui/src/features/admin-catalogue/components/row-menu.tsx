import { Copy, Ellipsis } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useNavigate } from "react-router-dom";
import { useDuplicateProduct } from "@/api/admin/duplicate-product";
import { useMoveProduct } from "@/api/admin/move-product";
import { errorText } from "@/api/client";
import type { Product } from "@/api/types";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { listingNames, type Listing } from "@/config/listings";
import { toast } from "@/lib/toast";
import { useAdminTexts } from "@/texts/admin";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import { useTexts } from "@/texts/use-texts";

const ITEM =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm outline-none data-highlighted:bg-soft";

/** What is done less often with a product: a copy of it, and another listing for it. */
export function RowMenu({ product }: { product: Product }) {
  const { listings } = useTexts();
  const { undo } = useAdminTexts();
  const texts = useCatalogueTexts();
  const navigate = useNavigate();
  const duplicate = useDuplicateProduct();
  const move = useMoveProduct();
  const { _id, title } = product;

  async function copy() {
    try {
      const added = await duplicate.mutateAsync(_id);
      toast.success(texts.duplicated(added.product.title), {
        label: texts.allDetails,
        onClick: () => void navigate(paths.adminProduct(added.insertedId)),
      });
    } catch (error) {
      toast.error(errorText(error, texts.notDuplicated));
    }
  }

  /** `seen` is the product's last change as the admin knows it. */
  async function moveTo(listing: Listing, seen: string, back = false) {
    try {
      const { product: moved } = await move.mutateAsync({
        id: _id,
        listing,
        expectedUpdatedAt: seen,
      });
      const name = listings[listing].title;
      if (back) toast.success(texts.movedBack(name));
      else {
        toast.success(texts.moved(name), {
          label: undo,
          onClick: () => void moveTo(product.listing, moved.updatedAt, true),
        });
      }
    } catch (error) {
      toast.error(errorText(error, texts.notMoved));
    }
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={texts.more(title)}
        className={buttonClass("quiet", "sm", "w-9 !px-0 max-lg:w-11")}
      >
        <Ellipsis size={18} aria-hidden="true" />
      </DropdownMenu.Trigger>
      {/* Outside the table, which cuts off what sticks out, and inside the page's landmark. */}
      <DropdownMenu.Portal container={document.querySelector<HTMLElement>("main")}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 min-w-52 rounded-md border border-line bg-ground p-1 shadow-float"
        >
          <DropdownMenu.Item className={ITEM} onSelect={() => void copy()}>
            <Copy size={16} aria-hidden="true" />
            <span>{texts.duplicate}</span>
          </DropdownMenu.Item>
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Group aria-label={texts.moveTo}>
            <DropdownMenu.Label className="px-3 py-1 text-xs font-semibold text-muted">
              {texts.moveTo}
            </DropdownMenu.Label>
            {listingNames
              .filter((listing) => listing !== product.listing)
              .map((listing) => (
                <DropdownMenu.Item
                  key={listing}
                  className={ITEM}
                  onSelect={() => void moveTo(listing, product.updatedAt)}
                >
                  {listings[listing].title}
                </DropdownMenu.Item>
              ))}
          </DropdownMenu.Group>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
