import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useAdminTexts } from "@/texts/admin";

interface LeaveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLeave: () => void;
}

/** Asks whether a page with something unsaved may be left. */
export default function LeaveDialog({ open, onOpenChange, onLeave }: LeaveDialogProps) {
  const texts = useAdminTexts().leave;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
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
