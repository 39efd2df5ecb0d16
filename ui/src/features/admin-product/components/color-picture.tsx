import { useId, useState } from "react";
import { useController } from "react-hook-form";
import { ChosenPicture } from "@/components/admin/chosen-picture";
import { PictureButton } from "@/components/admin/picture-button";
import { Picture } from "@/components/ui/picture";
import { pictureFault } from "@/lib/picture-file";
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
  const [refused, setRefused] = useState<string>();
  const {
    field: { ref: chooser, value, onChange },
    fieldState,
  } = useController<ProductValues, `availableColors.${number}.image`>({
    name: `availableColors.${index}.image`,
  });
  const label = texts.color.pictureOf(name.trim());
  const error = refused ?? fieldState.error?.message;

  function pick([picked]: File[]) {
    if (!picked) return;
    const fault = pictureFault(picked);
    setRefused(
      fault &&
        pictures.ofFile(picked.name, fault === "type" ? pictures.wrongType : pictures.tooLarge),
    );
    if (!fault) onChange(picked);
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
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
          ref={chooser}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onPick={pick}
        >
          {value === null ? pictures.chooseOne : pictures.chooseOther}
          <span className="sr-only">: {label}</span>
        </PictureButton>
        {error !== undefined && (
          <p id={`${id}-error`} className="text-sm text-offer">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
