import type { Ref } from "react";
import type { DeliveryZone } from "@/api/types";
import { SelectField } from "@/components/ui/field";
import { chargeOf } from "@/shopping/delivery-charge";
import { useDetailTexts } from "@/texts/product-detail";
import { useShoppingTexts } from "@/texts/shopping";

interface ZoneFieldProps {
  /** From the form's controller, so that an error can move the focus here. */
  ref: Ref<HTMLSelectElement>;
  zones: readonly DeliveryZone[];
  /** The chosen one; undefined where the shop has no zones. */
  zone: DeliveryZone | undefined;
  onZone: (name: string) => void;
  /** The price of the things, which may make the delivery free. */
  subtotal: number;
  error: string | undefined;
}

/** Where it goes, what each zone costs, and how many days the chosen one takes. Nothing where the shop has no zones. */
export function ZoneField({ ref, zones, zone, onZone, subtotal, error }: ZoneFieldProps) {
  const texts = useShoppingTexts().order;
  const { delivery, days } = useDetailTexts();
  if (!zone) return null;
  return (
    <SelectField
      ref={ref}
      label={texts.zone}
      value={zone.name}
      onChange={(event) => onZone(event.currentTarget.value)}
      {...(error ? { error } : {})}
      {...(zone.daysFrom !== undefined &&
        zone.daysTo !== undefined && { help: `${delivery}: ${days(zone.daysFrom, zone.daysTo)}` })}
    >
      {zones.map((one) => (
        <option key={one.name} value={one.name}>
          {texts.zoneOption(one.name, chargeOf(one, subtotal))}
        </option>
      ))}
    </SelectField>
  );
}
