import { Link } from "react-router-dom";
import { ApiError, errorText } from "@/api/client";
import type { CartLine } from "@/api/types";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { productPath } from "@/config/listings";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { toast } from "@/lib/toast";
import { useSessionCheck } from "@/session/use-session-check";
import { variantText } from "@/shopping/order-item";
import { useDashboardTexts } from "@/texts/dashboard";
import { useTexts } from "@/texts/use-texts";
import { useRemoveFromCart } from "../api/remove-from-cart";

/** One line of the cart at today's price, with what changed since it was put in. */
export function CartItem({ line, onOrder }: { line: CartLine; onOrder: () => void }) {
  const { processing } = useTexts().common;
  const format = useFormat();
  const texts = useDashboardTexts().cart;
  const sessionEnded = useSessionCheck();
  const remove = useRemoveFromCart();
  const { name, price, addedPrice, available, points } = line;
  const variant = variantText(line);
  const note = noteOf(line, texts);

  async function takeOut() {
    try {
      await remove.mutateAsync({
        userId: line.userId,
        productId: line.productId,
        color: line.color,
        ramStorage: line.ramStorage,
      });
      toast.success(texts.removed);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (sessionEnded(error)) return;
      toast.error(status === 0 ? texts.removeError : errorText(error, texts.removeFailed));
    }
  }

  return (
    <article className="flex flex-col gap-3 rounded-lg border border-line p-4 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 gap-4">
        <Picture
          path={line.mainImage}
          alt=""
          sizes="80px"
          className="size-20 shrink-0 rounded-md bg-soft object-contain p-1"
        />
        <div className="min-w-0 flex-1">
          <p lang={languageOf(line.brand)} className="text-xs tracking-wide text-muted uppercase">
            {line.brand}
          </p>
          <h2 lang={languageOf(name)} className="leading-snug font-semibold break-words">
            <Link
              to={productPath(line.listing, line.productId)}
              className="hover:text-accent hover:underline"
            >
              {name}
            </Link>
          </h2>
          {variant !== "" && (
            <p lang={languageOf(variant)} className="text-sm text-muted">
              {variant}
            </p>
          )}
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2 tabular-nums">
            <span className="font-semibold">{format.taka(price)}</span>
            {available && price < addedPrice && (
              <s className="text-sm text-muted">{format.taka(addedPrice)}</s>
            )}
            {points > 0 && <span className="text-sm text-muted">{texts.points(points)}</span>}
          </p>
          {note !== undefined && <p className="mt-1 text-sm text-warning">{note}</p>}
        </div>
      </div>
      <div className="flex gap-3">
        <Button
          variant="quiet"
          className="max-sm:flex-1"
          busy={remove.isPending}
          busyText={processing}
          aria-label={texts.removeOf(name)}
          onClick={() => void takeOut()}
        >
          {texts.remove}
        </Button>
        <Button
          className="max-sm:flex-1"
          disabled={!available}
          aria-label={texts.orderOf(name)}
          onClick={onOrder}
        >
          {texts.order}
        </Button>
      </div>
    </article>
  );
}

function noteOf(
  { available, price, addedPrice }: CartLine,
  texts: ReturnType<typeof useDashboardTexts>["cart"],
): string | undefined {
  if (!available) return texts.gone;
  if (price === addedPrice) return undefined;
  return (price < addedPrice ? texts.cheaper : texts.dearer)(addedPrice, price);
}
