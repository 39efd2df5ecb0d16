import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { useProductFormTexts } from "@/texts/admin-product";
import type { ProductValues } from "../lib/product-values";
import { brandsOf, CATEGORIES } from "../lib/suggestions";
import { FormSection } from "./form-section";

/** Category and brand, with the shop's own names as suggestions. A fixed category is shown and cannot be changed. */
export function PlaceSection({ category }: { category: string | undefined }) {
  const texts = useProductFormTexts();
  const id = useId();
  const { register, control, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  const typed = useWatch({ control, name: "category" });
  return (
    <FormSection name="place" {...texts.sections.place}>
      <div className="grid items-start gap-4 sm:max-w-xl sm:grid-cols-2">
        {category === undefined ? (
          <TextField
            label={texts.category}
            list={`${id}-categories`}
            autoComplete="off"
            autoCapitalize="characters"
            required
            className="uppercase"
            error={errors.category?.message}
            {...register("category")}
          />
        ) : (
          <TextField
            label={texts.category}
            value={category}
            readOnly
            className="bg-soft"
            help={texts.categoryFixed}
          />
        )}
        <TextField
          label={texts.brand}
          list={`${id}-brands`}
          autoComplete="off"
          autoCapitalize="characters"
          required
          className="uppercase"
          error={errors.brand?.message}
          {...register("brand")}
        />
      </div>
      <Suggestions id={`${id}-categories`} names={CATEGORIES} />
      <Suggestions id={`${id}-brands`} names={brandsOf(category ?? typed)} />
    </FormSection>
  );
}

function Suggestions({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** Delivery and warranty in words. */
export function ServiceSection() {
  const texts = useProductFormTexts();
  const { register, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  return (
    <FormSection name="service" {...texts.sections.service}>
      <div className="grid items-start gap-4 sm:max-w-xl sm:grid-cols-2">
        <TextField
          label={texts.estimatedDelivery}
          autoComplete="off"
          required
          help={texts.estimatedDeliveryHelp}
          error={errors.estimatedDelivery?.message}
          {...register("estimatedDelivery")}
        />
        <TextField
          label={texts.warranty}
          autoComplete="off"
          required
          help={texts.warrantyHelp}
          error={errors.warranty?.message}
          {...register("warranty")}
        />
      </div>
    </FormSection>
  );
}
