import { useWatch, type UseFormReturn } from "react-hook-form";
import { NumberField } from "@/components/admin/number-field";
import { SelectField, TextField } from "@/components/ui/field";
import { useCouponTexts } from "@/texts/admin-coupons";
import type { CouponValues } from "../lib/coupon-values";

/** What a coupon is. */
export function CouponFields({ form }: { form: UseFormReturn<CouponValues> }) {
  const texts = useCouponTexts().form;
  const { register } = form;
  const { errors } = form.formState;
  const percent = useWatch({ control: form.control, name: "kind" }) === "percent";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={texts.code}
        required
        help={texts.codeHelp}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="uppercase"
        error={errors.code?.message}
        {...register("code")}
      />
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 sm:mt-6">
        <input
          type="checkbox"
          role="switch"
          className="size-5 shrink-0 cursor-pointer accent-accent"
          {...register("active")}
        />
        <span>
          <span className="block font-semibold">{texts.active}</span>
          <span className="block text-sm text-muted">{texts.activeHelp}</span>
        </span>
      </label>
      <SelectField label={texts.kind} error={errors.kind?.message} {...register("kind")}>
        <option value="percent">{texts.kinds.percent}</option>
        <option value="amount">{texts.kinds.amount}</option>
      </SelectField>
      <NumberField
        label={percent ? texts.percent : texts.amount}
        required
        error={errors.value?.message}
        {...register("value")}
      />
      <NumberField
        label={texts.atLeast}
        help={texts.atLeastHelp}
        error={errors.atLeast?.message}
        {...register("atLeast")}
      />
      {percent && (
        <NumberField
          label={texts.atMost}
          help={texts.atMostHelp}
          error={errors.atMost?.message}
          {...register("atMost")}
        />
      )}
      <TextField
        type="date"
        label={texts.from}
        help={texts.dayHelp}
        error={errors.from?.message}
        {...register("from")}
      />
      <TextField
        type="date"
        label={texts.until}
        help={texts.dayHelp}
        error={errors.until?.message}
        {...register("until")}
      />
      <NumberField
        label={texts.uses}
        help={texts.usesHelp}
        error={errors.uses?.message}
        {...register("uses")}
      />
      <NumberField
        label={texts.usesEach}
        help={texts.usesHelp}
        error={errors.usesEach?.message}
        {...register("usesEach")}
      />
    </div>
  );
}
