import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { faultsOf } from "@/api/apply-field-errors";
import type { CustomerUser, Settings } from "@/api/types";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { ErrorState } from "@/components/ui/error-state";
import { BY_SCRIPT } from "@/lib/form-rules";
import { useRested } from "@/lib/use-rested";
import { useCartChanging } from "@/shopping/use-cart-changes";
import { useCheckoutTexts } from "@/texts/checkout";
import { said } from "@/texts/language";
import { useQuote, type Question } from "../api/quote";
import {
  branchesOf,
  checkoutSchema,
  deliveryOf,
  firstValues,
  type CheckoutValues,
} from "../lib/checkout-values";
import { questionText, REST_MS } from "../lib/question";
import { keepTyped } from "../lib/typed";
import type { Basket } from "../lib/use-basket";
import { usePlace } from "../lib/use-place";
import { BasketSection } from "./basket-section";
import { CouponField } from "./coupon-field";
import { DeliverySection } from "./delivery-section";
import { LinesSkeleton } from "./lines-skeleton";
import { PaymentSection } from "./payment-section";
import { PersonSection } from "./person-section";
import { PlaceButton } from "./place-button";
import { Summary } from "./summary";

interface CheckoutFormProps {
  basket: Basket;
  customer: CustomerUser | null;
  settings: Settings | undefined;
  onPlaced: Parameters<typeof usePlace>[0]["onPlaced"];
}

/** The checkout's parts, from what is bought to the button that says what it costs. */
export function CheckoutForm({ basket, customer, settings, onPlaced }: CheckoutFormProps) {
  const texts = useCheckoutTexts();
  const formId = useId();
  const who = customer?._id ?? "";
  const [{ coupon: firstCoupon, ...first }] = useState(() => firstValues(who, customer, settings));
  const [coupon, setCoupon] = useState(firstCoupon);
  const hasZones = (settings?.deliveryZones.length ?? 0) > 0;
  const schema = useMemo(() => checkoutSchema(texts, hasZones), [texts, hasZones]);
  const form = useForm<CheckoutValues>({ resolver: zodResolver(schema), defaultValues: first });
  useRetoldErrors(form);
  const values = useWatch({ control: form.control }) as CheckoutValues;
  useEffect(() => keepTyped(who, { ...values, coupon }), [who, values, coupon]);

  const wanted = questionText({ lines: basket.lines, delivery: deliveryOf(values), coupon });
  const asked = useRested(wanted, REST_MS);
  const { quote, current, error, retry } = useQuote(asked, who);
  const changing = useCartChanging();
  const question = useMemo(() => JSON.parse(asked) as Question, [asked]);
  const { place, refusal, forgive } = usePlace({ form, who, question, asked, quote, onPlaced });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What has to be changed stands at the top, the button at the end.
    if (refusal?.lines) heading.current?.focus();
  }, [refusal]);
  // Another basket is another question.
  const [refusedFor, setRefusedFor] = useState(wanted);
  if (refusedFor !== wanted) {
    setRefusedFor(wanted);
    if (refusal) forgive();
  }

  if (!quote) {
    return error ? (
      <ErrorState error={error} onRetry={retry} />
    ) : (
      <LinesSkeleton count={basket.lines.length} />
    );
  }
  const faults = faultsOf(error);
  const submit = form.handleSubmit(place);
  const offered =
    values.method === "pickup"
      ? quote.payments.filter(({ method }) => method !== "Cash on Delivery")
      : quote.payments;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
      <div className="flex min-w-0 flex-col gap-8">
        <BasketSection
          basket={basket}
          quote={quote}
          points={customer !== null}
          refusal={refusal?.lines ? texts.someGone : undefined}
          heading={heading}
        />
        <form
          id={formId}
          noValidate
          method={BY_SCRIPT}
          onSubmit={(event) => void submit(event)}
          className="flex flex-col gap-8"
        >
          <PersonSection form={form} askEmail={customer === null} />
          <DeliverySection form={form} zones={quote.zones} branches={branchesOf(settings)} />
          <PaymentSection form={form} offered={offered} total={quote.total} />
        </form>
      </div>
      <Summary
        quote={quote}
        points={customer !== null}
        coupon={<CouponField quote={quote} code={coupon} onCode={setCoupon} />}
      >
        {error && (
          <ErrorState
            error={error}
            onRetry={retry}
            title={faults.zone ? said(faults.zone) : texts.stale}
          />
        )}
        <PlaceButton
          formId={formId}
          total={quote.total}
          busy={form.formState.isSubmitting}
          ready={current && wanted === asked && !changing && offered.length > 0}
          refusal={refusal}
        />
      </Summary>
    </div>
  );
}
