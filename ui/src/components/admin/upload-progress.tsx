import { ProgressBar } from "@/components/ui/progress-bar";
import { usePictureTexts } from "@/texts/admin-pictures";

interface UploadProgressProps {
  /** How much has left, 0 to 1; nothing while there is no upload. Once all has left, the server still works. */
  sent: number | undefined;
  /** The upload waits for its pictures. */
  waiting?: boolean;
}

/** How far an upload is. */
export function UploadProgress({ sent, waiting = false }: UploadProgressProps) {
  const texts = usePictureTexts();
  if (sent === undefined) {
    return waiting ? (
      <p role="status" className="text-sm text-muted">
        {texts.waiting}
      </p>
    ) : null;
  }
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-4 text-sm text-muted">
        <span role="status">{sent < 1 ? texts.sending : texts.working}</span>
        <span aria-hidden="true" className="tabular-nums">
          {texts.percent(sent)}
        </span>
      </div>
      <ProgressBar label={texts.progress} value={sent} />
    </div>
  );
}
