import { useState } from "react";
import { ApiError, errorText } from "@/api/client";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/form-message";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useImportTexts } from "@/texts/admin-import";
import { useTexts } from "@/texts/use-texts";
import { useReadFile } from "../api/read-file";
import { csvFault } from "../lib/csv-file";
import type { KeptPreview } from "../lib/kept-preview";
import { DropZone } from "./drop-zone";

interface ImportStartProps {
  /** `others`: what was dropped with the file. */
  onRead: (read: KeptPreview, others: File[]) => void;
}

/** Takes a file and has it read: what it would do comes as a preview. Its pictures may be dropped with it. */
export function ImportStart({ onRead }: ImportStartProps) {
  const { import: texts, upload } = useImportTexts();
  const { network } = useTexts().errors;
  const { read, sending, stop } = useReadFile();
  const [refusal, setRefusal] = useState<string>();

  async function take(files: File[]) {
    const tables = files.filter((file) => csvFault(file) !== "wrongType");
    if (tables.length > 1) return setRefusal(texts.one);
    const file = tables[0] ?? files[0];
    if (!file) return;
    const fault = csvFault(file);
    if (fault) return setRefusal(texts[fault](file.name));
    setRefusal(undefined);
    try {
      const preview = await read(file);
      onRead(
        { name: file.name, preview },
        files.filter((other) => other !== file),
      );
    } catch (error) {
      const given = error instanceof DOMException && error.name === "AbortError";
      const lost = error instanceof ApiError && error.status === 0;
      setRefusal(given ? texts.stopped : lost ? network : errorText(error, texts.failed));
    }
  }

  return (
    <section aria-labelledby="import">
      <h2 id="import" className="text-lg font-semibold">
        {texts.title}
      </h2>
      <p className="max-w-2xl text-sm text-muted">{texts.hint}</p>
      <p className="mb-4 max-w-2xl text-sm text-muted">{texts.safe}</p>
      {refusal !== undefined && <FormMessage kind="error" text={refusal} />}
      {sending ? (
        <div className="flex flex-col gap-3 rounded-lg border border-line p-4">
          <p role="status" className="text-sm break-words">
            {(sending.sent < 1 ? upload.sending : upload.reading)(sending.file.name)}
          </p>
          <ProgressBar label={upload.progress} value={sending.sent} />
          <Button variant="secondary" size="sm" className="min-h-11 self-start" onClick={stop}>
            {upload.stop}
          </Button>
        </div>
      ) : (
        <DropZone accept=".csv,text/csv" texts={texts} onFiles={(files) => void take(files)} />
      )}
    </section>
  );
}
