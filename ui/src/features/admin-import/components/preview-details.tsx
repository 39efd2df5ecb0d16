import { useImportTexts } from "@/texts/admin-import";
import { said } from "@/texts/language";
import type { ImportPreview } from "../api/types";
import { Facts } from "./facts";
import { FaultTable } from "./fault-table";
import { SampleList } from "./sample-list";

/** What an import would do, in numbers. */
export function PreviewFacts({ preview }: { preview: ImportPreview }) {
  const texts = useImportTexts().preview;
  return (
    <Facts
      label={texts.facts}
      facts={[
        { label: texts.rows, value: preview.rows },
        { label: texts.toAdd, value: preview.toAdd },
        { label: texts.toUpdate, value: preview.toUpdate },
        { label: texts.unchanged, value: preview.unchanged },
        { label: texts.bad, value: preview.badRows, warn: preview.badRows > 0 },
      ]}
    />
  );
}

interface PreviewRowsProps {
  preview: ImportPreview;
  /** Whether the page itself says which pictures come along. */
  withPictures: boolean;
}

/** What to know before it is confirmed: notes, what is wrong, and the first products. */
export function PreviewRows({ preview, withPictures }: PreviewRowsProps) {
  const texts = useImportTexts().preview;
  const { noteCodes, bad, badRows, sample, sampleWithoutStock } = preview;
  const notes = preview.notes
    .map((message, index) => ({ message, coded: noteCodes[index] }))
    .filter(({ coded }) => !(withPictures && coded?.code === "note_picture"));
  return (
    <>
      {notes.length > 0 && (
        <section
          aria-label={texts.notes}
          className="rounded-lg border border-field bg-soft p-4 text-sm"
        >
          <h3 className="mb-1 font-semibold">{texts.notes}</h3>
          <ul className="list-disc pl-5">
            {notes.map(({ message, coded }) => (
              <li key={message}>{said({ ...coded, message })}</li>
            ))}
          </ul>
        </section>
      )}
      {bad.length > 0 && (
        <section aria-label={texts.badTitle(badRows)}>
          <h3 className="font-semibold text-offer">{texts.badTitle(badRows)}</h3>
          <p className="mb-2 text-sm text-muted">{texts.badHint}</p>
          <FaultTable label={texts.badTitle(badRows)} faults={bad} />
        </section>
      )}
      {sample.length > 0 && (
        <section aria-label={texts.sample}>
          <h3 className="mb-3 font-semibold">{texts.sample}</h3>
          <SampleList products={sample} withoutStock={sampleWithoutStock} />
        </section>
      )}
    </>
  );
}
