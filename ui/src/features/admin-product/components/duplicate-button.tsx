import { Copy } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useDuplicateProduct } from "@/api/admin/duplicate-product";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { Button } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { toast } from "@/lib/toast";
import { useProductFormTexts } from "@/texts/admin-product";

/** Makes a copy of the stored product, and leads to it. */
export function DuplicateButton({ id }: { id: string }) {
  const texts = useProductFormTexts();
  const navigate = useNavigate();
  const failed = useFailureToast();
  const { mutateAsync, isPending } = useDuplicateProduct();

  async function duplicate() {
    try {
      const { insertedId } = await mutateAsync(id);
      await navigate(paths.adminProduct(insertedId));
      toast.success(texts.duplicated);
    } catch (error) {
      failed(error, texts.notDuplicated);
    }
  }

  return (
    <Button variant="secondary" size="sm" busy={isPending} onClick={() => void duplicate()}>
      <Copy size={16} aria-hidden="true" />
      <span>{texts.duplicate}</span>
    </Button>
  );
}
