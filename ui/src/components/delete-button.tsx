import { useState } from "react";
import { ApiError } from "@/api/client";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useUndoToast } from "@/components/use-undo-toast";
import type { Parts } from "@/lib/parts";
import { toast } from "@/lib/toast";

interface DeleteButtonProps {
  texts: {
    delete: string;
    deleteTitle: string;
    deleteConfirm: string;
    deleted: string;
    deleteFailed: string;
    /** Where there was no answer, if that is told apart. */
    deleteError?: string;
  };
  /** By which Undo takes it out of the trash. */
  id: string;
  /** What the button is called where its text says too little, or the id of what says the rest. */
  label?: string;
  describedBy?: string;
  remove: () => Promise<unknown>;
  /** After it was deleted. */
  onDeleted?: () => void;
  /** What the question is about. */
  children: Parts;
}

/** Deletes something after a question; Undo brings it back (contract 10). Import it lazily on pages that shoppers load. */
export function DeleteButton(props: DeleteButtonProps) {
  const { texts, id, label, describedBy, remove, onDeleted, children } = props;
  const [open, setOpen] = useState(false);
  const undoToast = useUndoToast();

  // Awaited, since callbacks given to `mutate` are dropped where the list has already taken this button away.
  async function run() {
    try {
      await remove();
      undoToast(texts.deleted, id);
      onDeleted?.();
    } catch (error) {
      const refused = error instanceof ApiError && error.status > 0;
      toast.error(refused ? texts.deleteFailed : (texts.deleteError ?? texts.deleteFailed));
    }
  }

  return (
    <>
      <Button
        variant="danger"
        size="sm"
        aria-label={label}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {texts.delete}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={texts.deleteTitle}
        question={texts.deleteConfirm}
        confirm={texts.delete}
        onConfirm={run}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
