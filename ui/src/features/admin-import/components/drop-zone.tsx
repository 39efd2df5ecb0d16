import { FileUp } from "lucide-react";
import { useState, type DragEvent } from "react";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/lib/cx";

interface DropZoneProps {
  /** What the button offers; whatever is dropped is taken. */
  accept: string;
  /** Several files at once. */
  many?: boolean;
  texts: { choose: string; drop: string; dropNow: string };
  onFiles: (files: File[]) => void;
}

/** Takes files with a button, or dropped. */
export function DropZone({ accept, many = false, texts, onFiles }: DropZoneProps) {
  const [over, setOver] = useState(false);

  function drag(event: DragEvent) {
    event.preventDefault();
    setOver(event.type === "dragover");
  }

  return (
    <div
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={(event) => {
        drag(event);
        onFiles([...event.dataTransfer.files]);
      }}
      className={cx(
        "flex flex-col items-center gap-3 rounded-lg border-2 border-dashed px-4 py-12 text-center transition-colors",
        over ? "border-accent bg-accent-soft" : "border-field bg-soft",
      )}
    >
      <label
        className={buttonClass(
          "primary",
          "md",
          "relative cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent",
        )}
      >
        <FileUp size={18} aria-hidden="true" />
        <span>{texts.choose}</span>
        <input
          type="file"
          accept={accept}
          multiple={many}
          className="sr-only"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same file can be chosen again after it was corrected.
            target.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
      </label>
      <p className="text-sm text-muted">{over ? texts.dropNow : texts.drop}</p>
    </div>
  );
}
