import { useState } from "react";
import { SelectionBar } from "@/components/admin/selection-bar";
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
      <SelectionBar texts={texts} count={count} onClear={selection.clear}>
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
      </SelectionBar>
      {what !== undefined && (
        <BulkDialog what={what} selection={selection} onClose={() => setWhat(undefined)} />
      )}
    </>
  );
}
