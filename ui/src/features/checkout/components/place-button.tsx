import { useEffect, useRef } from "react";
import { ApiError, errorText } from "@/api/client";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/form-message";
import type { Parts } from "@/lib/parts";
import { useCheckoutTexts } from "@/texts/checkout";
import { useShoppingTexts } from "@/texts/shopping";
import { useFormat } from "@/texts/use-format";
import { useTexts } from "@/texts/use-texts";
import type { Refusal } from "../lib/refusal";

interface PlaceButtonProps {
  /** The form that it sends; without one it is pressed for itself. */
  formId?: string;
  onPress?: () => void;
  total: number;
  busy: boolean;
  /** The total is of just what is on the page. */
  ready: boolean;
  refusal: Refusal | undefined;
  /** At the lower edge of the screen, the total beside it. */
  bar?: boolean;
}

/** Orders for what it says, and tells why it could not. */
export function PlaceButton({
  formId,
  onPress,
  total,
  busy,
  ready,
  refusal,
  bar = false,
}: PlaceButtonProps) {
  const texts = useCheckoutTexts();
  const { processing } = useTexts().common;
  const format = useFormat();
  const taka = format.taka(total);
  const button = (
    <Button
      type={formId === undefined ? "button" : "submit"}
      form={formId}
      size="lg"
      className={bar ? "min-w-1/2" : "w-full"}
      busy={busy}
      busyText={processing}
      {...(onPress ? { onClick: onPress } : {})}
      {...(ready ? {} : { disabled: true })}
    >
      {bar ? (
        <>
          <span>{texts.placeShort}</span> <span className="sr-only">{`· ${taka}`}</span>
        </>
      ) : (
        texts.place(taka)
      )}
    </Button>
  );
  if (!bar) {
    return (
      <div>
        <RefusalMessage refusal={refusal} />
        {button}
      </div>
    );
  }
  return (
    <BottomBar>
      <RefusalMessage refusal={refusal} />
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 leading-snug tabular-nums">
          <span className="block text-sm text-muted">{texts.total}</span>
          <span className="text-lg font-semibold">{taka}</span>
        </p>
        {button}
      </div>
    </BottomBar>
  );
}

/** Stays at the lower edge of the screen; a field that is given the focus comes to stand above it, however high it is. */
function BottomBar({ children }: { children: Parts }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${(bar.current?.offsetHeight ?? 0) + 24}px`;
    return () => {
      style.scrollPaddingBottom = "";
    };
  }, [children]);
  return (
    <div
      ref={bar}
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-4 mt-8 border-t border-line bg-ground px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  );
}

/** Why nothing was ordered. */
export function RefusalMessage({ refusal }: { refusal: Refusal | undefined }) {
  const texts = useCheckoutTexts();
  const { priceWas } = useShoppingTexts().order;
  if (refusal?.error === undefined) return null;
  const { error, total } = refusal;
  const unanswered = error instanceof ApiError && error.status === 0;
  const why = unanswered ? texts.noAnswer : errorText(error, texts.failed);
  return (
    <FormMessage kind="error" text={total ? `${why} ${priceWas(total.before, total.now)}` : why} />
  );
}
