import type { OrderLine } from "@/api/types";
import type { Sums } from "@/components/ordering/use-order-sums";
import { languageOf } from "@/lib/language-of";
import { variantText } from "@/shopping/order-item";
import { categoryLabel } from "@/texts/category-names";
import { useInvoiceTexts } from "@/texts/invoice";
import { useFormat } from "@/texts/use-format";
import { useTexts } from "@/texts/use-texts";
import { Figure } from "./figure";
import { InvoiceSums } from "./invoice-sums";

/** What was bought, one row a line, and what is paid for it. */
export function InvoiceLines({ order }: { order: Sums & { lines: readonly OrderLine[] } }) {
  const texts = useInvoiceTexts();
  return (
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
        {order.lines.map((line) => (
          <Row key={line.line} line={line} />
        ))}
      </tbody>
      <InvoiceSums order={order} />
    </table>
  );
}

function Row({ line }: { line: OrderLine }) {
  const common = useTexts();
  const format = useFormat();
  const texts = useInvoiceTexts();
  const { price, total, quantity } = line;
  const variant = variantText(line);
  const category = line.category && categoryLabel(line.category, common);
  const taka = (amount: number | null | undefined) =>
    typeof amount === "number" ? format.taka(amount) : texts.noPrice;
  return (
    <tr className="break-inside-avoid border-b border-line align-top">
      <td className="py-3 pr-3">
        <span lang={languageOf(line.name)} className="block font-semibold wrap-anywhere">
          {line.name}
        </span>
        {variant !== "" && (
          <span lang={languageOf(variant)} className="block wrap-anywhere text-muted">
            {variant}
          </span>
        )}
        <span className="block text-muted">
          {[line.brand, category].filter(Boolean).join(" · ")}
        </span>
        {line.returned > 0 && <span className="block">{texts.returned(line.returned)}</span>}
        <span className="block sm:hidden print:hidden">
          {typeof price === "number"
            ? texts.pieces(quantity, format.taka(price))
            : format.number(quantity)}
        </span>
      </td>
      <Figure roomy>{format.number(quantity)}</Figure>
      <Figure roomy>{taka(price)}</Figure>
      <Figure>{taka(total)}</Figure>
    </tr>
  );
}
