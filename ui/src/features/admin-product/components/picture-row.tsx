import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { ChosenPicture } from "@/components/admin/chosen-picture";
import { SquareControl } from "@/components/admin/square-control";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Picture } from "@/components/ui/picture";
import { MAX_SHORT } from "@/config/generated-admin";
import { cx } from "@/lib/cx";
import { usePictureTexts } from "@/texts/admin-pictures";
import { useProductFormTexts } from "@/texts/admin-product";
import type { PictureValue, ProductValues } from "../lib/product-values";
import type { MorePictures } from "../lib/use-more-pictures";

interface PictureRowProps {
  id: string;
  index: number;
  count: number;
  image: PictureValue;
  more: MorePictures;
  /** Which row is dragged now. */
  dragged: number | undefined;
  onDrag: (index: number | undefined) => void;
}

/** One picture beside the main one: what it is, what it shows in words, and where it stands. */
export function PictureRow({ id, index, count, image, more, dragged, onDrag }: PictureRowProps) {
  const form = useProductFormTexts();
  const texts = form.pictures;
  const pictureTexts = usePictureTexts();
  const { register, formState } = useFormContext<ProductValues>();
  const errors = formState.errors.pictures?.[index];
  const name = texts.row(index + 1);
  const many = count > 1;
  return (
    <li
      aria-label={name}
      onDragOver={(event) => {
        if (dragged !== undefined) event.preventDefault();
      }}
      onDrop={(event) => {
        if (dragged === undefined) return;
        event.preventDefault();
        more.move(dragged, index);
      }}
      className={cx(
        "flex flex-wrap gap-3 rounded-lg border border-line p-3",
        dragged === index && "opacity-50",
      )}
    >
      <div
        draggable={many}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.effectAllowed = "move";
          dataTransfer.setData("text/plain", name);
          onDrag(index);
        }}
        onDragEnd={() => onDrag(undefined)}
        // The picture itself would be dragged as a file.
        className={cx("w-24 shrink-0 [&_img]:pointer-events-none", many && "cursor-move")}
      >
        {image instanceof File ? (
          <ChosenPicture
            file={image}
            alt={`${name}: ${pictureTexts.fresh}`}
            width={640}
            height={640}
            fit="contain"
          />
        ) : (
          <Picture
            path={image}
            alt={`${name}: ${pictureTexts.live}`}
            sizes="96px"
            className="aspect-square w-full rounded-md bg-soft object-contain"
          />
        )}
      </div>
      <div className="min-w-44 flex-1">
        <TextField
          label={form.mainImageAlt}
          autoComplete="off"
          maxLength={MAX_SHORT}
          error={errors?.alt?.message ?? errors?.image?.message}
          {...register(`pictures.${index}.alt`)}
        />
        <div className="mt-2 flex flex-wrap items-center gap-1">
          <Button
            variant="secondary"
            size="sm"
            data-control={`${id} main`}
            aria-label={texts.makeMainOf(name)}
            onClick={() => more.makeMain(index)}
          >
            {texts.makeMain}
          </Button>
          <span className="ml-auto flex gap-1">
            {many && (
              <>
                <SquareControl
                  data-control={`${id} -1`}
                  aria-label={texts.earlier(name)}
                  aria-disabled={index === 0}
                  onClick={() => more.step(index, -1)}
                >
                  <ArrowUp size={18} aria-hidden="true" />
                </SquareControl>
                <SquareControl
                  data-control={`${id} 1`}
                  aria-label={texts.later(name)}
                  aria-disabled={index === count - 1}
                  onClick={() => more.step(index, 1)}
                >
                  <ArrowDown size={18} aria-hidden="true" />
                </SquareControl>
              </>
            )}
            <SquareControl
              data-control={`${id} remove`}
              aria-label={pictureTexts.remove(name)}
              onClick={() => more.remove(index)}
              className="text-offer hover:bg-offer-soft"
            >
              <X size={18} aria-hidden="true" />
            </SquareControl>
          </span>
        </div>
      </div>
    </li>
  );
}
