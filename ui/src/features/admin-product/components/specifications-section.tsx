import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { MAX_SPECIFICATIONS } from "@/config/generated-admin";
import { useProductFormTexts } from "@/texts/admin-product";
import { useDetailTexts } from "@/texts/product-detail";
import { isSpecificationFilled } from "../lib/filled";
import {
  FIXED_FIELDS,
  newSpecification,
  type ProductValues,
  type Shape,
} from "../lib/product-values";
import { FormSection } from "./form-section";
import { RowList } from "./row-list";

/** The specifications in the product's shape (specification 3). */
export function SpecificationsSection({ shape }: { shape: Shape }) {
  const texts = useProductFormTexts();
  return (
    <FormSection name="specifications" {...texts.sections.specifications}>
      {shape === "list" ? <SpecificationRows /> : <FixedSpecifications />}
    </FormSection>
  );
}

function SpecificationRows() {
  const texts = useProductFormTexts().specification;
  const { register, control, formState } = useFormContext<ProductValues>();
  const rows = useFieldArray({ control, name: "specifications" });
  const values = useWatch({ control, name: "specifications" });
  const errors = formState.errors.specifications;
  return (
    <RowList
      ids={rows.fields.map(({ id }) => id)}
      most={MAX_SPECIFICATIONS}
      texts={texts}
      compact
      allFilled={values.every(isSpecificationFilled)}
      error={errors?.message ?? errors?.root?.message}
      onAdd={() => rows.append(newSpecification())}
      onRemove={rows.remove}
    >
      {(index) => (
        <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <TextField
            label={texts.field}
            autoComplete="off"
            required
            error={errors?.[index]?.field?.message}
            {...register(`specifications.${index}.field`)}
          />
          <TextField
            label={texts.value}
            autoComplete="off"
            required
            error={errors?.[index]?.value?.message}
            {...register(`specifications.${index}.value`)}
          />
        </div>
      )}
    </RowList>
  );
}

function FixedSpecifications() {
  const { spec } = useDetailTexts();
  const { register, formState } = useFormContext<ProductValues>();
  const { fixed, specifications } = formState.errors;
  return (
    <>
      {specifications?.message !== undefined && (
        <p role="alert" className="text-sm text-offer">
          {specifications.message}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {FIXED_FIELDS.map((name) => (
          <TextField
            key={name}
            label={spec[name]}
            autoComplete="off"
            error={fixed?.[name]?.message}
            {...register(`fixed.${name}`)}
          />
        ))}
      </div>
    </>
  );
}
