import { useCallback } from "react";
import { Button } from "@/components/ui/button";
import { whyMade } from "@/lib/picture/prepare";
import { usePictureTexts } from "@/texts/admin-pictures";
import { focusChooser } from "./focus-chooser";

interface PictureProgressProps {
  /** How many pictures are worked on. */
  working: number;
  /** Those that are ready. */
  files: readonly File[];
  /** The field, for the button that calls the work off. */
  label: string;
  /** Id of the field's chooser. */
  chooser: string;
  onCancel: () => void;
}

/** Says that pictures are made smaller, and afterwards what was done; a screen reader tells both. */
export function PictureProgress({
  working,
  files,
  label,
  chooser,
  onCancel,
}: PictureProgressProps) {
  const texts = usePictureTexts();
  // The button goes when it is pressed, and when the work is done; the focus that it has then goes to the chooser.
  const keepFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) focusChooser(chooser);
    },
    [chooser],
  );
  const hints = files.flatMap((file) => {
    const hint = hintOf(texts, file);
    return hint === undefined ? [] : [{ file, hint }];
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div role="status" className="min-w-0 text-sm text-muted *:mt-1">
        {working > 0 && (
          <p className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className="size-5 shrink-0 animate-spin rounded-full border-2 border-line border-t-accent"
            />
            <span>{working > 1 ? texts.makingAllSmaller : texts.makingSmaller}</span>
          </p>
        )}
        {hints.map(({ file, hint }, index) => (
          <p key={index} className="text-xs break-words">
            {files.length > 1 ? texts.ofFile(file.name, hint) : hint}
          </p>
        ))}
      </div>
      {working > 0 && (
        <Button
          ref={keepFocus}
          variant="quiet"
          size="sm"
          className="mt-1 -ml-3"
          aria-label={`${texts.cancel}: ${label}`}
          onClick={onCancel}
        >
          {texts.cancel}
        </Button>
      )}
    </div>
  );
}

function hintOf(texts: ReturnType<typeof usePictureTexts>, file: File): string | undefined {
  const reason = whyMade(file);
  switch (reason?.why) {
    case undefined:
      return undefined;
    case "bytes":
      return texts.made.bytes(texts.size(reason.bytes), texts.size(file.size));
    case "pixels":
      return texts.made.pixels(Math.round(reason.pixels / 1_000_000));
    case "heic":
      return texts.made.heic(FORMATS[file.type] ?? "JPEG");
  }
}

/** Names of what a picture is drawn anew as. */
const FORMATS: Readonly<Record<string, string>> = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP",
};
