import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useFacetTexts } from "@/texts/facets";
import { useListingTexts } from "@/texts/listing";
import { BrandChoices, PriceChoices } from "./facet-choices";
import { SortSelect } from "./sort-select";
import { SpecChoices } from "./spec-choices";
import type { ListFilters } from "./use-list-filters";

interface FilterSheetProps {
  filters: ListFilters;
  /** How many products the list has with these filters; undefined while that is not known. */
  total: number | undefined;
  onClear: () => void;
  onClose: () => void;
}

/** All choices over the page, from the bottom, on phones. Each holds at once; the list follows behind the sheet. */
export function FilterSheet({ filters, total, onClear, onClose }: FilterSheetProps) {
  const texts = useFacetTexts();
  const { clearFilters } = useListingTexts();
  const show = useRef<HTMLButtonElement>(null);

  function clear() {
    onClear();
    // The button that had the focus goes with the last filter.
    show.current?.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.filters}
      footer={
        <>
          {filters.active > 0 && (
            <Button variant="secondary" onClick={clear}>
              {clearFilters}
            </Button>
          )}
          <Button ref={show} className="flex-1 px-3 whitespace-nowrap" onClick={onClose}>
            <span aria-live="polite">
              {total === undefined ? texts.showUnknown : texts.show(total)}
            </span>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <SortSelect filters={filters} />
        <PriceChoices filters={filters} />
        <SpecChoices filters={filters} />
        {filters.withBrands && <BrandChoices filters={filters} />}
      </div>
    </Dialog>
  );
}
