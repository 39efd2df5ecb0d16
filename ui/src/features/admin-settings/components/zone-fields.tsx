import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { NumberField } from "@/components/admin/number-field";
import { TextField } from "@/components/ui/field";
import { MAX_ZONES } from "@/config/generated-admin";
import { useDeliveryTexts } from "@/texts/admin-delivery";
import type { SettingsValues } from "../lib/settings-values";
import { Section } from "./section";
import { SettingRows } from "./setting-rows";

/** Where the shop delivers, for what, and within how many days (contract 11). */
export function ZoneFields({ form }: { form: UseFormReturn<SettingsValues> }) {
  const texts = useDeliveryTexts();
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "deliveryZones" });
  const errors = formState.errors.deliveryZones;
  return (
    <Section title={texts.zones} hint={texts.zonesHint}>
      <SettingRows
        ids={fields.map(({ id }) => id)}
        most={MAX_ZONES}
        texts={{
          add: texts.addZone,
          row: texts.zone,
          remove: texts.removeZone,
          full: texts.mostZones,
        }}
        error={errors?.message ?? errors?.root?.message}
        onAdd={() => append({ name: "", charge: "", freeFrom: "", daysFrom: "", daysTo: "" })}
        onRemove={remove}
      >
        {(index) => (
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]">
            <div className="col-span-2 lg:col-span-1">
              <TextField
                label={texts.zoneName}
                required
                autoComplete="off"
                placeholder={texts.zoneExample}
                error={errors?.[index]?.name?.message}
                {...register(`deliveryZones.${index}.name`)}
              />
            </div>
            <NumberField
              label={texts.charge}
              required
              error={errors?.[index]?.charge?.message}
              {...register(`deliveryZones.${index}.charge`)}
            />
            <NumberField
              label={texts.freeFrom}
              help={texts.freeFromHelp}
              error={errors?.[index]?.freeFrom?.message}
              {...register(`deliveryZones.${index}.freeFrom`)}
            />
            <NumberField
              label={texts.daysFrom}
              error={errors?.[index]?.daysFrom?.message}
              {...register(`deliveryZones.${index}.daysFrom`)}
            />
            <NumberField
              label={texts.daysTo}
              help={texts.daysHelp}
              error={errors?.[index]?.daysTo?.message}
              {...register(`deliveryZones.${index}.daysTo`)}
            />
          </div>
        )}
      </SettingRows>
    </Section>
  );
}
