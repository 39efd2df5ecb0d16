import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useAdminTexts } from "@/texts/admin";

interface LeaveDialogProps {
  open: boolean;
  /** What would be lost are the drafts of this browser, by a logout. */
  drafts: boolean;
  onClose: () => void;
  onLeave: () => void;
}

/** Asks whether a page with something unsaved may be left, or drafts be lost by a logout. */
export default function LeaveDialog({ open, drafts, onClose, onLeave }: LeaveDialogProps) {
  const { leave, logout } = useAdminTexts();
  const texts = drafts ? logout : leave;
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
