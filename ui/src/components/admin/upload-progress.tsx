import { ProgressBar } from "@/components/ui/progress-bar";
import { usePictureTexts } from "@/texts/admin-pictures";

/** How much of an upload has left, 0 to 1; nothing while there is none. Once all has left, the server still works. */
export function UploadProgress({ sent }: { sent: number | undefined }) {
  const texts = usePictureTexts();
  if (sent === undefined) return null;
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
