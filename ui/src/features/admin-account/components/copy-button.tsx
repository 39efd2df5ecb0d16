import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/copy-text";
import { toast } from "@/lib/toast";
import { useAdminAccountTexts } from "@/texts/admin-account";

/** Copies a text and says whether it did. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const texts = useAdminAccountTexts();
  async function copy() {
    if (await copyText(text)) toast.success(texts.copied);
    else toast.error(texts.copyFailed);
  }
  return (
    <Button variant="secondary" size="sm" className="min-h-11" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
