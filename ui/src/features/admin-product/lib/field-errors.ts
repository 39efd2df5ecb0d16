import type { UseFormReturn } from "react-hook-form";
import { faultsOf, serverFault } from "@/api/apply-field-errors";
import type { Said } from "@/texts/language";
import type { ProductValues } from "./product-values";

/** The form's fields in its order. Row lists have no control of their own: their section is led to. */
const FIELDS = [
  "title",
  "description",
  "mainImage",
  "mainImageAlt",
  "pictures",
  "price",
  "offerPrice",
  "stock",
  "buyPoints",
  "emiAvailable",
  "category",
  "brand",
  "estimatedDelivery",
  "warranty",
  "specifications",
  "ramStorage",
  "availableColors",
] as const satisfies (keyof ProductValues)[];

const SECTIONS: ReadonlySet<string> = new Set([
  "pictures",
  "specifications",
  "ramStorage",
  "availableColors",
]);

/** Puts the server's texts at their fields, the first of them focused. True where there was one that the form has. */
export function showFieldErrors(
  error: unknown,
  { setError }: Pick<UseFormReturn<ProductValues>, "setError">,
): boolean {
  const { pictureFiles, colorImages, ...others } = faultsOf(error);
  const faults: Readonly<Record<string, Said>> = {
    ...(pictureFiles && { pictures: pictureFiles }),
    ...(colorImages && { availableColors: colorImages }),
    ...others,
  };
  let first = true;
  for (const name of FIELDS) {
    const fault = faults[name];
    if (!fault) continue;
    setError(name, serverFault(fault), { shouldFocus: first });
    if (first && SECTIONS.has(name)) document.getElementById(name)?.focus();
    first = false;
  }
  return !first;
}
