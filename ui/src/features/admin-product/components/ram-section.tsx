import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { NumberField } from "@/components/admin/number-field";
import { TextField } from "@/components/ui/field";
import { MAX_VARIANTS } from "@/config/generated-admin";
import { useProductFormTexts } from "@/texts/admin-product";
import { isRamFilled } from "../lib/filled";
import { newRam, type ProductValues } from "../lib/product-values";
import { selectAll } from "../lib/select-all";
import { FormSection } from "./form-section";
import { RowList } from "./row-list";

/** The memory variants, each with what it adds to the price. */
export function RamSection() {
  const texts = useProductFormTexts();
  const { register, control, formState } = useFormContext<ProductValues>();
  const rows = useFieldArray({ control, name: "ramStorage" });
  const values = useWatch({ control, name: "ramStorage" });
  const errors = formState.errors.ramStorage;
  return (
    <FormSection name="ramStorage" {...texts.sections.ramStorage}>
      <RowList
        ids={rows.fields.map(({ id }) => id)}
        most={MAX_VARIANTS}
        texts={texts.ram}
        compact
        allFilled={values.every(isRamFilled)}
        error={errors?.message ?? errors?.root?.message}
        onAdd={() => rows.append(newRam())}
        onRemove={rows.remove}
      >
        {(index) => (
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <TextField
              label={texts.ram.option}
              autoComplete="off"
              required
              placeholder={texts.ram.example}
              error={errors?.[index]?.option?.message}
              {...register(`ramStorage.${index}.option`)}
            />
            <NumberField
              label={texts.priceDifference}
              signed
              onFocus={selectAll}
              required
              error={errors?.[index]?.priceDifference?.message}
              {...register(`ramStorage.${index}.priceDifference`)}
            />
          </div>
        )}
      </RowList>
    </FormSection>
  );
}
