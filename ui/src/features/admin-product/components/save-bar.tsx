import { UploadProgress } from "@/components/admin/upload-progress";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/form-message";
import { useProductFormTexts } from "@/texts/admin-product";
import { useTexts } from "@/texts/use-texts";
import type { Kept } from "../lib/use-product-draft";

interface SaveBarProps {
  submit: string;
  busy: boolean;
  /** It was submitted, and waits for its pictures. */
  waiting: boolean;
  /** How much of the upload has left, 0 to 1. */
  sent: number | undefined;
  failure: string | undefined;
  kept: Kept;
  onDiscard: () => void;
}

/** What became of the form, how safe what was typed is, and the buttons. */
export function SaveBar({ submit, busy, waiting, sent, failure, kept, onDiscard }: SaveBarProps) {
  const { processing } = useTexts().common;
  const texts = useProductFormTexts().draft;
  const said = {
    nothing: "",
    all: texts.kept,
    texts: texts.picturesNotKept,
    failed: texts.notKept,
  }[kept];
  return (
    <>
      {failure !== undefined && <FormMessage kind="error" text={failure} />}
      <UploadProgress sent={sent} waiting={waiting} className="mb-3" />
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <p
          role="status"
          className={`mr-auto max-w-prose min-w-0 text-sm ${kept === "all" ? "text-muted" : "font-semibold"}`}
        >
          {said}
        </p>
        {kept !== "nothing" && (
          <Button variant="quiet" disabled={busy} onClick={onDiscard}>
            {texts.discard}
          </Button>
        )}
        <Button
          type="submit"
          busy={busy || waiting}
          busyText={processing}
          className="max-sm:flex-1"
        >
          {submit}
        </Button>
      </div>
    </>
  );
}
