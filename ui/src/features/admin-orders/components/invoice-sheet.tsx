import type { ReactNode } from "react";
import type { AdminOrder, Settings } from "@/api/types";
import { useCategoryName } from "@/components/admin/use-category-name";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";
import { variantText } from "@/shopping/order-item";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { useShoppingTexts } from "@/texts/shopping";
import { useTexts } from "@/texts/use-texts";
import { InvoiceHead } from "./invoice-head";

/** An address with commas for its line breaks, which would take too much of the sheet. */
const inOneLine = (address: string) => address.replace(/,?\s*\n\s*/g, ", ");

/** The sheet of an invoice; on A4 it takes one page. */
export function InvoiceSheet({ order, settings }: { order: AdminOrder; settings: Settings }) {
  const format = useFormat();
  const { notProvided } = useTexts().common;
  const orderTexts = useAdminOrderTexts();
  const texts = orderTexts.invoice;
  const { payments } = useShoppingTexts();
  const categoryName = useCategoryName();
  const variant = variantText(order);
  const { price, total } = order;
  const priced = typeof price === "number" && typeof total === "number";
  const shop = settings.shopName;
  return (
    <section
      aria-label={texts.word}
      className="mx-auto max-w-3xl rounded-lg border border-line bg-ground p-5 text-sm sm:p-10 print:max-w-none print:rounded-none print:border-0 print:p-0"
    >
      <InvoiceHead order={order} settings={settings} />
      <div className="grid gap-6 py-6 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Block name={texts.billTo}>
          <p lang={languageOf(order.username)} className="font-semibold wrap-anywhere">
            {order.username || notProvided}
          </p>
          <p lang={languageOf(order.userAddress)} className="wrap-anywhere">
            {inOneLine(order.userAddress) || notProvided}
          </p>
          <p>{order.userPhone || notProvided}</p>
          <p className="wrap-anywhere">{order.userEmail || notProvided}</p>
        </Block>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1">
          <Fact name={texts.payment}>{payments[order.paymentMethod]}</Fact>
          <Fact name={texts.status}>{orderTexts.orderStatus[order.OrderStatus]}</Fact>
          <Fact name={texts.delivery}>
            <span lang={languageOf(order.delivery)}>{order.delivery || notProvided}</span>
          </Fact>
        </dl>
      </div>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-y border-ink text-xs">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {texts.item}
            </th>
            <Figure head roomy>
              {texts.quantity}
            </Figure>
            <Figure head roomy>
              {texts.price}
            </Figure>
            <Figure head>{texts.amount}</Figure>
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line align-top">
            <td className="py-3 pr-3">
              <span lang={languageOf(order.name)} className="block font-semibold wrap-anywhere">
                {order.name}
              </span>
              {variant !== "" && (
                <span lang={languageOf(variant)} className="block wrap-anywhere text-muted">
                  {variant}
                </span>
              )}
              <span className="block text-muted">
                {[order.brand, categoryName(order.category)].filter(Boolean).join(" · ")}
              </span>
              <span className="block sm:hidden print:hidden">
                {priced
                  ? texts.pieces(order.quantity, format.taka(price))
                  : format.number(order.quantity)}
              </span>
            </td>
            <Figure roomy>{format.number(order.quantity)}</Figure>
            <Figure roomy>{priced ? format.taka(price) : texts.noPrice}</Figure>
            <Figure>{priced ? format.taka(total) : texts.noPrice}</Figure>
          </tr>
        </tbody>
        <tfoot>
          <tr className="border-b-2 border-ink text-base font-semibold">
            <th scope="row" className="py-3 text-left font-semibold">
              {texts.total}
            </th>
            <td colSpan={2} className="max-sm:hidden print:table-cell" />
            <Figure>{priced ? format.taka(total) : texts.noPrice}</Figure>
          </tr>
        </tfoot>
      </table>
      {priced && (
        <p className="py-4">
          <span className="text-muted">{`${texts.inWords}: `}</span>
          <span className="font-semibold">{texts.amountInWords(total)}</span>
        </p>
      )}
      <div className="grid grid-cols-2 gap-10 pt-20 text-center">
        <p className="border-t border-ink pt-2">{texts.received}</p>
        <p className="border-t border-ink pt-2">{texts.signature}</p>
      </div>
      {shop !== "" && <p className="pt-8 text-center text-muted">{texts.thanks(shop)}</p>}
    </section>
  );
}

/** A cell of a number; a `roomy` one stands on paper and wide screens alone. */
function Figure({
  head = false,
  roomy = false,
  children,
}: {
  head?: boolean;
  roomy?: boolean;
  children: ReactNode;
}) {
  const className = cx(
    "pl-3 text-right whitespace-nowrap tabular-nums",
    head ? "py-2 font-semibold" : "py-3",
    roomy && "max-sm:hidden print:table-cell",
  );
  if (!head) return <td className={className}>{children}</td>;
  return (
    <th scope="col" className={className}>
      {children}
    </th>
  );
}

function Block({ name, children }: { name: string; children: Parts }) {
  return (
    <div className="min-w-0">
      <h2 className="pb-1 text-xs font-semibold text-muted">{name}</h2>
      {children}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
