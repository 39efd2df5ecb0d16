import { useState } from "react";
import { ApiError, errorText } from "@/api/client";
import { PictureField } from "@/components/admin/picture-field";
import { PictureWorkContext, usePictureWork } from "@/components/admin/picture-work";
import { UploadProgress } from "@/components/admin/upload-progress";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/lib/toast";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useSessionCheck } from "@/session/use-session-check";
import { useSettingsTexts } from "@/texts/admin-settings";
import { said, type Said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useBranchPhoto, useRemoveBranchPhoto } from "../api/branch-photo";

/** A branch's photo, saved and removed by itself. `n` is 1 or 2. */
export function BranchPhoto({ n, photo }: { n: number; photo: string }) {
  const common = useTexts().common;
  const { errors } = useTexts();
  const texts = useSettingsTexts();
  const sessionEnded = useSessionCheck();
  const { upload, sent } = useBranchPhoto(n);
  const removal = useRemoveBranchPhoto(n);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const [asking, setAsking] = useState(false);
  useUnsavedWarning(file !== undefined);

  function change(picked: File | undefined) {
    setFile(picked);
    setFault(undefined);
  }

  async function settle(call: Promise<Said>) {
    try {
      const done = await call;
      change(undefined);
      toast.success(said(done));
    } catch (error) {
      if (sessionEnded(error)) return;
      const offline = error instanceof ApiError && error.status === 0;
      setFault(errorText(error, offline ? errors.network : errors.unexpected));
      toast.error(texts.photoFailed);
    }
  }

  const pictures = usePictureWork(() => {
    if (!file) return;
    const form = new FormData();
    form.append("photo", file);
    void settle(upload.mutateAsync(form));
  });

  return (
    <div className="flex flex-col gap-3">
      <PictureWorkContext value={pictures.add}>
        <PictureField
          label={texts.photoOf(n)}
          live={photo}
          file={file}
          onChange={change}
          width={1200}
          height={800}
          disabled={upload.isPending}
          help={texts.photoHelp}
          error={fault}
        >
          {file && (
            <Button
              busy={upload.isPending || pictures.waiting}
              busyText={common.processing}
              onClick={pictures.submit}
            >
              {texts.savePhoto}
            </Button>
          )}
          {!file && photo !== "" && (
            <Button
              variant="danger"
              aria-label={`${texts.removePhoto}: ${texts.branch(n)}`}
              onClick={() => setAsking(true)}
            >
              {texts.removePhoto}
            </Button>
          )}
        </PictureField>
      </PictureWorkContext>
      <UploadProgress sent={sent} waiting={pictures.waiting} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.removePhoto}
        question={texts.removeQuestion}
        confirm={texts.remove}
        onConfirm={() => settle(removal.mutateAsync())}
      >
        <p className="font-semibold">{texts.photoOf(n)}</p>
      </ConfirmDialog>
    </div>
  );
}
