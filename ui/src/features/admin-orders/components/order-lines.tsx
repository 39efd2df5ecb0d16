import { Link } from "react-router-dom";
import type { AdminOrder } from "@/api/types";
import { useCategoryName } from "@/components/admin/use-category-name";
import { Picture } from "@/components/ui/picture";
import { LISTINGS } from "@/config/generated";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";
import { variantText } from "@/shopping/order-item";
import { useOrderStepTexts } from "@/texts/admin-order-steps";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { useFormat } from "@/texts/use-format";
import { OrderMoney } from "./order-money";

type Line = AdminOrder["lines"][number];

/** What was ordered line by line, and what it comes to (contract 11). */
export function OrderLines({ order }: { order: AdminOrder }) {
  const texts = useOrderStepTexts();
  return (
    <div role="group" aria-label={useAdminOrderTexts().product} className="min-w-0">
      <ul aria-label={texts.lines} className="flex flex-col gap-4">
        {order.lines.map((line) => (
          <li key={line.line} className="flex gap-4">
            <LineFacts line={line} />
          </li>
        ))}
      </ul>
      <OrderMoney order={order} />
    </div>
  );
}

function LineFacts({ line }: { line: Line }) {
  const format = useFormat();
  const orderTexts = useAdminOrderTexts();
  const texts = useOrderStepTexts();
  const categoryName = useCategoryName();
  const variant = variantText(line);
  const { price, total } = line;
  return (
    <>
      <Picture
        path={line.mainImage}
        alt=""
        sizes="64px"
        className="size-16 shrink-0 rounded-md bg-soft object-contain p-1"
      />
      <div className="min-w-0 flex-1">
        <h3 lang={languageOf(line.name)} className="leading-snug font-semibold wrap-anywhere">
          {line.productId && !line.productGone ? (
            <Link
              to={paths.adminProduct(line.productId)}
              className="hover:text-accent hover:underline"
            >
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </h3>
        <p className="text-sm text-muted">
          {[line.brand, categoryName(line.category)].filter(Boolean).join(" · ")}
        </p>
        {variant !== "" && (
          <p lang={languageOf(variant)} className="text-sm font-semibold wrap-anywhere">
            {variant}
          </p>
        )}
        {line.listing && LISTINGS[line.listing].preorder && (
          <p className="text-sm text-muted">{orderTexts.preorder}</p>
        )}
        {line.productGone && <p className="text-sm text-muted">{texts.gone}</p>}
        <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
          {typeof price === "number" && typeof total === "number" ? (
            <>
              <span>{orderTexts.invoice.pieces(line.quantity, format.taka(price))}</span>
              <span className="font-semibold">{format.taka(total)}</span>
            </>
          ) : (
            <span>{`${orderTexts.quantity}: ${format.number(line.quantity)}`}</span>
          )}
        </p>
        {line.returned > 0 && (
          <p className="text-sm font-semibold">{texts.returned(line.returned)}</p>
        )}
      </div>
    </>
  );
}
