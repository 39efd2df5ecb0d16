import { useState, type DragEvent } from "react";
import { cx } from "@/lib/cx";
import type { Parts } from "@/lib/parts";
import { usePictureTexts } from "@/texts/admin-pictures";

interface PictureDropProps {
  /** Takes several at once. */
  many?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
  children: Parts;
}

/** Something else that is dragged, such as a row of a list, is none of its business. */
export const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** A form that is being sent takes nothing. */
const isClosed = ({ currentTarget }: DragEvent) =>
  currentTarget.closest("fieldset:disabled") !== null;

/** Takes pictures that are dropped on what is in it, which has a chooser of its own for everybody else. */
export function PictureDrop({
  many = false,
  disabled = false,
  onFiles,
  className,
  children,
}: PictureDropProps) {
  const texts = usePictureTexts();
  const [over, setOver] = useState(false);
  const [several, setSeveral] = useState(false);

  function drag(event: DragEvent) {
    if (!bringsFiles(event) || disabled || isClosed(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(true);
  }

  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  }

  function drop(event: DragEvent) {
    if (!bringsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    if (disabled || isClosed(event)) return;
    const files = [...event.dataTransfer.files];
    const tooMany = !many && files.length > 1;
    setSeveral(tooMany);
    if (files.length > 0 && !tooMany) onFiles(files);
  }

  return (
    <>
      <div
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={leave}
        onDrop={drop}
        className={cx("relative", className)}
      >
        {children}
        {over && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 flex items-center justify-center rounded-lg border-2 border-dashed border-accent bg-accent-soft/90 p-2 text-center text-sm font-semibold"
          >
            <span>{many ? texts.dropMany : texts.dropOne}</span>
          </p>
        )}
      </div>
      {several && (
        <p role="alert" className="text-sm text-offer">
          {texts.onlyOne}
        </p>
      )}
    </>
  );
}
