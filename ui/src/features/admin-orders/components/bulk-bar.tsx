import { useState } from "react";
import { Link } from "react-router-dom";
import { Button, buttonClass } from "@/components/ui/button";
import { useOrderListTexts } from "@/texts/admin-order-list";
import { printAddress, type Printed } from "../lib/print-address";
import type { Selection } from "../lib/use-selection";
import { BulkDialog } from "./bulk-dialog";

/** What can be done with the chosen orders; at the bottom of the screen while there are any. */
export function BulkBar({ selection }: { selection: Selection }) {
  const texts = useOrderListTexts().bulk;
  const [what, setWhat] = useState<"approve" | "ship">();
  const count = selection.orders.length;
  const ids = selection.orders.map(({ _id }) => _id);
  // In a tab of its own: what is chosen stays.
  const print = (printed: Printed) => (
    <Link
      to={printAddress(printed, ids)}
      target="_blank"
      className={buttonClass("secondary", "sm", "min-h-11")}
    >
      <span>{texts[printed]}</span>
      <span className="sr-only">{texts.newTab}</span>
    </Link>
  );
  return (
    <>
      <section
        aria-label={texts.region}
        className={
          count === 0
            ? "sr-only"
            : "sticky bottom-2 z-20 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-ground p-3 shadow-float sm:bottom-4"
        }
      >
        <p role="status" className="mr-auto font-semibold">
          {count > 0 && texts.selected(count)}
        </p>
        {count > 0 && (
          <>
            <Button variant="quiet" size="sm" className="min-h-11" onClick={selection.clear}>
              {texts.clear}
            </Button>
            <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex sm:flex-wrap">
              <Button size="sm" className="min-h-11" onClick={() => setWhat("approve")}>
                {texts.approve}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                className="min-h-11"
                onClick={() => setWhat("ship")}
              >
                {texts.ship}
              </Button>
              {print("invoices")}
              {print("slips")}
            </div>
          </>
        )}
      </section>
      {what !== undefined && (
        <BulkDialog what={what} selection={selection} onClose={() => setWhat(undefined)} />
      )}
    </>
  );
}
