import { useState } from "react";
import { Link } from "react-router-dom";
import { SelectionBar } from "@/components/admin/selection-bar";
import { Button, buttonClass } from "@/components/ui/button";
import { useOrderListTexts } from "@/texts/admin-order-list";
import { goesOut } from "../lib/order-status";
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
      className={buttonClass("secondary", "sm", "min-h-11 text-center")}
    >
      <span>{texts[printed]}</span>
      <span className="sr-only">{texts.newTab}</span>
    </Link>
  );
  return (
    <>
      <SelectionBar texts={texts} count={count} onClear={selection.clear}>
        <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex sm:flex-wrap">
          <Button size="sm" className="min-h-11" onClick={() => setWhat("approve")}>
            {texts.approve}
          </Button>
          {selection.orders.some(goesOut) && (
            <Button
              variant="secondary"
              size="sm"
              className="min-h-11"
              onClick={() => setWhat("ship")}
            >
              {texts.ship}
            </Button>
          )}
          {print("invoices")}
          {print("slips")}
        </div>
      </SelectionBar>
      {what !== undefined && (
        <BulkDialog what={what} selection={selection} onClose={() => setWhat(undefined)} />
      )}
    </>
  );
}
