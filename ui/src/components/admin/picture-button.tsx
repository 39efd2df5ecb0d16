import { ImagePlus } from "lucide-react";
import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { PICTURE_TYPES } from "@/lib/picture/file";

/**
 * What the chooser offers. Browsers of Apple make JPEG of a HEIC picture for a field that does not name it; in others it
 * can be chosen, so that the form can say what helps.
 */
const ACCEPTED = [
  ...PICTURE_TYPES,
  ...("GestureEvent" in globalThis ? [] : ["image/heic", "image/heif", ".heic", ".heif"]),
].join();

interface PictureButtonProps extends Pick<
  ComponentProps<"input">,
  "id" | "ref" | "multiple" | "disabled" | "aria-describedby" | "aria-invalid"
> {
  children: ReactNode;
  onPick: (files: File[]) => void;
}

/** Opens the chooser for pictures. What was chosen is told, not kept: the same file can be chosen again. */
export function PictureButton({ children, onPick, ...input }: PictureButtonProps) {
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = "";
    if (files.length > 0) onPick(files);
  }
  return (
    <label
      className={buttonClass(
        "secondary",
        "md",
        "relative cursor-pointer self-start focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent has-disabled:cursor-not-allowed has-disabled:opacity-55",
      )}
    >
      <ImagePlus size={18} aria-hidden="true" />
      <span>{children}</span>
      <input {...input} type="file" accept={ACCEPTED} onChange={pick} className="sr-only" />
    </label>
  );
}
