import { Award, CreditCard, Eye } from "lucide-react";
import { useSettings } from "@/api/queries/settings";
import type { Product } from "@/api/types";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import { effectivePrice } from "@/shopping/money";
import { FEW_LEFT } from "@/shopping/product-facts";
import type { Parts } from "@/lib/parts";
import { useDetailTexts } from "@/texts/product-detail";
import { useTexts } from "@/texts/use-texts";
import { hasEmi } from "../lib/emi";
import { EmiBadge } from "./emi-badge";

/** How often the product was looked at (specification 2, viewer count). */
function Views({ views }: { views: number }) {
  const texts = useDetailTexts();
  return (
    <p className="inline-flex items-center gap-1.5 text-sm text-muted tabular-nums print:hidden">
      <Eye size={16} aria-hidden="true" />
      {/* Drawn a while ago on the server, of which every look since then is one more. */}
      <span suppressHydrationWarning>{texts.views(views)}</span>
    </p>
  );
}

interface BadgesProps {
  product: Product;
  /** What the chosen variant costs, in taka. */
  price: number;
}

/** EMI and buy points (specification 2 and 4); the EMI badge opens the calculator once the shop has a rate. */
export function Badges({ product, price }: BadgesProps) {
  const texts = useDetailTexts();
  const rate = useSettings()?.emiRate;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {hasEmi(product, price, rate) ? (
        <li className="inline-flex flex-wrap items-center gap-x-2">
          <EmiBadge title={product.title} price={price} rate={rate} />
        </li>
      ) : (
        <Badge icon={<CreditCard size={16} aria-hidden="true" />} strong={product.emiAvailable}>
          {product.emiAvailable ? texts.emi : texts.noEmi}
        </Badge>
      )}
      {product.buyPoints > 0 && (
        <Badge icon={<Award size={16} aria-hidden="true" />} strong>
          {texts.points(product.buyPoints)}
        </Badge>
      )}
    </ul>
  );
}

function Badge({ icon, strong, children }: { icon: Parts; strong: boolean; children: string }) {
  return (
    <li
      className={cx(
        "inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold",
        strong ? "bg-accent-soft text-accent-strong" : "bg-soft text-muted",
      )}
    >
      {icon}
      <span>{children}</span>
    </li>
  );
}

/** Whether it is there, and how often it was looked at. */
export function Standing({ product, preorder }: { product: Product; preorder: boolean }) {
  const { inStock, notInStock, onlyLeft } = useTexts().product;
  const { stock } = product;
  return (
    <div className="flex flex-wrap items-center gap-x-4 max-md:-mt-1">
      {effectivePrice(product) > 0 && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span
            className={cx(
              "inline-flex items-center gap-2 font-semibold",
              stock > 0 ? "text-accent" : preorder ? "text-muted" : "text-warning",
            )}
          >
            <span aria-hidden="true" className="size-2 rounded-full bg-current" />
            <span>{stock > 0 ? inStock : notInStock}</span>
          </span>
          {stock > 0 && stock <= FEW_LEFT && (
            <span className="font-semibold text-warning">{onlyLeft(stock)}</span>
          )}
        </p>
      )}
      <Views views={product.views} />
    </div>
  );
}

/** How long the product itself is said to take. */
export function DeliveryTerms({ product }: { product: Product }) {
  const texts = useDetailTexts();
  const { estimatedDelivery } = product;
  if (estimatedDelivery === "") return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      <dt className="text-muted">{texts.delivery}</dt>
      <dd lang={languageOf(estimatedDelivery)} className="break-words">
        {estimatedDelivery}
      </dd>
    </dl>
  );
}
