import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { NumberField } from "@/components/admin/number-field";
import { SelectField, TextAreaField, TextField } from "@/components/ui/field";
import { MOBILE_METHODS } from "@/config/generated-admin";
import { useDeliveryTexts } from "@/texts/admin-delivery";
import { useShoppingTexts } from "@/texts/shopping";
import type { SettingsValues } from "../lib/settings-values";
import { Section } from "./section";
import { SettingRows } from "./setting-rows";

/** The accounts that take money by phone, and up to what total cash is taken at the door (contract 11). */
export function PaymentFields({ form }: { form: UseFormReturn<SettingsValues> }) {
  const texts = useDeliveryTexts();
  const { payments } = useShoppingTexts();
  const { control, register, formState, getValues } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "mobilePayments" });
  const errors = formState.errors.mobilePayments;

  function add() {
    const taken = new Set(getValues("mobilePayments").map(({ method }) => method));
    const method = MOBILE_METHODS.find((name) => !taken.has(name)) ?? MOBILE_METHODS[0];
    append(
      { method, number: "", text: "" },
      { focusName: `mobilePayments.${fields.length}.number` },
    );
  }

  return (
    <Section title={texts.payments} hint={texts.paymentsHint}>
      <SettingRows
        ids={fields.map(({ id }) => id)}
        most={MOBILE_METHODS.length}
        texts={{
          add: texts.addAccount,
          row: texts.account,
          remove: texts.removeAccount,
          full: texts.mostAccounts,
        }}
        error={errors?.message ?? errors?.root?.message}
        onAdd={add}
        onRemove={remove}
      >
        {(index) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <SelectField
              label={texts.method}
              error={errors?.[index]?.method?.message}
              {...register(`mobilePayments.${index}.method`)}
            >
              {MOBILE_METHODS.map((method) => (
                <option key={method} value={method}>
                  {payments[method]}
                </option>
              ))}
            </SelectField>
            <TextField
              label={texts.number}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              required
              error={errors?.[index]?.number?.message}
              {...register(`mobilePayments.${index}.number`)}
            />
            <div className="sm:col-span-2">
              <TextAreaField
                label={texts.instructions}
                rows={2}
                placeholder={texts.instructionsExample}
                error={errors?.[index]?.text?.message}
                {...register(`mobilePayments.${index}.text`)}
              />
            </div>
          </div>
        )}
      </SettingRows>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        <NumberField
          label={texts.codLimit}
          help={texts.codLimitHelp}
          error={formState.errors.codLimit?.message}
          {...register("codLimit")}
        />
      </div>
    </Section>
  );
}
