import { Link } from "react-router-dom";
import type { AdminOrder } from "@/api/types";
import { useCategoryName } from "@/components/admin/use-category-name";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/config/paths";
import { LISTINGS } from "@/config/generated";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { variantText } from "@/shopping/order-item";
import { useAdminOrderTexts } from "@/texts/admin-orders";

/** What was ordered, in which variant, how many, and for how much. */
export function OrderProduct({ order }: { order: AdminOrder }) {
  const format = useFormat();
  const texts = useAdminOrderTexts();
  const categoryName = useCategoryName();
  const variant = variantText(order);
  const { price, total } = order;
  return (
    <div role="group" aria-label={texts.product} className="flex gap-4 md:col-span-2 xl:col-span-1">
      <Picture
        path={order.mainImage}
        alt=""
        sizes="88px"
        className="size-20 shrink-0 rounded-md bg-soft object-contain p-1"
      />
      <div className="min-w-0 flex-1">
        <h3 lang={languageOf(order.name)} className="leading-snug font-semibold wrap-anywhere">
          {order.productId ? (
            <Link
              to={paths.adminProduct(order.productId)}
              className="hover:text-accent hover:underline"
            >
              {order.name}
            </Link>
          ) : (
            order.name
          )}
        </h3>
        <p className="text-sm text-muted">
          {[order.brand, categoryName(order.category)].filter(Boolean).join(" · ")}
        </p>
        {variant !== "" && (
          <p lang={languageOf(variant)} className="text-sm font-semibold wrap-anywhere">
            {variant}
          </p>
        )}
        {order.listing && LISTINGS[order.listing].preorder && (
          <p className="text-sm text-muted">{texts.preorder}</p>
        )}
        {typeof price === "number" && typeof total === "number" ? (
          <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm tabular-nums">
            <Figure name={texts.quantity} value={format.number(order.quantity)} />
            <Figure name={texts.price} value={format.taka(price)} />
            <Figure name={texts.total} value={format.taka(total)} strong />
          </dl>
        ) : (
          <>
            <dl className="mt-2 text-sm tabular-nums">
              <Figure name={texts.quantity} value={format.number(order.quantity)} />
            </dl>
            <p className="mt-1 text-sm text-muted">{texts.noPrice}</p>
          </>
        )}
      </div>
    </div>
  );
}

function Figure({ name, value, strong }: { name: string; value: string; strong?: boolean }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className={strong ? "text-base font-semibold" : "text-base"}>{value}</dd>
    </div>
  );
}
