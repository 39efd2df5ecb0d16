import { useId, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { PictureAlert } from "@/components/admin/picture-alert";
import { PictureButton } from "@/components/admin/picture-button";
import { PictureDrop } from "@/components/admin/picture-drop";
import { PictureProgress } from "@/components/admin/picture-progress";
import { MAX_PICTURES } from "@/config/generated-admin";
import { usePictureTexts } from "@/texts/admin-pictures";
import { useProductFormTexts } from "@/texts/admin-product";
import type { ProductValues } from "../lib/product-values";
import { useMorePictures } from "../lib/use-more-pictures";
import { FormSection } from "./form-section";
import { PictureRow } from "./picture-row";

/** The pictures beside the main one, in the order in which shoppers see them. */
export function PicturesSection() {
  const { sections, pictures: texts } = useProductFormTexts();
  const pictureTexts = usePictureTexts();
  const id = useId();
  const chooser = `${id}-file`;
  const box = useRef<HTMLOListElement>(null);
  const more = useMorePictures(chooser, box);
  const { formState } = useFormContext<ProductValues>();
  const errors = formState.errors.pictures;
  const error = more.refused ?? errors?.message ?? errors?.root?.message;
  const [dragged, setDragged] = useState<number>();
  const { rows } = more;
  const { title } = sections.pictures;
  const files = rows.flatMap(({ image }) => (image instanceof File ? [image] : []));

  return (
    <FormSection name="pictures" title={title} hint={sections.pictures.hint(MAX_PICTURES)}>
      <PictureDrop many onFiles={more.pick} className="flex flex-col gap-3">
        {rows.length > 0 && (
          <ol ref={box} aria-label={title} className="flex flex-col gap-3">
            {rows.map(({ key, image }, index) => (
              <PictureRow
                key={key}
                id={key}
                index={index}
                count={rows.length}
                image={image}
                more={more}
                dragged={dragged}
                onDrag={setDragged}
              />
            ))}
          </ol>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border-2 border-dashed border-field p-3">
          <PictureButton
            id={chooser}
            multiple
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
            onPick={more.pick}
          >
            <span>{rows.length > 0 ? pictureTexts.chooseMore : pictureTexts.chooseMany}</span>
            <span className="sr-only">{`: ${title}`}</span>
          </PictureButton>
          <span className="hidden text-sm text-muted pointer-fine:inline">{texts.drop}</span>
        </div>
      </PictureDrop>
      <PictureProgress
        working={more.working}
        files={files}
        label={title}
        chooser={chooser}
        onCancel={more.cancel}
      />
      {error !== undefined && (
        <PictureAlert
          id={`${id}-error`}
          text={error}
          label={title}
          chooser={chooser}
          onDiscard={more.refused === undefined ? undefined : more.discardRefused}
        />
      )}
      <p id={`${id}-help`} className="text-sm text-muted">
        {`${texts.count(rows.length, MAX_PICTURES)} ${pictureTexts.formats}`}
      </p>
      <p className="sr-only" aria-live="polite">
        {more.said}
      </p>
    </FormSection>
  );
}
