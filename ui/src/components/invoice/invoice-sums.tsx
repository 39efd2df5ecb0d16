import { useOrderSums, type Sums } from "@/components/ordering/use-order-sums";
import { cx } from "@/lib/cx";
import { useInvoiceTexts } from "@/texts/invoice";
import { Figure } from "./figure";

/** What the lines of an invoice add up to. */
export function InvoiceSums({ order }: { order: Sums }) {
  const { noPrice } = useInvoiceTexts();
  return (
    <tfoot>
      {useOrderSums(order).map(({ is, name, amount = noPrice }) => {
        const last = is === "total";
        return (
          <tr key={is} className={cx(last && "border-b-2 border-ink text-base font-semibold")}>
            <th
              scope="row"
              className={cx(
                "text-left",
                last ? "py-3 font-semibold" : "py-1 font-normal text-muted",
              )}
            >
              {name}
            </th>
            <td colSpan={2} className="max-sm:hidden print:table-cell" />
            <Figure tight={!last}>{amount}</Figure>
          </tr>
        );
      })}
    </tfoot>
  );
}
