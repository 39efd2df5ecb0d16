import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useAdminTexts } from "@/texts/admin";

interface LeaveDialogProps {
  open: boolean;
  onClose: () => void;
  onLeave: () => void;
}

/** Asks whether a page with something unsaved may be left. */
export default function LeaveDialog({ open, onClose, onLeave }: LeaveDialogProps) {
  const texts = useAdminTexts().leave;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={texts.title}
      question={texts.question}
      confirm={texts.confirm}
      // Back is what is asked about: it asks again.
      backCloses={false}
      onConfirm={() => {
        onLeave();
        return Promise.resolve();
      }}
    />
  );
}
