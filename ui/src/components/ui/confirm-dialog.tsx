import { useState } from "react";
import type { Parts } from "@/lib/parts";
import { useTexts } from "@/texts/use-texts";
import { Button } from "./button";
import { Dialog } from "./dialog";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  question: string;
  confirm: string;
  /** Waited for; the dialog closes after it, whatever came of it: telling is the caller's. */
  onConfirm: () => Promise<unknown>;
  /** What it is about. */
  children?: Parts;
  backCloses?: boolean;
}

/** Asks before something is deleted. Import it lazily on pages that shoppers load. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  question,
  confirm,
  onConfirm,
  children,
  backCloses,
}: ConfirmDialogProps) {
  const common = useTexts().common;
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      onOpenChange(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={question}
      backCloses={backCloses}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {common.cancel}
          </Button>
          <Button
            variant="danger"
            busy={busy}
            busyText={common.processing}
            onClick={() => void run()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
