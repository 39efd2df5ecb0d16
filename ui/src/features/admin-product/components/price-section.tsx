import { useFormContext } from "react-hook-form";
import { NumberField } from "@/components/admin/number-field";
import type { Parts } from "@/lib/parts";
import { useProductFormTexts } from "@/texts/admin-product";
import type { ProductValues, Shape } from "../lib/product-values";
import { selectAll } from "../lib/select-all";
import { FormSection } from "./form-section";

interface PriceSectionProps {
  shape: Shape;
  /** What is to be known of the offer that is saved. */
  offerNote?: Parts;
}

/** Prices, stock, points and EMI; watches and TVs have no points (specification 7). */
export function PriceSection({ shape, offerNote }: PriceSectionProps) {
  const texts = useProductFormTexts();
  const { register, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  return (
    <FormSection name="prices" {...texts.sections.price}>
      <div className="grid grid-cols-2 items-start gap-4 sm:max-w-xl">
        <NumberField
          label={texts.price}
          required
          error={errors.price?.message}
          {...register("price")}
        />
        <NumberField
          label={texts.offerPrice}
          required
          help={texts.offerPriceHelp}
          error={errors.offerPrice?.message}
          {...register("offerPrice")}
        />
        {offerNote}
        <NumberField
          label={texts.stock}
          required
          help={texts.stockHelp}
          error={errors.stock?.message}
          {...register("stock")}
        />
        {shape === "list" && (
          <NumberField
            label={texts.buyPoints}
            required
            onFocus={selectAll}
            help={texts.buyPointsHelp}
            error={errors.buyPoints?.message}
            {...register("buyPoints")}
          />
        )}
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 self-start">
        <input
          type="checkbox"
          className="size-5 shrink-0 cursor-pointer accent-accent"
          {...register("emiAvailable")}
        />
        <span>
          <span className="text-sm font-semibold">{texts.emiAvailable}</span>
          <span className="block text-sm text-muted">{texts.emiHelp}</span>
        </span>
      </label>
    </FormSection>
  );
}
