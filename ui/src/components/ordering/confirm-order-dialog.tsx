import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useMemo, useState } from "react";
import { useController, useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { ApiError } from "@/api/client";
import { usePlaceOrder } from "@/api/customer/place-order";
import { useSettings } from "@/api/queries/settings";
import type { CustomerUser, DeliveryZone } from "@/api/types";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { paths } from "@/config/paths";
import { MAX_QUANTITY, PAYMENT_METHODS } from "@/config/generated-forms";
import { applyFieldErrors } from "@/api/apply-field-errors";
import { useFormat } from "@/texts/use-format";
import { asciiDigits, normalizePhone } from "@/lib/phone";
import { toast } from "@/lib/toast";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useFormTexts } from "@/texts/forms";
import { useShoppingTexts } from "@/texts/shopping";
import { useTexts } from "@/texts/use-texts";
import { confirmOrderSchema } from "./confirm-order-schema";
import { OrderContact } from "./order-contact";
import { chargeOf, zoneOf } from "@/shopping/delivery-charge";
import type { OrderItem } from "@/shopping/order-item";
import { refusalOf, refusalText, type Refusal } from "@/shopping/order-refusal";
import { OrderDetails, OrderSummary } from "./order-summary";
import { QuantityField } from "./quantity-field";
import { ZoneField } from "./zone-field";

const [CASH] = PAYMENT_METHODS;
const NO_ZONES: readonly DeliveryZone[] = [];

interface ConfirmOrderDialogProps {
  item: OrderItem;
  customer: CustomerUser;
  /** How many pieces it begins with. */
  quantity?: number;
  onClose: () => void;
  /** The dialog has an entry of its own in the history, which Back leaves. */
  ownEntry?: boolean;
  /** The session ended meanwhile. */
  onSignedOut: () => void;
}

/**
 * The question before an order: who, what, at what price, how it is paid (specification 2, Product detail). Phone and
 * address are asked for where the profile has none. A refusal says why, keeps everything, and asks again (contract 5).
 */
export default function ConfirmOrderDialog({
  item,
  customer,
  quantity: first = 1,
  ownEntry = false,
  onClose,
  onSignedOut,
}: ConfirmOrderDialogProps) {
  const common = useTexts().common;
  const fields = useFormTexts();
  const shopping = useShoppingTexts();
  const texts = shopping.order;
  const format = useFormat();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const formId = useId();
  // What the person was asked about: a catalogue that changes behind the dialog does not change the question.
  const [asked, setAsked] = useState(item);
  const [changing, setChanging] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const order = usePlaceOrder();

  const schema = useMemo(() => confirmOrderSchema(fields, texts), [fields, texts]);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      quantity: String(first),
      paymentMethod: CASH as (typeof PAYMENT_METHODS)[number],
      zone: "",
      phone: customer.phone,
      address: customer.address,
    },
  });
  useRetoldErrors(form);
  const { ref: zoneRef } = useController({ control: form.control, name: "zone" }).field;
  const { errors, isSubmitting } = form.formState;
  const { quantity, paymentMethod, zone } = useWatch({ control: form.control });
  const delivered = paymentMethod === CASH;
  const pieces = Number(asciiDigits(quantity ?? "")) || 1;
  const subtotal = asked.price * pieces;
  const zones = useSettings()?.deliveryZones ?? NO_ZONES;
  const goesTo = delivered ? zoneOf(zones, zone) : undefined;
  const delivery = goesTo && chargeOf(goesTo, subtotal);
  const total = subtotal + (delivery ?? 0);
  const phoneAsked = changing || customer.phone === "";
  const addressAsked = (changing || customer.address === "") && delivered;

  function close() {
    onClose();
    if (refusal === undefined) return;
    // The page behind still says what was refused.
    void queryClient.invalidateQueries({ queryKey: ["products"] });
    void queryClient.invalidateQueries({ queryKey: ["me"] });
  }

  function refused(error: unknown): void {
    const told = refusalOf(error, asked.price);
    setRefusal(told);
    if (told.price) setAsked({ ...asked, price: told.price.now });
    if (told.left) form.setValue("quantity", String(Math.min(told.left, MAX_QUANTITY)));
  }

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await order.mutateAsync({
        userId: customer._id,
        productId: asked.productId,
        ...(asked.color === "" ? {} : { color: asked.color }),
        ...(asked.ramStorage === "" ? {} : { ramStorage: asked.ramStorage }),
        price: asked.price,
        quantity: Number(asciiDigits(values.quantity)),
        paymentMethod: values.paymentMethod,
        ...(goesTo ? { zone: goesTo.name } : {}),
        ...(phoneAsked ? { phone: normalizePhone(values.phone) } : {}),
        ...(addressAsked ? { address: values.address } : {}),
      });
      toast.success(texts.placed, {
        label: texts.seeOrders,
        onClick: () => void navigate(paths.dashboardPage("orders")),
      });
      close();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        onSignedOut();
        return;
      }
      const names = ["phone", "address", "quantity", "zone"] as const;
      if (!applyFieldErrors(error, names, form.setError)) refused(error);
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isSubmitting) close();
      }}
      title={texts.title}
      backCloses={!ownEntry}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={isSubmitting}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting} busyText={common.processing}>
            {refusal?.price === undefined ? texts.submit : texts.submitAgain(format.taka(total))}
          </Button>
        </>
      }
    >
      {refusal && <FormMessage kind="error" text={refusalText(refusal, texts)} />}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5"
      >
        <OrderSummary item={asked} total={total} delivery={delivery} />
        <QuantityField
          value={quantity ?? ""}
          onChange={(next) => form.setValue("quantity", next, { shouldValidate: true })}
          error={errors.quantity?.message}
        />
        <SelectField
          label={texts.payment}
          help={delivered ? texts.cashHelp : texts.storeHelp}
          {...form.register("paymentMethod")}
        >
          {PAYMENT_METHODS.map((method) => (
            <option key={method} value={method}>
              {shopping.payments[method] ?? method}
            </option>
          ))}
        </SelectField>
        {delivered && (
          <ZoneField
            ref={zoneRef}
            zones={zones}
            zone={goesTo}
            onZone={(name) => form.setValue("zone", name, { shouldValidate: true })}
            subtotal={subtotal}
            error={errors.zone?.message}
          />
        )}
        <OrderDetails customer={customer} />
        {phoneAsked || addressAsked ? (
          <OrderContact
            phone={
              phoneAsked ? { ...form.register("phone"), error: errors.phone?.message } : undefined
            }
            address={
              addressAsked
                ? { ...form.register("address"), error: errors.address?.message }
                : undefined
            }
          />
        ) : (
          <Button
            variant="quiet"
            size="sm"
            className="-mt-3 -ml-3 self-start !text-accent"
            onClick={() => setChanging(true)}
          >
            {texts.change}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
