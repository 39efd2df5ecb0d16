import { Minus } from "lucide-react";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import { useCompareTexts } from "@/texts/compare";
import { differ } from "../lib/specification-rows";
import type { CompareRow } from "./use-fact-rows";

/** Rows of the comparison. Where the products differ, a sign says so and the text is darker. */
export function CompareRows({ rows }: { rows: readonly CompareRow[] }) {
  const texts = useCompareTexts();
  return rows.map(({ key, label, values, cells }) => {
    const differs = differ(values);
    return (
      <tr key={key} className="align-top">
        <th
          scope="row"
          lang={languageOf(label)}
          className="sticky left-0 z-10 border-b border-line bg-ground py-3 pr-2 pl-4 text-left text-sm font-normal break-words text-muted md:pl-6 lg:pl-0"
        >
          <span>{label}</span>{" "}
          {differs && (
            <span className="whitespace-nowrap">
              <span aria-hidden="true" className="rounded-sm bg-soft px-1 font-semibold text-ink">
                ≠
              </span>
              <span className="sr-only">{texts.differs}</span>
            </span>
          )}
        </th>
        {values.map((value, index) => (
          <td
            // The columns are the products in their order.
            key={index}
            lang={value === undefined ? undefined : languageOf(value)}
            className={cx(
              "border-b border-line px-2 py-3 text-sm break-words whitespace-pre-line md:text-base",
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
