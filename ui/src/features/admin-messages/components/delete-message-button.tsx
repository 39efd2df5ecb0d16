import { useState } from "react";
import { ApiError } from "@/api/client";
import type { ContactMessage } from "@/api/types";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useUndoToast } from "@/components/use-undo-toast";
import { toast } from "@/lib/toast";
import { useAdminMessageTexts } from "@/texts/admin-messages";
import { useDeleteMessage } from "../api/delete-message";

/** Deletes a message after a question; it can be undone (contract 10). */
export function DeleteMessageButton({
  message,
  labelId,
}: {
  message: ContactMessage;
  labelId: string;
}) {
  const texts = useAdminMessageTexts();
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useDeleteMessage();
  const undoToast = useUndoToast();

  // Awaited, since callbacks given to `mutate` are dropped where the list has already taken this card away.
  async function remove() {
    try {
      await mutateAsync(message._id);
      undoToast(texts.deleted, message._id);
    } catch (error) {
      const refused = error instanceof ApiError && error.status > 0;
      toast.error(refused ? texts.deleteFailed : texts.deleteError);
    }
  }

  return (
    <>
      <Button variant="danger" size="sm" aria-describedby={labelId} onClick={() => setOpen(true)}>
        {texts.delete}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={texts.deleteTitle}
        question={texts.deleteConfirm}
        confirm={texts.delete}
        onConfirm={remove}
      >
        <p className="font-semibold break-words">{message.name}</p>
        <p className="line-clamp-3 text-sm break-words text-muted">{message.message}</p>
      </ConfirmDialog>
    </>
  );
}
