import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { Product, SpecificationRow } from "@/api/types";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import { useDetailTexts } from "@/texts/product-detail";

const FIXED_FIELDS = [
  "body",
  "battery",
  "display",
  "mainCamera",
  "selfieCamera",
  "launch",
] as const;

/** Both forms of specifications as rows (contract 4); what is blank is left out. */
function useRows(specifications: Product["specifications"]): SpecificationRow[] {
  const texts = useDetailTexts();
  const rows = Array.isArray(specifications)
    ? specifications
    : FIXED_FIELDS.map((name) => ({ field: texts.spec[name], value: specifications[name] }));
  return rows.filter(({ value }) => value !== "");
}

/** The specifications, which fold away (specification 2). */
export function Specifications({ specifications }: Pick<Product, "specifications">) {
  const texts = useDetailTexts();
  const id = useId();
  const [open, setOpen] = useState(true);
  const rows = useRows(specifications);
  return (
    <section className="rounded-lg border border-line">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-14 w-full items-center justify-between gap-4 rounded-lg px-4 text-left text-xl font-semibold md:px-6"
        >
          <span>{texts.specifications}</span>
          <ChevronDown
            size={22}
            aria-hidden="true"
            className={cx("shrink-0 transition-transform print:hidden", open && "rotate-180")}
          />
        </button>
      </h2>
      <div id={id} hidden={!open} className="px-4 pb-4 md:px-6">
        {rows.length === 0 ? (
          <p className="text-muted">{texts.noSpecifications}</p>
        ) : (
          <dl>
            {rows.map(({ field, value }, index) => (
              <div
                key={`${index}-${field}`}
                className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-t border-line py-2.5"
              >
                <dt lang={languageOf(field)} className="break-words text-muted">
                  {field}
                </dt>
                <dd lang={languageOf(value)} className="break-words whitespace-pre-line">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
