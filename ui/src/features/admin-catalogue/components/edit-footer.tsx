import { Button } from "@/components/ui/button";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import { useTexts } from "@/texts/use-texts";

interface EditFooterProps {
  formId: string;
  busy: boolean;
  /** The modal was about to close over changes that are not saved. */
  leaving: boolean;
  onStay: () => void;
  onClose: () => void;
}

/** Cancel and Update; a question instead where Escape or a click beside the modal would lose what was typed. */
export function EditFooter({ formId, busy, leaving, onStay, onClose }: EditFooterProps) {
  const common = useTexts().common;
  const texts = useCatalogueTexts().form;
  if (leaving) {
    return (
      <>
        <p role="alert" className="flex-1 self-center text-sm font-semibold whitespace-nowrap">
          {texts.unsaved}
        </p>
        <Button variant="danger" onClick={onClose}>
          {texts.discard}
        </Button>
        <Button onClick={onStay}>{texts.keepEditing}</Button>
      </>
    );
  }
  return (
    <>
      <Button variant="secondary" disabled={busy} onClick={onClose}>
        {common.cancel}
      </Button>
      <Button type="submit" form={formId} busy={busy} busyText={common.processing}>
        {texts.submit}
      </Button>
    </>
  );
}
