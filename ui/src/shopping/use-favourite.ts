import { use } from "react";
import { useNavigate } from "react-router-dom";
import { ApiError, errorText } from "@/api/client";
import { useSetFavourite } from "@/api/customer/set-favourite";
import { paths } from "@/config/paths";
import { toast } from "@/lib/toast";
import { useForCustomer } from "@/session/use-for-customer";
import { useTexts } from "@/texts/use-texts";
import { FavouritesContext } from "./favourites";

/** Adds or removes a favourite and says what became of it (specification 8, Favourites). An ended session is thrown. */
export function useFavouriteChange() {
  const texts = useTexts();
  const { mutateAsync, isPending } = useSetFavourite();

  async function change(productId: string, favourite: boolean): Promise<void> {
    try {
      await mutateAsync({ productId, favourite });
      toast.success(favourite ? texts.favourites.added : texts.favourites.removed);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) throw error;
      toast.error(errorText(error, texts.errors.unexpected));
    }
  }

  return { change, isPending };
}

/** Whether a product is a favourite, and the way to change that. A visitor is told to sign in (specification 5). */
export function useFavourite(productId: string) {
  const texts = useTexts();
  const navigate = useNavigate();
  const filled = use(FavouritesContext).has(productId);
  const { forCustomer } = useForCustomer();
  const { change, isPending } = useFavouriteChange();

  function toggle() {
    if (isPending) return;
    forCustomer(
      { action: "favourite", productId },
      ({ favourites }) => change(productId, !favourites.some((one) => one.productId === productId)),
      () =>
        toast.warning(texts.favourites.loginFirst, {
          label: texts.session.signIn,
          onClick: () => void navigate(paths.login),
        }),
    ).catch((error: unknown) => toast.error(errorText(error, texts.errors.unexpected)));
  }

  return { filled, isPending, toggle };
}
