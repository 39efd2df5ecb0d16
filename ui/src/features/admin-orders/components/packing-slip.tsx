import type { AdminOrder, Settings } from "@/api/types";
import { Figure } from "@/components/invoice/figure";
import { InvoiceHead } from "@/components/invoice/invoice-head";
import { Written } from "@/components/ui/written";
import { languageOf } from "@/lib/language-of";
import { variantText } from "@/shopping/order-item";
import { useOrderListTexts } from "@/texts/admin-order-list";
import { useOrderStepTexts } from "@/texts/admin-order-steps";
import { useShoppingTexts } from "@/texts/shopping";
import { useFormat } from "@/texts/use-format";
import { useTexts } from "@/texts/use-texts";
import { inOneLine } from "../lib/in-one-line";
import { piecesDue } from "../lib/payment-due";
import { PaymentDue } from "./payment-due";
import { Sheet, SheetBlock, SheetColumns, SheetFact, SheetFacts } from "./sheet";

/** What goes into the parcel: where it goes, what is in it and did not come back, and what is to be collected; no other price (contract 11). */
export function PackingSlip({ order, settings }: { order: AdminOrder; settings: Settings }) {
  const format = useFormat();
  const { notProvided } = useTexts().common;
  const texts = useOrderListTexts().print;
  const stepTexts = useOrderStepTexts();
  const { payments } = useShoppingTexts();
  const lines = order.lines.filter((line) => piecesDue(line) > 0);
  const pieces = lines.reduce((sum, line) => sum + piecesDue(line), 0);
  const pickup = order.deliveryMethod === "pickup";
  return (
    <Sheet label={texts.slip}>
      <InvoiceHead word={texts.slip} order={order} settings={settings} />
      <SheetColumns>
        <SheetBlock name={pickup ? texts.pickUp : texts.shipTo}>
          <p lang={languageOf(order.username)} className="text-lg font-semibold wrap-anywhere">
            {order.username || notProvided}
          </p>
          {!pickup && (
            <p lang={languageOf(order.userAddress)} className="text-base wrap-anywhere">
              {inOneLine(order.userAddress) || notProvided}
            </p>
          )}
          <p className="text-base font-semibold tabular-nums">{order.userPhone || notProvided}</p>
        </SheetBlock>
        <SheetFacts>
          <SheetFact name={stepTexts.method}>
            <Written
              words={pickup ? order.branch : order.zone}
              within={stepTexts.methods[order.deliveryMethod]}
            />
          </SheetFact>
          {order.courier !== "" && (
            <SheetFact name={texts.courier}>
              {[order.courier, order.trackingNumber].filter(Boolean).join(" · ")}
            </SheetFact>
          )}
          <SheetFact name={payments[order.paymentMethod]}>
            <PaymentDue order={order} />
          </SheetFact>
        </SheetFacts>
      </SheetColumns>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-y border-ink text-xs">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {texts.item}
            </th>
            <Figure head>{texts.quantity}</Figure>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line} className="break-inside-avoid border-b border-line align-top">
              <td className="py-3 pr-3">
                <span lang={languageOf(line.name)} className="block font-semibold wrap-anywhere">
                  {line.name}
                </span>
                <span lang={languageOf(variantText(line))} className="block wrap-anywhere">
                  {variantText(line)}
                </span>
              </td>
              <Figure>{format.number(piecesDue(line))}</Figure>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-3 text-left font-semibold">
              {texts.pieces}
            </th>
            <Figure>{format.number(pieces)}</Figure>
          </tr>
        </tfoot>
      </table>
      {order.Message !== "" && (
        <SheetBlock name={texts.message}>
          <p lang={languageOf(order.Message)} className="wrap-anywhere whitespace-pre-line">
            {order.Message}
          </p>
        </SheetBlock>
      )}
    </Sheet>
  );
}
