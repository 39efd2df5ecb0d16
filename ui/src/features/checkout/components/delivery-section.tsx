import { useEffect, useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { DeliveryZone } from "@/api/types";
import { TextAreaField } from "@/components/ui/field";
import { MAX_ADDRESS } from "@/config/generated-forms";
import { useCheckoutTexts } from "@/texts/checkout";
import { shopWeekday } from "@/lib/shop-day";
import { useFormat } from "@/texts/use-format";
import { arrivalOf } from "../lib/arrival";
import type { CheckoutValues } from "../lib/checkout-values";
import { RadioList } from "./radio-list";
import { Section } from "./section";

interface DeliverySectionProps {
  form: UseFormReturn<CheckoutValues>;
  zones: readonly DeliveryZone[];
  /** The stores where things can be picked up. */
  branches: readonly string[];
}

/** Where the things go, and what that costs; or where they wait. */
export function DeliverySection({ form, zones, branches }: DeliverySectionProps) {
  const texts = useCheckoutTexts();
  const format = useFormat();
  const { errors } = form.formState;
  const { setValue } = form;
  // The checkout is drawn in the browser alone: no other drawing has to agree on the moment.
  const [now] = useState(() => Date.now());
  const [method, zone] = useWatch({ control: form.control, name: ["method", "zone"] });
  useEffect(() => {
    // What the owner took away meanwhile is not chosen any more; which one instead, nobody knows.
    if (zone !== "" && !zones.some(({ name }) => name === zone)) setValue("zone", "");
  }, [zone, zones, setValue]);
  const dayOf = (ms: number) =>
    `${texts.weekdays[shopWeekday(ms)]} ${format.shortDay(new Date(ms).toISOString())}`;
  function helpOf(one: DeliveryZone): string | undefined {
    const { charge, freeFrom } = one;
    const arrival = arrivalOf(one, now);
    const parts = [
      arrival && texts.arrives(dayOf(arrival.first), dayOf(arrival.last)),
      charge > 0 && freeFrom > 0 && texts.freeFrom(freeFrom),
    ].filter(Boolean);
    return parts.length === 0 ? undefined : parts.join(" · ");
  }
  const methods = branches.length > 0 ? (["delivery", "pickup"] as const) : (["delivery"] as const);
  return (
    <Section title={texts.delivery}>
      {methods.length > 1 && (
        <RadioList
          legend={texts.delivery}
          hidden
          field={form.register("method")}
          options={methods.map((value) => ({
            value,
            label: texts.methods[value],
            help: texts.methodHelp[value],
          }))}
        />
      )}
      {method === "pickup" ? (
        <RadioList
          legend={texts.branch}
          field={form.register("branch")}
          error={errors.branch?.message}
          options={branches.map((name) => ({ value: name, label: name }))}
        />
      ) : (
        <>
          {zones.length > 0 && (
            <RadioList
              legend={texts.zone}
              field={form.register("zone")}
              error={errors.zone?.message}
              options={zones.map((one) => ({
                value: one.name,
                label: one.name,
                detail: one.charge > 0 ? format.taka(one.charge) : texts.free,
                help: helpOf(one),
              }))}
            />
          )}
          <TextAreaField
            label={texts.address}
            autoComplete="street-address"
            rows={2}
            maxLength={MAX_ADDRESS}
            required
            help={texts.addressHelp}
            error={errors.address?.message}
            {...form.register("address")}
          />
        </>
      )}
    </Section>
  );
}
