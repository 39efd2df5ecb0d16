import { useState } from "react";
import { errorText } from "@/api/client";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/form-message";
import { toast } from "@/lib/toast";
import { useImportTexts } from "@/texts/admin-import";
import { serverText } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useCancelImport } from "../api/cancel-import";
import { useConfirmImport } from "../api/confirm-import";
import type { ImportProgress } from "../api/types";
import type { KeptPreview } from "../lib/kept-preview";
import { PreviewFacts, PreviewRows } from "./preview-details";
import { StepHeading } from "./step-heading";

interface ImportPreviewProps {
  progress: ImportProgress;
  /** Undefined where another window showed it. */
  kept: KeptPreview | undefined;
  /** It was cancelled: another file can be chosen. */
  onLeave: () => void;
}

/** What a file would do, and the question whether it should. */
export function ImportPreview({ progress, kept, onLeave }: ImportPreviewProps) {
  const { processing } = useTexts().common;
  const { preview: texts, formats } = useImportTexts();
  const confirm = useConfirmImport(progress.id);
  const cancel = useCancelImport(progress.id);
  const [refusal, setRefusal] = useState<string>();
  const preview = kept?.preview;
  const nothing = preview !== undefined && preview.toAdd + preview.toUpdate === 0;

  async function start() {
    setRefusal(undefined);
    try {
      await confirm.mutateAsync();
    } catch (error) {
      setRefusal(errorText(error, texts.confirmFailed));
    }
  }

  async function giveUp() {
    setRefusal(undefined);
    try {
      const { message } = await cancel.mutateAsync();
      toast.message(serverText(message));
      onLeave();
    } catch (error) {
      setRefusal(errorText(error, texts.cancelFailed));
    }
  }

  return (
    <section aria-labelledby="preview" className="flex flex-col gap-6">
      <div>
        <StepHeading id="preview">{texts.title(kept?.name ?? "")}</StepHeading>
        <p className="text-sm text-muted">
          {preview && `${formats[preview.format]} `}
          {texts.safe}
        </p>
      </div>
      {refusal !== undefined && <FormMessage kind="error" text={refusal} />}
      {preview ? <PreviewFacts preview={preview} /> : <p>{texts.elsewhere(progress.total)}</p>}
      {nothing && <p className="font-semibold">{texts.nothing}</p>}
      <div className="flex flex-wrap gap-3">
        {!nothing && (
          <Button
            busy={confirm.isPending}
            busyText={processing}
            disabled={cancel.isPending}
            onClick={() => void start()}
          >
            {texts.confirm}
          </Button>
        )}
        <Button
          variant="secondary"
          busy={cancel.isPending}
          busyText={processing}
          disabled={confirm.isPending}
          onClick={() => void giveUp()}
        >
          {nothing ? texts.chooseOther : texts.cancel}
        </Button>
      </div>
      {preview && <PreviewRows preview={preview} />}
    </section>
  );
}
