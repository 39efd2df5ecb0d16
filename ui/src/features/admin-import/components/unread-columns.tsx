import { ChevronRight } from "lucide-react";
import { languageOf } from "@/lib/language-of";
import { useImportTexts } from "@/texts/admin-import";
import type { ImportPreview } from "../api/types";

type Column = ImportPreview["unread"][number];

/** The columns of a file that were not read: first those that somebody may miss, then, folded, what no shop here needs. */
export function UnreadColumns({ columns }: { columns: readonly Column[] }) {
  const texts = useImportTexts().unread;
  const missed = columns.filter(({ known }) => !known);
  const known = columns.filter((column) => column.known);
  return (
    <>
      {missed.length > 0 && (
        <section
          aria-label={texts.title(missed.length)}
          className="rounded-lg border border-field bg-soft p-4 text-sm"
        >
          <h3 className="mb-1 font-semibold">{texts.title(missed.length)}</h3>
          <Names columns={missed} />
          <p className="mt-2">{texts.hint}</p>
        </section>
      )}
      {known.length > 0 && (
        <details className="group text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-md font-semibold text-muted hover:text-ink">
            <ChevronRight
              size={16}
              aria-hidden="true"
              className="transition-transform group-open:rotate-90"
            />
            <span>{texts.known(known.length)}</span>
          </summary>
          <Names columns={known} />
        </details>
      )}
    </>
  );
}

function Names({ columns }: { columns: readonly Column[] }) {
  const texts = useImportTexts().unread;
  return (
    <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
      {columns.map(({ name, letters }) => (
        <li key={letters} lang={name === "" ? undefined : languageOf(name)}>
          {name === "" ? texts.noName(letters) : name}
        </li>
      ))}
    </ul>
  );
}
