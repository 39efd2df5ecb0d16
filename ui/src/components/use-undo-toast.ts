import { errorText } from "@/api/client";
import { useRestore } from "@/api/restore";
import { toast } from "@/lib/toast";
import { useAdminTexts } from "@/texts/admin";

/** Tells an admin that something was deleted, with a button that takes it out of the trash again. */
export function useUndoToast() {
  const texts = useAdminTexts();
  const { mutateAsync } = useRestore();
  return (deleted: string, id: string) => {
    async function undo() {
      try {
        await mutateAsync(id);
        toast.success(texts.restored);
      } catch (error) {
        toast.error(errorText(error, texts.notRestored));
      }
    }
    toast.success(deleted, { label: texts.undo, onClick: () => void undo() });
  };
}
