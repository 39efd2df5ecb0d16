import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { ApiError, errorText } from "@/api/client";
import { usePlaceOrder } from "@/api/customer/place-order";
import type { CustomerUser } from "@/api/types";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SelectField, TextAreaField, TextField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { paths } from "@/config/paths";
import { PAYMENT_METHODS, type PaymentMethod } from "@/config/payment";
import { applyFieldErrors } from "@/lib/apply-field-errors";
import { quantityRule } from "@/lib/form-rules";
import { useFormat } from "@/lib/format";
import { asciiDigits, isPhone, normalizePhone } from "@/lib/phone";
import { toast } from "@/lib/toast";
import { useRetoldErrors } from "@/lib/use-retold-errors";
import { useFormTexts } from "@/texts/forms";
import { useShoppingTexts } from "@/texts/shopping";
import { useTexts } from "@/texts/use-texts";
import type { OrderItem } from "./order-item";
import { OrderDetails, OrderSummary } from "./order-summary";
import { QuantityField } from "./quantity-field";

const [CASH, STORE] = PAYMENT_METHODS;

interface ConfirmOrderDialogProps {
  item: OrderItem;
  customer: CustomerUser;
  onClose: () => void;
  /** The dialog has an entry of its own in the history, which Back leaves. */
  ownEntry?: boolean;
  /** The session ended meanwhile. */
  onSignedOut: () => void;
}

/** Why an order was refused, and what a 409 told besides (contract 5). */
interface Refusal {
  error: unknown;
  price?: { before: number; now: number };
  left?: number;
}

function refusalText(
  { error, price, left }: Refusal,
  texts: ReturnType<typeof useShoppingTexts>["order"],
): string {
  const unanswered = error instanceof ApiError && error.status === 0;
  return [
    unanswered ? texts.wrong : errorText(error, texts.failed),
    price && texts.priceWas(price.before, price.now),
    left !== undefined && texts.left(left),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * The question before an order: who, what, at what price, how it is paid (specification 2, Product detail). Phone and
 * address are asked for where the profile has none. A refusal says why, keeps everything, and asks again (contract 5).
 */
export default function ConfirmOrderDialog({
  item,
  customer,
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

  const schema = useMemo(
    () =>
      z
        .object({
          quantity: quantityRule(fields),
          paymentMethod: z.enum(PAYMENT_METHODS),
          phone: z.string().check(z.trim()),
          address: z.string().check(z.trim()),
        })
        .check(
          z.refine(({ phone }) => phone !== "", { error: fields.needPhone, path: ["phone"] }),
          z.refine(({ phone }) => phone === "" || isPhone(phone), {
            error: fields.badPhone,
            path: ["phone"],
          }),
          z.refine(({ paymentMethod, address }) => paymentMethod === STORE || address !== "", {
            error: texts.needAddress,
            path: ["address"],
          }),
        ),
    [fields, texts],
  );
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      quantity: "1",
      paymentMethod: CASH as PaymentMethod,
      phone: customer.phone,
      address: customer.address,
    },
  });
  useRetoldErrors(form);
  const { errors, isSubmitting } = form.formState;
  const { quantity, paymentMethod } = useWatch({ control: form.control });
  const delivered = paymentMethod === CASH;
  const pieces = Number(asciiDigits(quantity ?? "")) || 1;
  const phoneAsked = changing || customer.phone === "";
  const addressAsked = (changing || customer.address === "") && delivered;

  function close() {
    onClose();
    if (refusal === undefined) return;
    // The page behind still says what was refused.
    void queryClient.invalidateQueries({ queryKey: ["products"] });
    void queryClient.invalidateQueries({ queryKey: ["me"] });
  }

  /** What a 409 tells besides its text, and what it changes here. */
  function refused(error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0;
    const body =
      error instanceof ApiError ? (error.body as { price?: number; stock?: number }) : {};
    if (status === 409 && typeof body.price === "number") {
      setRefusal({ error, price: { before: asked.price, now: body.price } });
      setAsked({ ...asked, price: body.price });
    } else if (status === 409 && typeof body.stock === "number") {
      setRefusal({ error, left: body.stock });
      if (body.stock > 0) form.setValue("quantity", String(Math.min(body.stock, 99)));
    } else {
      setRefusal({ error });
    }
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
        ...(phoneAsked ? { phone: normalizePhone(values.phone) } : {}),
        ...(addressAsked ? { address: values.address } : {}),
      });
      toast.success(texts.placed, {
        label: texts.seeOrders,
        onClick: () => void navigate(paths.dashboardOrders),
      });
      close();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        onSignedOut();
        return;
      }
      const names = ["phone", "address", "quantity"] as const;
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
            {refusal?.price === undefined
              ? texts.submit
              : texts.submitAgain(format.taka(asked.price * pieces))}
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
        <OrderSummary item={asked} total={asked.price * pieces} />
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
        <OrderDetails customer={customer} />
        {phoneAsked || addressAsked ? (
          <fieldset className="flex flex-col gap-4">
            <legend className="mb-2 font-semibold">{texts.forThisOrder}</legend>
            {phoneAsked && (
              <TextField
                label={fields.phone}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                maxLength={30}
                required
                help={fields.phoneHelp}
                error={errors.phone?.message}
                {...form.register("phone")}
              />
            )}
            {addressAsked && (
              <TextAreaField
                label={texts.deliveryAddress}
                autoComplete="street-address"
                rows={3}
                maxLength={500}
                required
                help={texts.addressHelp}
                error={errors.address?.message}
                {...form.register("address")}
              />
            )}
          </fieldset>
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
