import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { NumberField } from "@/components/admin/number-field";
import { TextField } from "@/components/ui/field";
import { MAX_SHORT, MAX_VARIANTS } from "@/config/generated-admin";
import { useProductFormTexts } from "@/texts/admin-product";
import { isColorFilled } from "../lib/filled";
import { newColor, type ProductValues } from "../lib/product-values";
import { selectAll } from "../lib/select-all";
import { ColorPicture } from "./color-picture";
import { FormSection } from "./form-section";
import { RowList } from "./row-list";

/** The color variants, each with its picture and what it adds to the price. */
export function ColorsSection() {
  const texts = useProductFormTexts();
  const { register, control, formState } = useFormContext<ProductValues>();
  const rows = useFieldArray({ control, name: "availableColors" });
  const values = useWatch({ control, name: "availableColors" });
  const errors = formState.errors.availableColors;
  return (
    <FormSection name="availableColors" {...texts.sections.availableColors}>
      <RowList
        ids={rows.fields.map(({ id }) => id)}
        most={MAX_VARIANTS}
        texts={texts.color}
        allFilled={values.every(isColorFilled)}
        error={errors?.message ?? errors?.root?.message}
        onAdd={() => rows.append(newColor())}
        onRemove={rows.remove}
      >
        {(index) => (
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <TextField
              label={texts.color.name}
              autoComplete="off"
              required
              error={errors?.[index]?.color?.message}
              {...register(`availableColors.${index}.color`)}
            />
            <NumberField
              label={texts.priceDifference}
              signed
              onFocus={selectAll}
              required
              error={errors?.[index]?.priceDifference?.message}
              {...register(`availableColors.${index}.priceDifference`)}
            />
            <div className="sm:col-span-2">
              <ColorPicture index={index} name={values[index]?.color ?? ""} />
            </div>
            <div className="sm:col-span-2">
              <TextField
                label={texts.mainImageAlt}
                autoComplete="off"
                maxLength={MAX_SHORT}
                error={errors?.[index]?.alt?.message}
                {...register(`availableColors.${index}.alt`)}
              />
            </div>
          </div>
        )}
      </RowList>
    </FormSection>
  );
}
