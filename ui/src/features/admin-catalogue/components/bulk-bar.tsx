import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import type { Selection } from "../lib/use-selection";
import { BulkDialog } from "./bulk-dialog";

/** What can be done with the chosen products; at the bottom of the screen while there are any. */
export function BulkBar({ selection }: { selection: Selection }) {
  const texts = useCatalogueTexts().bulk;
  const [what, setWhat] = useState<"stock" | "price">();
  const count = selection.products.length;
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
            <div className="flex gap-2 max-sm:w-full max-sm:[&>button]:flex-1">
              <Button
                variant="secondary"
                size="sm"
                className="min-h-11"
                onClick={() => setWhat("stock")}
              >
                {texts.stock}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                className="min-h-11"
                onClick={() => setWhat("price")}
              >
                {texts.price}
              </Button>
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
