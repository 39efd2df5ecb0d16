import { useWatch, type Control, type UseFormRegisterReturn } from "react-hook-form";
import { TextAreaField } from "@/components/ui/field";
import { MAX_DESCRIPTION } from "@/config/generated-admin";
import { cx } from "@/lib/cx";
import { countCharacters } from "@/lib/form-rules";
import { languageOf } from "@/lib/language-of";
import { useAdminBlogTexts } from "@/texts/admin-blogs";
import type { BlogValues } from "../lib/blog-values";

/** From this many characters on, the field says how many there are. */
const NEAR_END = 18_000;

interface DescriptionFieldProps {
  control: Control<BlogValues>;
  register: UseFormRegisterReturn<"description">;
  error: string | undefined;
}

/** A post's text. Near its end it counts; nothing is cut off. */
export function DescriptionField({ control, register, error }: DescriptionFieldProps) {
  const texts = useAdminBlogTexts();
  const text = useWatch({ control, name: "description" });
  const count = text.length < NEAR_END ? 0 : countCharacters(text);
  return (
    <TextAreaField
      label={texts.description}
      lang={languageOf(text)}
      rows={14}
      required
      error={error}
      help={
        <>
          <span>{texts.descriptionHelp}</span>
          {count >= NEAR_END && (
            <span
              className={cx(
                "ml-2 tabular-nums",
                count > MAX_DESCRIPTION ? "text-offer" : "text-ink",
              )}
            >
              {texts.count20k(count, MAX_DESCRIPTION)}
            </span>
          )}
        </>
      }
      {...register}
    />
  );
}
