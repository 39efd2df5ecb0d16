import { useId, type Ref } from "react";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { cx } from "@/lib/cx";
import type { Parts } from "@/lib/parts";
import { usePictureTexts } from "@/texts/admin-pictures";
import { ChosenPicture } from "./chosen-picture";
import { focusChooser } from "./focus-chooser";
import { PictureAlert } from "./picture-alert";
import { PictureButton } from "./picture-button";
import { PictureDrop } from "./picture-drop";
import { PictureProgress } from "./picture-progress";
import { usePictureChoice } from "./use-picture-choice";

interface PictureFieldProps {
  label: string;
  /** The stored path of what is in the shop now; empty where there is nothing. */
  live?: string;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  /** The recommended size in pixels. */
  width: number;
  height: number;
  /** Whether the shop cuts it to that shape or shows all of it. */
  fit?: "cover" | "contain";
  /** The chooser, to be focused when something is wrong. */
  inputRef?: Ref<HTMLInputElement>;
  help?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  /** Further buttons. */
  children?: Parts;
}

/** A labelled picture: what is there, what was chosen in its place, and why a file cannot be taken. */
export function PictureField({
  label,
  live = "",
  file,
  onChange,
  width,
  height,
  fit = "cover",
  inputRef,
  help,
  error,
  required = false,
  disabled,
  children,
}: PictureFieldProps) {
  const texts = usePictureTexts();
  const id = useId();
  const chooser = `${id}-file`;
  const choice = usePictureChoice(onChange, chooser);
  const shownError = choice.refused ?? error;

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-1.5">
      <p id={`${id}-label`} className="text-sm font-semibold">
        <span>{label}</span>
        {required && (
          <span aria-hidden="true" className="text-offer">
            {" *"}
          </span>
        )}
      </p>
      <PictureDrop disabled={disabled} onFiles={choice.pick} className="max-w-md">
        {file ? (
          <ChosenPicture
            file={file}
            alt={`${label}: ${texts.fresh}`}
            width={width}
            height={height}
            fit={fit}
          />
        ) : (
          <Picture
            path={live}
            alt={live === "" ? texts.none : `${label}: ${texts.live}`}
            sizes="(width < 30rem) 92vw, 448px"
            width={width}
            height={height}
            className={cx(
              "w-full rounded-md bg-soft",
              fit === "cover" ? "object-cover" : "aspect-square object-contain",
            )}
          />
        )}
        <PictureProgress
          working={choice.working}
          files={file ? [file] : []}
          label={label}
          chooser={chooser}
          onCancel={choice.cancel}
        />
      </PictureDrop>
      <div className="flex flex-wrap items-center gap-2">
        <PictureButton
          id={chooser}
          ref={inputRef}
          disabled={disabled}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={shownError ? `${id}-error ${id}-help` : `${id}-help`}
          onPick={choice.pick}
        >
          <span>{file || live !== "" ? texts.chooseOther : texts.chooseOne}</span>
          <span className="sr-only">{`: ${label}`}</span>
        </PictureButton>
        {file && choice.refused === undefined && (
          <Button
            variant="quiet"
            disabled={disabled}
            aria-label={`${texts.discard}: ${label}`}
            onClick={() => {
              choice.cancel();
              onChange(undefined);
              // The button goes.
              focusChooser(chooser);
            }}
          >
            {texts.discard}
          </Button>
        )}
        {children}
      </div>
      {shownError && (
        <PictureAlert
          id={`${id}-error`}
          text={shownError}
          label={label}
          chooser={chooser}
          onDiscard={choice.discardRefused}
        />
      )}
      <p id={`${id}-help`} className="text-sm text-muted">
        {help === undefined ? texts.formats : `${help} ${texts.formats}`}
      </p>
    </div>
  );
}
