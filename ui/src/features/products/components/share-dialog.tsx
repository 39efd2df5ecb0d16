import { useId, useRef, useState } from "react";
import { ShareLinks } from "@/components/share-links";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useDetailTexts } from "@/texts/product-detail";
import { useTexts } from "@/texts/use-texts";

/** Copies the field's text; the old way where the browser has no clipboard, as on plain http. */
async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    try {
      return document.execCommand("copy");
    } catch {
      return false;
    }
  }
}

interface ShareDialogProps {
  /** What is said before the link: the product's name and price. */
  text: string;
  link: string;
  onClose: () => void;
}

/** The share popup: link, Copy Link and Close (specification 2), and the apps that people share with. */
export default function ShareDialog({ text, link, onClose }: ShareDialogProps) {
  const common = useTexts().common;
  const texts = useDetailTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<"copied" | "copyFailed">();

  async function copyLink() {
    if (!field.current) return;
    setOutcome((await copy(field.current)) ? "copied" : "copyFailed");
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts.shareTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.close}
          </Button>
          <Button onClick={() => void copyLink()}>{texts.copyLink}</Button>
        </>
      }
    >
      <div className="mb-4 flex flex-wrap gap-2">
        <ShareLinks text={text} link={link} />
      </div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {texts.shareLink}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className="min-h-11 w-full rounded-md border border-field bg-soft px-3"
      />
      <p role="alert" className="mt-2 min-h-6 font-semibold text-accent">
        {outcome && texts[outcome]}
      </p>
    </Dialog>
  );
}
