import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { NumberField } from "@/components/admin/number-field";
import { TextAreaField, TextField } from "@/components/ui/field";
import { MAX_DESCRIPTION, MAX_SHORT, MAX_TITLE } from "@/config/generated-admin";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import type { EditValues } from "../lib/edit-values";

interface EditFieldsProps {
  register: UseFormRegister<EditValues>;
  errors: FieldErrors<EditValues>;
}

/** The six fields of the edit modal (specification 2). */
export function EditFields({ register, errors }: EditFieldsProps) {
  const texts = useCatalogueTexts().form;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={texts.title}
        maxLength={MAX_TITLE}
        autoComplete="off"
        error={errors.title?.message}
        {...register("title")}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField
          label={texts.price}
          maxLength={13}
          error={errors.price?.message}
          {...register("price")}
        />
        <NumberField
          label={texts.offerPrice}
          maxLength={13}
          help={texts.offerHelp}
          error={errors.offerPrice?.message}
          {...register("offerPrice")}
        />
        <NumberField
          label={texts.stock}
          maxLength={10}
          error={errors.stock?.message}
          {...register("stock")}
        />
        <TextField
          label={texts.warranty}
          maxLength={MAX_SHORT}
          autoComplete="off"
          error={errors.warranty?.message}
          {...register("warranty")}
        />
      </div>
      <TextAreaField
        label={texts.description}
        rows={6}
        maxLength={MAX_DESCRIPTION}
        error={errors.description?.message}
        {...register("description")}
      />
    </div>
  );
}
