import { useNavigate } from "react-router-dom";
import { ApiError, errorText } from "@/api/client";
import { useAddToCart, type CartVariant } from "@/api/customer/add-to-cart";
import { paths } from "@/config/paths";
import { toast } from "@/lib/toast";
import { useShoppingTexts } from "@/texts/shopping";

/** Puts a product into the cart and says what became of it (specification 8, Cart). An ended session is thrown. */
export function useCart() {
  const texts = useShoppingTexts().cart;
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useAddToCart();

  async function add(variant: CartVariant): Promise<void> {
    try {
      await mutateAsync(variant);
      toast.success(texts.added, {
        label: texts.view,
        onClick: () => void navigate(paths.dashboardPage("carts")),
      });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 401) throw error;
      if (status === 404) toast.error(texts.noProduct);
      else toast.error(status === 0 ? texts.wrong : errorText(error, texts.addFailed));
    }
  }

  return { add, isPending };
}
