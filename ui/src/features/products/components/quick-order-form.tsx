import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useRef, useState } from "react";
import { useController, useForm, useWatch } from "react-hook-form";
import { ApiError, errorText } from "@/api/client";
import { useSettings } from "@/api/queries/settings";
import type { CustomerUser, DeliveryZone } from "@/api/types";
import { Honeypot } from "@/components/honeypot";
import { Button } from "@/components/ui/button";
import { TextAreaField, TextField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { MAX_ADDRESS, MAX_EMAIL, MAX_MESSAGE, MAX_NAME } from "@/config/generated-forms";
import { applyFieldErrors } from "@/api/apply-field-errors";
import { BY_SCRIPT } from "@/lib/form-rules";
import { languageOf } from "@/lib/language-of";
import { asciiDigits, normalizePhone } from "@/lib/phone";
import { quantityTyped } from "@/lib/whole-number";
import { toast } from "@/lib/toast";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { DeliveryTotal } from "@/components/ordering/delivery-total";
import { QuantityField } from "@/components/ordering/quantity-field";
import { ZoneField } from "@/components/ordering/zone-field";
import { chargeOf, zoneOf } from "@/shopping/delivery-charge";
import { useQuickOrderTexts } from "@/texts/quick-order";
import { useTexts } from "@/texts/use-texts";
import { useQuickOrder, type QuickOrder } from "../api/quick-order";
import { quickOrderSchema } from "../lib/quick-order-schema";

/** Between the two toasts, in milliseconds (specification 9). */
const CONTACT_MS = 2000;

/** The fields that the server complains about, by its names. */
const FIELDS = [
  "CustomerName",
  "DeliveryLocation",
  "Email",
  "Phone",
  "Quantity",
  "Message",
  "zone",
] as const;

const NO_ZONES: readonly DeliveryZone[] = [];

export interface Placed {
  orderNumber: string;
  phone: string;
}

interface QuickOrderFormProps {
  name: string;
  productId: string | undefined;
  /** What was chosen on the product's page, as the first words of the message. */
  wish: string;
  /** Whether nothing is missing of the variant; asks for it where something is. */
  wholeVariant: () => boolean;
  /** The colour and memory to order and the price that is shown for them, when the form is sent. */
  variantShown: () => Pick<QuickOrder, "color" | "ramStorage" | "Price">;
  /** The shop refused: what is shown of the product may be old. */
  onRefused: () => void;
  customer: CustomerUser | null;
  onPlaced: (placed: Placed) => void;
}

/** The quick order form; it needs a name, a phone and an address. A failure is told and keeps what was typed (contract 10). */
export function QuickOrderForm({
  name,
  productId,
  wish,
  wholeVariant,
  variantShown,
  onRefused,
  customer,
  onPlaced,
}: QuickOrderFormProps) {
  const { processing } = useTexts().common;
  const texts = useQuickOrderTexts();
  const [failure, setFailure] = useState<{ error?: unknown }>();
  const order = useQuickOrder();
  const schema = useMemo(() => quickOrderSchema(texts), [texts]);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      CustomerName: customer?.name ?? "",
      DeliveryLocation: customer?.address ?? "",
      Email: customer?.email ?? "",
      Phone: customer?.phone ?? "",
      Quantity: "1",
      Message: wish,
      zone: "",
      website: "",
    },
  });
  useRetoldErrors(form);
  const { ref: zoneRef } = useController({ control: form.control, name: "zone" }).field;
  // What is chosen here is told too, as long as the message is not the person's own.
  const told = useRef(wish);
  const { getValues, setValue } = form;
  useEffect(() => {
    if (told.current === wish) return;
    if (getValues("Message") === told.current) setValue("Message", wish);
    told.current = wish;
  }, [wish, getValues, setValue]);
  const { errors, isSubmitting } = form.formState;
  const [quantity, zone] = useWatch({ control: form.control, name: ["Quantity", "zone"] });
  const zones = useSettings()?.deliveryZones ?? NO_ZONES;
  const goesTo = zoneOf(zones, zone);
  const { Price } = variantShown();
  const subtotal = (Price ?? 0) * (quantityTyped(quantity) ?? 1);

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    if (!wholeVariant()) return;
    const phone = normalizePhone(values.Phone);
    try {
      const { acknowledged, orderNumber } = await order.mutateAsync({
        ...values,
        ...variantShown(),
        Email: values.Email || null,
        Message: values.Message.trim() || null,
        zone: goesTo?.name,
        ProductName: name,
        productId,
        Phone: phone,
        Quantity: Number(asciiDigits(values.Quantity)),
      });
      if (!acknowledged) {
        setFailure({});
        return;
      }
      toast.success(texts.confirmed);
      // Told wherever the person is by then.
      setTimeout(() => toast.success(texts.contact), CONTACT_MS);
      onPlaced({ orderNumber, phone });
    } catch (error) {
      if (applyFieldErrors(error, FIELDS, form.setError)) return;
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      setFailure(refused ? { error } : {});
      if (refused) onRefused();
    }
  });

  return (
    <form
      noValidate
      method={BY_SCRIPT}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <TextAreaField
        label={texts.product}
        value={name}
        lang={languageOf(name)}
        readOnly
        rows={1}
        className="field-sizing-content min-h-11 resize-none bg-soft font-semibold"
      />
      <TextField
        label={texts.name}
        autoComplete="name"
        maxLength={MAX_NAME}
        required
        error={errors.CustomerName?.message}
        {...form.register("CustomerName")}
      />
      <TextField
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        required
        help={texts.phoneHelp}
        error={errors.Phone?.message}
        {...form.register("Phone")}
      />
      <TextField
        label={texts.optional(texts.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
        error={errors.Email?.message}
        {...form.register("Email")}
      />
      <TextAreaField
        label={texts.location}
        autoComplete="street-address"
        rows={2}
        maxLength={MAX_ADDRESS}
        required
        help={texts.locationHelp}
        error={errors.DeliveryLocation?.message}
        {...form.register("DeliveryLocation")}
      />
      <ZoneField
        ref={zoneRef}
        zones={zones}
        zone={goesTo}
        onZone={(name) => form.setValue("zone", name, { shouldValidate: true })}
        subtotal={subtotal}
        error={errors.zone?.message}
      />
      <QuantityField
        name="Quantity"
        value={quantity}
        onChange={(next) => form.setValue("Quantity", next, { shouldValidate: true })}
        error={errors.Quantity?.message}
      />
      <TextAreaField
        label={texts.optional(texts.message)}
        rows={3}
        maxLength={MAX_MESSAGE}
        help={texts.messageHelp}
        error={errors.Message?.message}
        {...form.register("Message")}
      />
      <Honeypot {...form.register("website")} />
      {goesTo && Price !== undefined && (
        <DeliveryTotal subtotal={subtotal} delivery={chargeOf(goesTo, subtotal)} />
      )}
      <div>
        {failure && <FormMessage kind="error" text={errorText(failure.error, texts.failed)} />}
        <Button
          type="submit"
          size="lg"
          className="w-full"
          busy={isSubmitting}
          busyText={processing}
        >
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
