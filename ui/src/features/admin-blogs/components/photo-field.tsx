import { useController, type Control } from "react-hook-form";
import { PictureField } from "@/components/admin/picture-field";
import { useAdminBlogTexts } from "@/texts/admin-blogs";
import type { BlogValues } from "../lib/blog-values";

interface PhotoFieldProps {
  control: Control<BlogValues>;
  /** The photo that the post has; without one, one must be chosen. */
  live: string | undefined;
  disabled: boolean;
}

/** A post's photo, in the shape in which the blog shows it. */
export function PhotoField({ control, live, disabled }: PhotoFieldProps) {
  const texts = useAdminBlogTexts();
  const { field, fieldState } = useController({ control, name: "photo" });
  return (
    <PictureField
      label={texts.photo}
      live={live}
      file={field.value}
      onChange={field.onChange}
      inputRef={field.ref}
      width={1200}
      height={675}
      required={!live}
      disabled={disabled}
      help={texts.photoHelp}
      error={fieldState.error?.message}
    />
  );
}
