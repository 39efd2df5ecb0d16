import { variantText } from "@/shopping/order-item";
import type { useDashboardTexts } from "@/texts/dashboard";
import { said } from "@/texts/language";
import type { Missing } from "../api/buy-again";

type Texts = ReturnType<typeof useDashboardTexts>["orders"]["again"]["why"];

function whyOf({ why }: Missing, texts: Texts): string {
  if (typeof why === "string") return texts[why];
  if (typeof why.stock !== "number") {
    // A sentence of its own elsewhere.
    return why.fault ? said(why.fault).replace(/[.।]$/, "") : texts.gone;
  }
  return why.stock > 0 ? texts.left(why.stock) : texts.soldOut;
}

/** By name, what of an order is not in the cart as it was, and why. */
export function missingText(missing: readonly Missing[], texts: Texts): string {
  return missing
    .map((one) => {
      const name = [one.line.name, variantText(one.line)].filter(Boolean).join(", ");
      return `${name}: ${whyOf(one, texts)}`;
    })
    .join("; ");
}
