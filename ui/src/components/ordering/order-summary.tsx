import type { CustomerUser } from "@/api/types";
import { Picture } from "@/components/ui/picture";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { useShoppingTexts } from "@/texts/shopping";
import { useTexts } from "@/texts/use-texts";
import { variantText, type OrderItem } from "@/shopping/order-item";

interface OrderSummaryProps {
  item: OrderItem;
  total: number;
  /** What of it is the delivery; undefined where no zone is asked for. */
  delivery?: number | undefined;
}

/** The product of an order, its variant, one piece's price and the total. */
export function OrderSummary({ item, total, delivery }: OrderSummaryProps) {
  const texts = useShoppingTexts().order;
  const format = useFormat();
  const variant = variantText(item);
  return (
    <div className="flex gap-4 rounded-lg border border-line p-3">
      <Picture
        path={item.mainImage}
        alt=""
        sizes="72px"
        className="size-18 shrink-0 rounded-md bg-soft object-contain p-1"
      />
      <div className="min-w-0 flex-1">
        <p lang={languageOf(item.name)} className="font-semibold break-words">
          {item.name}
        </p>
        {variant !== "" && (
          <p lang={languageOf(variant)} className="text-sm text-muted">
            {variant}
          </p>
        )}
        {item.preorder && <p className="text-sm text-muted">{texts.preorder}</p>}
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
          <span className="text-sm text-muted">{texts.each(format.taka(item.price))}</span>
          <span className="ml-auto text-right">
            <span>{texts.total}</span>{" "}
            <span className="text-lg font-semibold">{format.taka(total)}</span>
          </span>
        </p>
        {delivery !== undefined && (
          <p className="text-right text-sm text-muted">{texts.withDelivery(delivery)}</p>
        )}
      </div>
    </div>
  );
}

/** Who orders, as the profile says it; what it does not say is `Not Provided` (specification 9). */
export function OrderDetails({ customer }: { customer: CustomerUser }) {
  const { notProvided } = useTexts().common;
  const texts = useShoppingTexts().order;
  const rows = [
    [texts.name, customer.name],
    [texts.email, customer.email],
    [texts.phone, customer.phone],
    [texts.address, customer.address],
  ] as const;
  return (
    <section aria-label={texts.you}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words whitespace-pre-line">{value || notProvided}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
