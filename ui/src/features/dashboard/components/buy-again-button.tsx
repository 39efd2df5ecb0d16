import { useNavigate } from "react-router-dom";
import { ApiError, errorText } from "@/api/client";
import type { CustomerOrder } from "@/api/types";
import { Button } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { toast } from "@/lib/toast";
import { useSessionCheck } from "@/session/use-session-check";
import { useDashboardTexts } from "@/texts/dashboard";
import { useTexts } from "@/texts/use-texts";
import { useBuyAgain } from "../api/buy-again";
import { missingText } from "../lib/missing-text";

/** Puts what an order had into the cart once more, as far as it can be had, leads there, and says what not (contract 11). */
export function BuyAgainButton({ order }: { order: CustomerOrder }) {
  const common = useTexts().common;
  const texts = useDashboardTexts().orders.again;
  const navigate = useNavigate();
  const sessionEnded = useSessionCheck();
  const { mutateAsync, isPending } = useBuyAgain();

  async function buy() {
    try {
      const { some, missing } = await mutateAsync(order.lines);
      const said = missingText(missing, texts.why);
      if (!some) return toast.error(texts.none(said));
      if (said === "") toast.success(texts.done);
      else toast.warning(texts.missing(said));
      void navigate(paths.cart);
    } catch (error) {
      if (sessionEnded(error)) return;
      const status = error instanceof ApiError ? error.status : 0;
      toast.error(status === 0 ? texts.error : errorText(error, texts.failed));
    }
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isPending}
      busyText={common.processing}
      aria-label={`${texts.button} ${order.orderNumber}`}
      onClick={() => void buy()}
    >
      {texts.button}
    </Button>
  );
}
