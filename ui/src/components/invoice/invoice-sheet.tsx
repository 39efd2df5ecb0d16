import type { ReactNode } from "react";
import type { CustomerOrder, OrderLine, Settings } from "@/api/types";
import type { Sums } from "@/components/ordering/use-order-sums";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";
import { useInvoiceTexts } from "@/texts/invoice";
import { useOrderViewTexts } from "@/texts/order-view";
import { useShoppingTexts } from "@/texts/shopping";
import { useTexts } from "@/texts/use-texts";
import { InvoiceHead } from "./invoice-head";
import { InvoiceLines } from "./invoice-lines";
import "./invoice.css";

/** An order as its invoice needs it: the back office's and the customer's both have this. */
interface InvoicedOrder extends Sums {
  orderNumber: string;
  orderedAt: string;
  lines: readonly OrderLine[];
  paymentMethod: CustomerOrder["paymentMethod"];
  paymentReceived: boolean;
  transaction: string;
  OrderStatus: CustomerOrder["OrderStatus"];
  deliveryMethod: CustomerOrder["deliveryMethod"];
  delivery: string;
  branch: string;
}

/** Who bought; what is empty was not given. */
interface Buyer {
  name: string;
  address: string;
  phone: string;
  email: string;
}

interface InvoiceSheetProps {
  order: InvoicedOrder;
  buyer: Buyer;
  settings: Settings;
}

/** An address with commas for its line breaks, which would take too much of the sheet. */
const inOneLine = (address: string) => address.replace(/,?\s*\n\s*/g, ", ");

/** The sheet of an invoice; on A4 an order of a few lines takes one page. */
export function InvoiceSheet({ order, buyer, settings }: InvoiceSheetProps) {
  const { notProvided } = useTexts().common;
  const texts = useInvoiceTexts();
  const { statuses } = useOrderViewTexts();
  const { payments } = useShoppingTexts();
  const pickup = order.deliveryMethod === "pickup";
  const { total } = order;
  const shop = settings.shopName;
  return (
    <section
      aria-label={texts.word}
      data-invoice=""
      className="mx-auto max-w-3xl rounded-lg border border-line bg-ground p-5 text-sm sm:p-10 print:max-w-none print:rounded-none print:border-0 print:p-0"
    >
      <InvoiceHead order={order} settings={settings} />
      <div className="grid gap-6 py-6 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Block name={texts.billTo}>
          <p lang={languageOf(buyer.name)} className="font-semibold wrap-anywhere">
            {buyer.name || notProvided}
          </p>
          {!(pickup && buyer.address === "") && (
            <p lang={languageOf(buyer.address)} className="wrap-anywhere">
              {inOneLine(buyer.address) || notProvided}
            </p>
          )}
          <p>{buyer.phone || notProvided}</p>
          <p className="wrap-anywhere">{buyer.email || notProvided}</p>
        </Block>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1">
          <Fact name={texts.payment}>
            <span>{payments[order.paymentMethod]}</span>
            {order.paymentReceived && <span>{` (${texts.paid})`}</span>}
          </Fact>
          {order.transaction !== "" && <Fact name={texts.transaction}>{order.transaction}</Fact>}
          <Fact name={texts.status}>{statuses[order.OrderStatus]}</Fact>
          {pickup && order.branch !== "" && (
            <Fact name={texts.pickup}>
              <span lang={languageOf(order.branch)}>{order.branch}</span>
            </Fact>
          )}
          {order.zone !== "" && (
            <Fact name={texts.zone}>
              <span lang={languageOf(order.zone)}>{order.zone}</span>
            </Fact>
          )}
          <Fact name={texts.delivery}>
            <span lang={languageOf(order.delivery)}>{order.delivery || notProvided}</span>
          </Fact>
        </dl>
      </div>
      <InvoiceLines order={order} />
      {typeof total === "number" && (
        <p className="py-4">
          <span className="text-muted">{`${texts.inWords}: `}</span>
          <span className="font-semibold">{texts.amountInWords(total)}</span>
        </p>
      )}
      <div className="grid break-inside-avoid grid-cols-2 gap-10 pt-20 text-center">
        <p className="border-t border-ink pt-2">{texts.received}</p>
        <p className="border-t border-ink pt-2">{texts.signature}</p>
      </div>
      {shop !== "" && <p className="pt-8 text-center text-muted">{texts.thanks(shop)}</p>}
    </section>
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
