import * as z from "zod/mini";
import type { AdminOrder } from "@/api/types";
import { MAX_ADDRESS } from "@/config/generated-forms";
import { atMost } from "@/lib/form-rules";
import type { useOrderStepTexts } from "@/texts/admin-order-steps";

type Line = AdminOrder["lines"][number];
type Texts = ReturnType<typeof useOrderStepTexts>["return"];

/** What the dialog of a return has, a row for each line of the order. */
export interface ReturnValues {
  lines: { quantity: string; restock: boolean }[];
  reason: string;
}

/** Pieces of a line that have not come back yet. */
export const keptOf = ({ quantity, returned }: Line) => quantity - returned;

/** How the dialog begins: all of a single line, else nothing. */
export function startOf(lines: readonly Line[]): ReturnValues {
  return {
    lines: lines.map((line) => ({
      quantity: lines.length === 1 ? String(keptOf(line)) : "",
      restock: true,
    })),
    reason: "",
  };
}

/** At most what was kept of each line; why it came back is needed. */
export function returnRules(lines: readonly Line[], texts: Texts) {
  const row = z.object({ quantity: z.string().check(z.trim()), restock: z.boolean() });
  return z.object({
    lines: z.array(row).check((found) => {
      found.value.forEach(({ quantity }, place) => {
        const most = lines[place] ? keptOf(lines[place]) : 0;
        if (/^\d*$/.test(quantity) && Number(quantity) <= most) return;
        found.issues.push({
          code: "custom",
          input: quantity,
          path: [place, "quantity"],
          message: texts.badQuantity(most),
        });
      });
    }),
    reason: z
      .string()
      .check(z.trim(), z.minLength(1, texts.needReason), atMost(MAX_ADDRESS, texts.longReason)),
  });
}

/**
 * The lines of which something comes back, as the call takes them. Each says how many had come back before, as the dialog
 * showed it: what was saved by then comes back no second time.
 */
export function returnedLines(lines: readonly Line[], values: ReturnValues) {
  return lines.flatMap(({ line, returned }, place) => {
    const { quantity = "", restock = false } = values.lines[place] ?? {};
    return Number(quantity) > 0 ? [{ line, quantity: Number(quantity), restock, returned }] : [];
  });
}
