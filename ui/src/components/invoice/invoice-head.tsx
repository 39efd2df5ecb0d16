import type { Branch, Settings } from "@/api/types";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { useInvoiceTexts } from "@/texts/invoice";

interface InvoiceHeadProps {
  order: { orderNumber: string; orderedAt: string };
  settings: Settings;
  /** What the sheet is, where it is no invoice. */
  word?: string;
}

/** Whose invoice it is: the shop with its two branches, and the order's number and day. */
export function InvoiceHead({ order, settings, word }: InvoiceHeadProps) {
  const format = useFormat();
  const texts = useInvoiceTexts();
  const phones = settings.phones.filter(Boolean);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <p lang={languageOf(settings.shopName)} className="text-2xl font-semibold wrap-anywhere">
            {settings.shopName}
          </p>
          {phones.length > 0 && <p>{`${texts.phone}: ${phones.join(", ")}`}</p>}
          {settings.email !== "" && (
            <p className="wrap-anywhere">{`${texts.email}: ${settings.email}`}</p>
          )}
        </div>
        <div className="sm:text-right print:text-right">
          <p className="text-xl font-semibold">{word ?? texts.word}</p>
          <p>
            <span className="text-muted">{`${texts.number}: `}</span>
            <span className="font-semibold whitespace-nowrap tabular-nums">
              {order.orderNumber}
            </span>
          </p>
          <p>
            <span className="text-muted">{`${texts.date}: `}</span>
            <time dateTime={order.orderedAt}>{format.day(order.orderedAt)}</time>
          </p>
        </div>
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-2 border-b border-line pb-4 text-xs sm:grid-cols-2 print:grid-cols-2">
        {settings.branches.map((branch, index) => (
          <BranchAddress key={index} branch={branch} />
        ))}
      </div>
    </>
  );
}

function BranchAddress({ branch }: { branch: Branch }) {
  const { name, shopNumber, floor, mall, area, city } = branch;
  const shop = floor === "" ? shopNumber : `${shopNumber} (${floor})`;
  // The name of a branch is often that of its area.
  const place = [shop, mall, area, city].filter(Boolean);
  return (
    <address lang={languageOf(place.join())} className="wrap-anywhere not-italic">
      {name !== "" && name !== area && <span className="font-semibold">{`${name}: `}</span>}
      <span>{place.join(", ")}</span>
    </address>
  );
}
