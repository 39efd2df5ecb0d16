import type { Ref } from "react";
import { NumberField } from "@/components/admin/number-field";
import { useImportTexts } from "@/texts/admin-import";

interface StockChoiceProps {
  /** Products that need it. */
  count: number;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** Asks for the stock of new products of which the file tells none. */
export function StockChoice({ count, value, error, onChange, ref }: StockChoiceProps) {
  const texts = useImportTexts().stock;
  return (
    <div className="max-w-xl">
      <NumberField
        ref={ref}
        label={texts.label}
        help={texts.help(count)}
        error={error}
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="max-w-40"
      />
    </div>
  );
}
