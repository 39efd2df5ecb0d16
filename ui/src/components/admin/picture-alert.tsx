import { Button } from "@/components/ui/button";
import { usePictureTexts } from "@/texts/admin-pictures";
import { focusChooser } from "./focus-chooser";

interface PictureAlertProps {
  id: string;
  text: string;
  /** The field, for the button. */
  label: string;
  /** Id of the field's chooser. */
  chooser: string;
  /** Goes on without the file that was refused, where there is one. */
  onDiscard: (() => void) | undefined;
}

/** What is wrong with a field's picture. A file that was refused holds its form back until it is discarded. */
export function PictureAlert({ id, text, label, chooser, onDiscard }: PictureAlertProps) {
  const texts = usePictureTexts();
  return (
    <div className="flex flex-col items-start gap-1">
      <p id={id} role="alert" className="text-sm break-words text-offer">
        {text}
      </p>
      {onDiscard && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          aria-label={`${texts.discard}: ${label}`}
          onClick={() => {
            onDiscard();
            // The button goes.
            focusChooser(chooser);
          }}
        >
          {texts.discard}
        </Button>
      )}
    </div>
  );
}
