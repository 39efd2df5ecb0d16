import { useId } from "react";
import { useController } from "react-hook-form";
import { ChosenPicture } from "@/components/admin/chosen-picture";
import { PictureAlert } from "@/components/admin/picture-alert";
import { PictureButton } from "@/components/admin/picture-button";
import { PictureDrop } from "@/components/admin/picture-drop";
import { PictureProgress } from "@/components/admin/picture-progress";
import { usePictureChoice } from "@/components/admin/use-picture-choice";
import { Picture } from "@/components/ui/picture";
import { usePictureTexts } from "@/texts/admin-pictures";
import { useProductFormTexts } from "@/texts/admin-product";
import type { ProductValues } from "../lib/product-values";

interface ColorPictureProps {
  index: number;
  /** The color's name, as far as it is typed. */
  name: string;
}

/** The picture of one color, small beside its chooser. */
export function ColorPicture({ index, name }: ColorPictureProps) {
  const texts = useProductFormTexts();
  const pictures = usePictureTexts();
  const id = useId();
  const chooser = `${id}-file`;
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<ProductValues, `availableColors.${number}.image`>({
    name: `availableColors.${index}.image`,
  });
  const label = texts.color.pictureOf(name.trim());
  const choice = usePictureChoice(onChange, chooser);
  const error = choice.refused ?? fieldState.error?.message;

  return (
    <PictureDrop onFiles={choice.pick} className="flex flex-wrap items-center gap-3">
      <div className="w-24 shrink-0">
        {value instanceof File ? (
          <ChosenPicture file={value} alt={label} width={640} height={640} fit="contain" />
        ) : (
          <Picture
            path={value}
            alt={value === null ? "" : label}
            sizes="96px"
            className="aspect-square w-full rounded-md bg-soft object-contain"
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-1.5">
        <PictureButton
          id={chooser}
          ref={ref}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onPick={choice.pick}
        >
          <span>{value === null ? pictures.chooseOne : pictures.chooseOther}</span>
          <span className="sr-only">{`: ${label}`}</span>
        </PictureButton>
        <PictureProgress
          working={choice.working}
          files={value instanceof File ? [value] : []}
          label={label}
          chooser={chooser}
          onCancel={choice.cancel}
        />
        {error !== undefined && (
          <PictureAlert
            id={`${id}-error`}
            text={error}
            label={label}
            chooser={chooser}
            onDiscard={choice.discardRefused}
          />
        )}
      </div>
    </PictureDrop>
  );
}
