import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { FieldError } from "@/components/ui/field";
import { MAX_QUANTITY } from "@/config/generated-forms";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { asciiDigits } from "@/lib/phone";
import { useFormTexts } from "@/texts/forms";
import { useShoppingTexts } from "@/texts/shopping";

const STEP =
  "inline-flex size-11 items-center justify-center rounded-md border border-field hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-55";

/** How many pieces, 1 to 99; typed, or stepped with a thumb. Shown in the digits of the reader's language. */
export function QuantityField({
  value,
  onChange,
  error,
  name,
  names,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  name?: string;
  /** What the field and its buttons are called where several stand on a page; the label is for readers aloud alone then. */
  names?: { quantity: string; fewer: string; more: string };
}) {
  const form = useFormTexts();
  const texts = useShoppingTexts().order;
  const format = useFormat();
  const id = useId();
  const number = Number(asciiDigits(value)) || 1;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={names ? "sr-only" : "text-sm font-semibold"}>
        <span>{names?.quantity ?? form.quantity}</span>
        <span aria-hidden="true" className="text-offer">
          {" *"}
        </span>
      </label>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label={names?.fewer ?? texts.fewer}
          // It keeps the focus at the end of its way.
          aria-disabled={number <= 1}
          onClick={() => number > 1 && onChange(String(number - 1))}
          className={STEP}
        >
          <Minus size={18} aria-hidden="true" />
        </button>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          required
          value={format.digits(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={cx(
            "min-h-11 w-16 rounded-md border bg-ground px-2 text-center text-base tabular-nums",
            error ? "border-offer" : "border-field",
          )}
        />
        <button
          type="button"
          aria-label={names?.more ?? texts.more}
          aria-disabled={number >= MAX_QUANTITY}
          onClick={() => number < MAX_QUANTITY && onChange(String(number + 1))}
          className={STEP}
        >
          <Plus size={18} aria-hidden="true" />
        </button>
      </div>
      {error && <FieldError id={id} text={error} />}
    </div>
  );
}
