import { languageOf } from "@/lib/language-of";
import { useOrderListTexts } from "@/texts/admin-order-list";
import type { Run } from "../lib/use-run";

interface BulkResultProps {
  what: "approve" | "ship";
  run: Run;
  /** Orders of the run. */
  total: number;
}

/** How far a run is, what came of it, and which orders stayed as they were. */
export function BulkResult({ what, run, total }: BulkResultProps) {
  const texts = useOrderListTexts().bulk;
  const { running, ended, tried, done, failures } = run;
  const said = what === "approve" ? texts.approved : texts.shipped;
  const untried = total - tried;
  return (
    <>
      {running && (
        <progress
          value={tried}
          max={total}
          aria-label={texts.running(tried, total)}
          className="h-2 w-full accent-accent"
        />
      )}
      <p role="status" className="font-semibold tabular-nums">
        {running ? texts.running(tried, total) : ended ? said(done.length) : ""}
      </p>
      {ended && untried > 0 && <p className="mt-1 text-sm">{texts.untried(untried)}</p>}
      {failures.length > 0 && (
        <div className="mt-4 text-sm">
          <p className="font-semibold text-offer">{texts.failures(failures.length)}</p>
          <ul className="mt-1">
            {failures.map(({ order, reason }) => (
              <li key={order._id} className="border-t border-line py-2 first:border-t-0">
                <span className="font-semibold tabular-nums">{order.orderNumber}</span>
                <span lang={languageOf(order.username)}>{` · ${order.username}`}</span>
                <span lang={languageOf(reason)} className="block">
                  {reason}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
