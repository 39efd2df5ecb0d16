import { useId, type ComponentProps } from "react";
import { FieldError } from "@/components/ui/field";
import { MAX_STARS } from "@/config/generated-forms";
import { useReviewTexts } from "@/texts/reviews";
import { StarMark } from "./stars";

const CHOICES = Array.from({ length: MAX_STARS }, (_, index) => index + 1);

interface StarFieldProps {
  /** 0 while nothing is chosen. */
  value: number;
  error?: string | undefined;
  /** Of each of the five radio buttons, as react-hook-form's `register(...)` has them. */
  control: ComponentProps<"input">;
}

/** One to five stars, as a group of radio buttons that a thumb reaches. */
export function StarField({ value, error, control }: StarFieldProps) {
  const texts = useReviewTexts();
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={error && `${id}-error`}>
      <legend className="text-sm font-semibold">
        <span>{texts.stars}</span>
        <span aria-hidden="true" className="text-offer">
          {" *"}
        </span>
      </legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {CHOICES.map((stars) => (
            <label
              key={stars}
              className="relative inline-flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                {...control}
                type="radio"
                value={stars}
                aria-label={texts.star(stars)}
                className="absolute inset-0 z-10 cursor-pointer opacity-0"
              />
              <StarMark part={value >= stars ? 1 : 0} size={28} />
            </label>
          ))}
        </div>
        <span className="text-sm text-muted">{texts.meaning[value - 1] ?? ""}</span>
      </div>
      {error && <FieldError id={id} text={error} />}
    </fieldset>
  );
}
