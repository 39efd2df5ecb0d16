import type { ChangeEvent, ComponentProps } from "react";
import { TextField } from "@/components/ui/field";
import { digitsOnly } from "@/lib/whole-number";

interface NumberFieldProps extends ComponentProps<typeof TextField> {
  /** A minus may stand in front. */
  signed?: boolean;
}

/** A labelled whole number: nothing but digits can be typed, in Bengali too. Give it `register(...)`. */
export function NumberField({ signed = false, onChange, ...rest }: NumberFieldProps) {
  function keepDigits(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event;
    const { value, selectionStart } = target;
    const digits = digitsOnly(value, { signed });
    if (digits !== value) {
      // Typing goes on where it was, in the middle of a number, too.
      const caret = digitsOnly(value.slice(0, selectionStart ?? value.length), { signed }).length;
      target.value = digits;
      target.setSelectionRange(caret, caret);
    }
    return onChange?.(event);
  }
  return (
    <TextField
      // Phones show a minus only on the full keyboard.
      inputMode={signed ? "text" : "numeric"}
      autoComplete="off"
      {...rest}
      onChange={keepDigits}
    />
  );
}
