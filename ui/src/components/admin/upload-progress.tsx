import { ProgressBar } from "@/components/ui/progress-bar";
import { cx } from "@/lib/cx";
import { usePictureTexts } from "@/texts/admin-pictures";

interface UploadProgressProps {
  /** How much has left, 0 to 1; nothing while there is no upload. Once all has left, the server still works. */
  sent: number | undefined;
  /** The upload waits for its pictures. */
  waiting?: boolean;
  /** Class names while there is something to say. */
  className?: string;
}

/** How far an upload is. Always there, as screen readers tell what changes in a region that they know. */
export function UploadProgress({ sent, waiting = false, className }: UploadProgressProps) {
  const texts = usePictureTexts();
  const uploading = sent !== undefined;
  return (
    <div className={uploading || waiting ? cx("flex flex-col gap-1.5", className) : "sr-only"}>
      <div className="flex justify-between gap-4 text-sm text-muted">
        <p role="status">
          {uploading ? (sent < 1 ? texts.sending : texts.working) : waiting ? texts.waiting : ""}
        </p>
        {uploading && (
          <span aria-hidden="true" className="tabular-nums">
            {texts.percent(sent)}
          </span>
        )}
      </div>
      {uploading && <ProgressBar label={texts.progress} value={sent} />}
    </div>
  );
}
