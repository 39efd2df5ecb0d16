import { useRef, useState } from "react";
import { errorText } from "@/api/client";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/form-message";
import { toast } from "@/lib/toast";
import { useImportTexts } from "@/texts/admin-import";
import { useImportPictureTexts } from "@/texts/admin-import-pictures";
import { said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useCancelImport } from "../api/cancel-import";
import { useConfirmImport } from "../api/confirm-import";
import type { ImportProgress } from "../api/types";
import { chosenStock } from "../lib/chosen-stock";
import type { KeptPreview } from "../lib/kept-preview";
import { useImportPictures } from "../lib/use-import-pictures";
import { PicturePart } from "./picture-part";
import { PreviewFacts, PreviewRows } from "./preview-details";
import { StepHeading } from "./step-heading";
import { StockChoice } from "./stock-choice";
import { UnreadColumns } from "./unread-columns";

interface ImportPreviewProps {
  progress: ImportProgress;
  /** Undefined where another window showed it. */
  kept: KeptPreview | undefined;
  /** Files that were dropped with the CSV. */
  pictures: readonly File[];
  /** It was cancelled: another file can be chosen. */
  onLeave: () => void;
}

/** What a file would do, and the question whether it should. */
export function ImportPreview({ progress, kept, pictures, onLeave }: ImportPreviewProps) {
  const { processing } = useTexts().common;
  const { preview: texts, formats, stock: stockTexts } = useImportTexts();
  const pictureTexts = useImportPictureTexts();
  const confirm = useConfirmImport(progress.id);
  const cancel = useCancelImport(progress.id);
  const [refusal, setRefusal] = useState<string>();
  const [digits, setDigits] = useState("");
  const [stockFault, setStockFault] = useState<string>();
  const stockField = useRef<HTMLInputElement>(null);
  const work = useImportPictures(progress.id, pictures);
  const [warned, setWarned] = useState(false);
  const preview = kept?.preview;
  // Pictures that came may change products that the file itself leaves as they are.
  const nothing =
    preview !== undefined && preview.toAdd + preview.toUpdate === 0 && work.came === 0;

  async function start() {
    setRefusal(undefined);
    const stock = progress.withoutStock > 0 ? chosenStock(digits) : undefined;
    if (typeof stock === "string") {
      setStockFault(stockTexts[stock]);
      stockField.current?.focus();
      return;
    }
    if (work.run) return setRefusal(pictureTexts.stillSending);
    if (work.toSend > 0 && !warned) {
      setWarned(true);
      return setRefusal(pictureTexts.unsent(work.toSend));
    }
    try {
      await confirm.mutateAsync(stock);
    } catch (error) {
      setRefusal(errorText(error, texts.confirmFailed));
    }
  }

  async function giveUp() {
    setRefusal(undefined);
    try {
      toast.message(said(await cancel.mutateAsync()));
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
          {preview ? `${formats[preview.format]} ${texts.safe}` : texts.safe}
        </p>
      </div>
      {preview && <UnreadColumns columns={preview.unread} />}
      {preview ? <PreviewFacts preview={preview} /> : <p>{texts.elsewhere(progress.total)}</p>}
      {nothing && <p className="font-semibold">{texts.nothing}</p>}
      {progress.withoutStock > 0 && (
        <StockChoice
          ref={stockField}
          count={progress.withoutStock}
          value={digits}
          error={stockFault}
          onChange={(value) => {
            setDigits(value);
            setStockFault(undefined);
          }}
        />
      )}
      <PicturePart work={work} />
      {refusal !== undefined && <FormMessage kind="error" text={refusal} />}
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
      {preview && <PreviewRows preview={preview} withPictures={work.concerned} />}
    </section>
  );
}
