import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { AdminOrder } from "@/api/types";
import { NumberField } from "@/components/admin/number-field";
import { languageOf } from "@/lib/language-of";
import { variantText } from "@/shopping/order-item";
import { useOrderStepTexts } from "@/texts/admin-order-steps";
import { keptOf, type ReturnValues } from "../lib/return-form";

interface ReturnLineProps {
  line: AdminOrder["lines"][number];
  form: UseFormReturn<ReturnValues>;
  place: number;
  error: string | undefined;
}

/** A line of the return's dialog. */
export function ReturnLine({ line, form, place, error }: ReturnLineProps) {
  const texts = useOrderStepTexts().return;
  const id = useId();
  const variant = variantText(line);
  return (
    <li>
      <div
        role="group"
        aria-labelledby={id}
        className="grid gap-x-4 gap-y-2 rounded-lg border border-line p-3 sm:grid-cols-[minmax(0,1fr)_9rem]"
      >
        <p id={id} className="text-sm wrap-anywhere sm:col-span-2">
          <span lang={languageOf(line.name)} className="font-semibold">
            {line.name}
          </span>
          {variant !== "" && <span lang={languageOf(variant)}>{` · ${variant}`}</span>}
        </p>
        <NumberField
          label={texts.quantity}
          help={texts.most(keptOf(line))}
          placeholder="0"
          error={error}
          {...form.register(`lines.${place}.quantity`)}
        />
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 self-start text-sm sm:mt-6">
          <input
            type="checkbox"
            className="size-5 shrink-0 cursor-pointer accent-accent"
            {...form.register(`lines.${place}.restock`)}
          />
          <span>{texts.restock}</span>
        </label>
      </div>
    </li>
  );
}
