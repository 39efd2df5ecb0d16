import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { LedgerRow } from "@/api/types";
import { useListAddress, usePageCount } from "@/components/admin/list-address";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { useProductFormTexts } from "@/texts/admin-product";
import { stockLedgerQuery } from "../api/stock-ledger";

const PAGE_SIZE = 20;
const NUMBER = "text-right tabular-nums";

/** Every change of the stock, who made it and why; a page of it is in the address. */
export function StockLedger({ product }: { product: string }) {
  const texts = useProductFormTexts().ledger;
  const list = useListAddress();
  const { data, error, refetch } = useQuery(stockLedgerQuery(product));
  const count = usePageCount(list, data?.items.length, PAGE_SIZE);
  return (
    <section aria-labelledby="ledger-title" className="border-t border-line py-6">
      <h2 id="ledger-title" className="text-lg font-semibold">
        {texts.title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{texts.hint}</p>
      {data ? (
        data.items.length === 0 ? (
          <p>{texts.empty}</p>
        ) : (
          <>
            <Table rows={data.items.slice((list.page - 1) * PAGE_SIZE, list.page * PAGE_SIZE)} />
            <Pagination page={list.page} pageCount={count} hrefOf={list.hrefOf} />
          </>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-2">
          <Skeleton className="h-10 rounded-md" />
          <Skeleton className="h-10 rounded-md" />
        </div>
      )}
    </section>
  );
}

// On phones each row is a card.
function Table({ rows }: { rows: readonly LedgerRow[] }) {
  const texts = useProductFormTexts().ledger;
  const head = "px-3 py-2 text-left text-xs font-semibold text-muted";
  return (
    <table className="w-full text-sm max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {[texts.when, texts.who, texts.why].map((text) => (
            <th key={text} scope="col" className={head}>
              {text}
            </th>
          ))}
          {[texts.before, texts.change, texts.after].map((text) => (
            <th key={text} scope="col" className={cx(head, "text-right")}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-3">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: LedgerRow }) {
  const format = useFormat();
  const texts = useProductFormTexts().ledger;
  const cell = "sm:px-3 sm:py-2.5";
  return (
    <tr className="border-t border-line align-top max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:gap-y-1 max-sm:rounded-lg max-sm:border max-sm:p-3">
      <td className={cx(cell, "whitespace-nowrap max-sm:order-2 max-sm:col-span-3")}>
        {format.moment(row.at)}
      </td>
      <td className={cx(cell, "break-all max-sm:order-3 max-sm:col-span-3")}>{row.actor}</td>
      <td className={cx(cell, "max-sm:order-1 max-sm:col-span-3")}>
        <span>{texts.causes[row.cause]}</span>
        {row.orderId && (
          <span>
            {" · "}
            <Link
              to={paths.adminInvoice(row.orderId)}
              className="font-semibold text-accent hover:underline"
            >
              {texts.order}
            </Link>
          </span>
        )}
      </td>
      <Figure label={texts.before} className={cell}>
        {format.number(row.before)}
      </Figure>
      <Figure label={texts.change} className={cx(cell, "font-semibold")}>
        {texts.delta(row.delta)}
      </Figure>
      <Figure label={texts.after} className={cell}>
        {format.number(row.after)}
      </Figure>
    </tr>
  );
}

interface FigureProps {
  label: string;
  className: string;
  children: string;
}

function Figure({ label, className, children }: FigureProps) {
  return (
    <td className={cx(NUMBER, className, "max-sm:order-4 max-sm:mt-1 max-sm:text-left")}>
      <span className="block text-xs text-muted sm:hidden">{label}</span>
      <span>{children}</span>
    </td>
  );
}
