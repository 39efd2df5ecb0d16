import { useController, useFormContext } from "react-hook-form";
import { PictureField } from "@/components/admin/picture-field";
import { TextAreaField, TextField } from "@/components/ui/field";
import { MAX_SHORT } from "@/config/generated-admin";
import { useProductFormTexts } from "@/texts/admin-product";
import type { ProductValues } from "../lib/product-values";
import { FormSection } from "./form-section";

/** Title and description. */
export function BasicsSection() {
  const texts = useProductFormTexts();
  const { register, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  return (
    <FormSection name="basics" {...texts.sections.basics}>
      <TextField
        label={texts.title}
        autoComplete="off"
        required
        error={errors.title?.message}
        {...register("title")}
      />
      <TextAreaField
        label={texts.description}
        rows={6}
        required
        error={errors.description?.message}
        {...register("description")}
      />
    </FormSection>
  );
}

/** The main picture: the one that was chosen, else the one that is stored. */
export function PictureSection({ stored }: { stored: string }) {
  const texts = useProductFormTexts();
  const { field, fieldState } = useController<ProductValues, "mainImage">({ name: "mainImage" });
  const { register, formState, getValues } = useFormContext<ProductValues>();
  const { value } = field;

  function change(file: File | undefined) {
    // The stored one may stand beside the main picture by now.
    const elsewhere = getValues("pictures").some(({ image }) => image === stored);
    field.onChange(file ?? (stored === "" || elsewhere ? null : stored));
  }

  return (
    <FormSection name="picture" {...texts.sections.picture}>
      <div className="max-w-72">
        <PictureField
          label={texts.mainImage}
          live={value instanceof File ? stored : (value ?? "")}
          file={value instanceof File ? value : undefined}
          onChange={change}
          width={1280}
          height={1280}
          fit="contain"
          inputRef={field.ref}
          help={texts.pictureAdvice}
          error={fieldState.error?.message}
          required
        />
      </div>
      <TextField
        label={texts.mainImageAlt}
        help={texts.mainImageAltHelp}
        autoComplete="off"
        maxLength={MAX_SHORT}
        error={formState.errors.mainImageAlt?.message}
        {...register("mainImageAlt")}
      />
    </FormSection>
  );
}
