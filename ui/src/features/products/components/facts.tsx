import { Award, CreditCard, Eye, RefreshCw, ShieldCheck, Store, Wallet } from "lucide-react";
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
      {isAnnounced(product) && (
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

/** Nothing is promised of what nobody can buy yet. */
const isAnnounced = (product: Product) => effectivePrice(product) > 0;

/** Warranty and delivery. */
export function DeliveryTerms({ product }: { product: Product }) {
  const texts = useDetailTexts();
  const { warranty, estimatedDelivery } = product;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 empty:hidden">
      {isAnnounced(product) && warranty !== "" && <Term name={texts.warranty}>{warranty}</Term>}
      {estimatedDelivery !== "" && <Term name={texts.delivery}>{estimatedDelivery}</Term>}
    </dl>
  );
}

function Term({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd lang={languageOf(children)} className="break-words">
        {children}
      </dd>
    </>
  );
}

/** Why one may order here, under the buttons (design, Detail page). */
export function TrustLine({ product }: { product: Product }) {
  const texts = useDetailTexts();
  const reasons = [
    { icon: Wallet, text: texts.trustCash },
    { icon: Store, text: texts.trustPickup },
    ...(product.warranty === "" || !isAnnounced(product)
      ? []
      : [{ icon: ShieldCheck, text: texts.trustWarranty }]),
    { icon: RefreshCw, text: texts.trustExchange },
  ];
  return (
    <ul
      aria-label={texts.trust}
      className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-4 text-sm text-muted"
    >
      {reasons.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-2">
          <Icon size={18} aria-hidden="true" className="shrink-0 text-accent" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
