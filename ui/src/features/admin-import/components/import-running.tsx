import { useState } from "react";
import { errorText } from "@/api/client";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/form-message";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useImportTexts } from "@/texts/admin-import";
import { useCancelImport } from "../api/cancel-import";
import type { ImportProgress } from "../api/types";
import { StepHeading } from "./step-heading";

interface ImportRunningProps {
  progress: ImportProgress;
  /** The shop did not answer the last time. */
  offline: boolean;
}

/** How far an import is, and a way to stop it. */
export function ImportRunning({ progress, offline }: ImportRunningProps) {
  const { run: texts, preview } = useImportTexts();
  const cancel = useCancelImport(progress.id);
  const [refusal, setRefusal] = useState<string>();
  const { done, total } = progress;
  const part = total === 0 ? 0 : done / total;
  const stopping = cancel.isPending || cancel.isSuccess;

  async function stop() {
    setRefusal(undefined);
    try {
      await cancel.mutateAsync();
    } catch (error) {
      setRefusal(errorText(error, preview.cancelFailed));
    }
  }

  return (
    <section aria-labelledby="running" className="flex flex-col gap-4">
      <div>
        <StepHeading id="running">{texts.title}</StepHeading>
        <p className="text-sm text-muted">{texts.hint}</p>
      </div>
      {refusal !== undefined && <FormMessage kind="error" text={refusal} />}
      <div className="flex flex-col gap-2 rounded-lg border border-line p-4">
        <p className="flex justify-between gap-4 text-sm tabular-nums">
          <span>{texts.of(done, total)}</span>
          <span aria-hidden="true">{texts.percent(part)}</span>
        </p>
        <ProgressBar label={texts.progress} value={part} />
        {offline && (
          <p role="status" className="text-sm font-semibold">
            {texts.offline}
          </p>
        )}
      </div>
      <Button
        variant="danger"
        className="self-start"
        busy={stopping}
        busyText={texts.stopping}
        onClick={() => void stop()}
      >
        {texts.stop}
      </Button>
    </section>
  );
}
