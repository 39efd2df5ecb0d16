import { Button } from "@/components/ui/button";
import type { Format } from "@/texts/format";
import { useFormat } from "@/texts/use-format";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import type { Clash, EditField } from "../lib/edit-values";

/** Longer values are not repeated: the field itself shows them. */
const SHORT = 60;

function shown(field: EditField, value: string, format: Format): string | undefined {
  if (field === "price" || field === "offerPrice") return format.taka(Number(value));
  if (field === "stock") return format.number(Number(value));
  return value.length <= SHORT && !value.includes("\n") ? `“${value}”` : undefined;
}

/** What somebody else changed while the form was open, with a way to take it over (contract 4 and 7). */
export function EditConflict({ clashes, onTake }: { clashes: Clash[]; onTake: () => void }) {
  const format = useFormat();
  const texts = useCatalogueTexts().form;
  return (
    <>
      <ul className="list-disc pl-5 font-normal break-words text-ink">
        {clashes.map(({ field, now, typed }) => {
          const value = shown(field, now, format);
          const kept = typed === undefined ? undefined : shown(field, typed, format);
          return (
            <li key={field}>
              {[
                value === undefined ? texts.changed(texts[field]) : texts.now(texts[field], value),
                typed !== undefined && (kept === undefined ? texts.keptText : texts.kept(kept)),
              ]
                .filter(Boolean)
                .join(" ")}
            </li>
          );
        })}
      </ul>
      <Button variant="secondary" size="sm" className="self-start" onClick={onTake}>
        {texts.takeCurrent}
      </Button>
    </>
  );
}
