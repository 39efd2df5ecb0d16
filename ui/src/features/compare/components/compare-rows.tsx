import { Minus } from "lucide-react";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import { useCompareTexts } from "@/texts/compare";
import { differ } from "../lib/specification-rows";
import type { CompareRow } from "./use-fact-rows";

/** The cell of a row's name. On phones the name stands over the cells beside it, which leave it room above them. */
export const LABEL_CELL =
  "sticky left-0 z-10 p-0 text-left text-sm font-normal text-muted md:border-b md:border-line md:bg-ground md:py-3 md:pr-2 md:pl-6 lg:pl-0";
export const LABEL =
  "max-md:absolute max-md:top-2.5 max-md:left-4 max-md:w-[calc(100vw-2rem)] max-md:truncate md:break-words";

/** Rows of the comparison. Where the products differ, a sign says so and the text is darker. */
export function CompareRows({ rows }: { rows: readonly CompareRow[] }) {
  const texts = useCompareTexts();
  return rows.map(({ key, label, values, cells }) => {
    const differs = differ(values);
    return (
      <tr key={key} className="align-top">
        <th scope="row" lang={languageOf(label)} className={LABEL_CELL}>
          <span className={LABEL}>
            <span>{label}</span>{" "}
            {differs && (
              <span className="whitespace-nowrap">
                <span aria-hidden="true" className="rounded-sm bg-soft px-1 font-semibold text-ink">
                  ≠
                </span>
                <span className="sr-only">{texts.differs}</span>
              </span>
            )}
          </span>
        </th>
        {values.map((value, index) => (
          <td
            // The columns are the products in their order.
            key={index}
            lang={value === undefined ? undefined : languageOf(value)}
            className={cx(
              "border-b border-line px-2 pt-8 pb-3 text-sm break-words whitespace-pre-line md:pt-3 md:text-base",
              !differs && "text-muted",
            )}
          >
            {cells?.[index] ?? value ?? (
              <>
                <Minus size={16} aria-hidden="true" className="text-muted" />
                <span className="sr-only">{texts.notListed}</span>
              </>
            )}
          </td>
        ))}
      </tr>
    );
  });
}
