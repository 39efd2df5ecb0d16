import type { ReactNode } from "react";
import { useFacetTexts } from "@/texts/facets";
import type { ListFilters } from "./use-list-filters";

interface ChoicesProps {
  legend: string;
  filters: ListFilters;
  empty: boolean;
  /** In two columns where there is room. */
  wide?: boolean | undefined;
  /** What a person should know before the next choice, said when it comes up. */
  note?: string | undefined;
  children: ReactNode;
}

/** The choices of one kind under their legend; says where there are none, or none could be loaded. */
export function Choices({ legend, filters, empty, wide, note, children }: ChoicesProps) {
  const texts = useFacetTexts();
  const known = filters.facets !== undefined;
  return (
    <fieldset aria-busy={!known && !filters.failed}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {note !== undefined && (
        <p role="status" className={note === "" ? "sr-only" : "pb-1 text-sm text-muted"}>
          {note}
        </p>
      )}
      {filters.failed ? (
        <p className="py-2 text-muted">{texts.failed}</p>
      ) : known && empty ? (
        <p className="py-2 text-muted">{texts.nothing}</p>
      ) : (
        <div className={wide ? "grid-cols-2 gap-x-4 md:grid" : ""}>{children}</div>
      )}
    </fieldset>
  );
}
