import type { AdminOrder } from "@/api/types";
import { Written } from "@/components/ui/written";
import { languageOf } from "@/lib/language-of";
import { useOrderStepTexts } from "@/texts/admin-order-steps";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { useTexts } from "@/texts/use-texts";
import { OrderFact } from "./order-fact";

/** How an order goes and when it comes, with whom, and why it was cancelled or came back (contract 11). */
export function OrderDelivery({ order }: { order: AdminOrder }) {
  const { notProvided } = useTexts().common;
  const orderTexts = useAdminOrderTexts();
  const texts = useOrderStepTexts();
  const place = order.deliveryMethod === "pickup" ? order.branch : order.zone;
  return (
    <>
      <OrderFact name={texts.method}>
        <Written words={place} within={texts.methods[order.deliveryMethod]} />
      </OrderFact>
      <OrderFact name={orderTexts.delivery}>
        <span lang={languageOf(order.delivery)}>{order.delivery || notProvided}</span>
      </OrderFact>
      {order.courier !== "" && (
        <OrderFact name={texts.courier}>
          <span lang={languageOf(order.courier)}>{order.courier}</span>
          {order.trackingNumber !== "" && (
            <span className="block tabular-nums select-all">{order.trackingNumber}</span>
          )}
          {order.trackingLink !== "" && (
            <a
              href={order.trackingLink}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-9 items-center font-semibold text-accent hover:underline"
            >
              {texts.track}
            </a>
          )}
        </OrderFact>
      )}
      {order.reason !== "" && (
        <OrderFact name={texts.reason}>
          <span lang={languageOf(order.reason)} className="whitespace-pre-line">
            {order.reason}
          </span>
        </OrderFact>
      )}
    </>
  );
}
