import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { faultsOf } from "@/api/apply-field-errors";
import type { CustomerUser, Settings } from "@/api/types";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { ErrorState } from "@/components/ui/error-state";
import { BY_SCRIPT } from "@/lib/form-rules";
import { useMedia } from "@/lib/use-media";
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
import type { Refusal } from "../lib/refusal";
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

type Told = Pick<Parameters<typeof usePlace>[0], "onRefusal" | "onOther" | "onPlaced">;

interface CheckoutFormProps extends Told {
  basket: Basket;
  customer: CustomerUser | null;
  settings: Settings | undefined;
  /** Why nothing was ordered, by the last press. */
  refusal: Refusal | undefined;
}

/** The checkout's parts, from what is bought to the button that says what it costs. */
export function CheckoutForm({ basket, customer, settings, refusal, ...told }: CheckoutFormProps) {
  const texts = useCheckoutTexts();
  const formId = useId();
  const narrow = useMedia("(width < 48rem)") === true;
  const who = customer?._id ?? "";
  const [{ coupon: firstCoupon, ...first }] = useState(() => firstValues(who, customer, settings));
  const [coupon, setCoupon] = useState(firstCoupon);
  const hasZones = (settings?.deliveryZones.length ?? 0) > 0;
  const [isDue, setDue] = useState(true);
  const schema = useMemo(() => checkoutSchema(texts, hasZones, isDue), [texts, hasZones, isDue]);
  const form = useForm<CheckoutValues>({ resolver: zodResolver(schema), defaultValues: first });
  useRetoldErrors(form);
  const values = useWatch({ control: form.control }) as CheckoutValues;
  useEffect(() => keepTyped(who, { ...values, coupon }), [who, values, coupon]);

  const wanted = questionText({ lines: basket.lines, delivery: deliveryOf(values), coupon });
  const asked = useRested(wanted, REST_MS);
  const { quote, current, error, retry } = useQuote(asked, who);
  if (quote && isDue !== quote.total > 0) setDue(quote.total > 0);
  const changing = useCartChanging();
  const question = useMemo(() => JSON.parse(asked) as Question, [asked]);
  const offered = (quote?.payments ?? []).filter(
    ({ method }) => values.method === "delivery" || method !== "Cash on Delivery",
  );
  const ready = current && wanted === asked && !changing && offered.length > 0;
  const { place, busy, pending } = usePlace({ form, who, question, asked, quote, ready, ...told });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What has to be changed stands at the top, the button at the end.
    if (refusal?.lines) heading.current?.focus();
  }, [refusal]);
  const { onRefusal } = told;
  const refusedFor = useRef(wanted);
  useEffect(() => {
    // Another basket is another question.
    if (refusedFor.current !== wanted) onRefusal(undefined);
    refusedFor.current = wanted;
  }, [wanted, onRefusal]);

  if (!quote) {
    return error ? (
      <ErrorState error={error} onRetry={retry} />
    ) : (
      <LinesSkeleton count={basket.lines.length} />
    );
  }
  const faults = faultsOf(error);
  const button = (
    <PlaceButton
      formId={formId}
      total={quote.total}
      busy={busy}
      // What got no answer is sent again, whatever it costs by now.
      ready={ready || pending}
      refusal={refusal}
      bar={narrow}
    />
  );
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
        <div className="flex min-w-0 flex-col gap-8">
          <BasketSection
            basket={basket}
            quote={quote}
            points={customer !== null}
            heading={heading}
          />
          <form
            id={formId}
            noValidate
            method={BY_SCRIPT}
            onSubmit={(event) => {
              event.preventDefault();
              void place();
            }}
            className="flex flex-col gap-8"
          >
            <PersonSection form={form} askEmail={customer === null} />
            <DeliverySection
              form={form}
              zones={settings?.deliveryZones ?? quote.zones}
              branches={branchesOf(settings)}
            />
            <PaymentSection
              form={form}
              offered={offered}
              total={quote.total}
              cashUpTo={values.method === "delivery" ? (settings?.codLimit ?? 0) : 0}
            />
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
          {!narrow && button}
        </Summary>
      </div>
      {narrow && button}
    </>
  );
}
