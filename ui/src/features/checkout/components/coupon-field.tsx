import { useEffect, useRef, useState } from "react";
import type { Quote } from "@/api/types";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { BY_SCRIPT } from "@/lib/form-rules";
import { useCheckoutTexts } from "@/texts/checkout";
import { said } from "@/texts/language";

interface CouponFieldProps {
  quote: Quote;
  /** The code that was given; empty for none. */
  code: string;
  onCode: (code: string) => void;
}

/** A coupon's code, what it gives, or why it gives nothing. */
export function CouponField({ quote, code, onCode }: CouponFieldProps) {
  const texts = useCheckoutTexts();
  const [typed, setTyped] = useState(code);
  const place = useRef<HTMLDivElement>(null);
  const { coupon, couponFault, couponMessage } = quote;
  const fault = code === "" ? undefined : couponFault ? said(couponFault) : couponMessage;
  const applied = coupon?.code;
  const before = useRef(applied);
  useEffect(() => {
    if (before.current === applied) return;
    before.current = applied;
    // What was pressed is gone; without it the next stop of Tab would be the page's first.
    if (document.activeElement === document.body) place.current?.focus();
  }, [applied]);
  return (
    <div ref={place} tabIndex={-1} aria-live="polite" className="outline-none">
      {coupon ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p>
            <span className="font-semibold">{coupon.code}</span>{" "}
            <span className="text-offer">
              {coupon.kind === "percent"
                ? texts.percentOff(coupon.value)
                : texts.amountOff(coupon.value)}
            </span>
          </p>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setTyped("");
              onCode("");
            }}
          >
            {texts.takeOff}
          </Button>
        </div>
      ) : (
        <form
          noValidate
          method={BY_SCRIPT}
          onSubmit={(event) => {
            event.preventDefault();
            onCode(typed.trim());
          }}
          // The field's own parts are the grid's: the button stands beside the control, whatever is above and under it.
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1.5 *:first:contents [&_label]:col-span-2 [&_p]:col-span-2"
        >
          <TextField
            label={texts.coupon}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            {...(fault ? { error: fault } : {})}
          />
          <Button type="submit" variant="secondary" className="col-start-2 row-start-2">
            {texts.apply}
          </Button>
        </form>
      )}
    </div>
  );
}
