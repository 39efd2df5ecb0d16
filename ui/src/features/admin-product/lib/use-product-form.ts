import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useProductFormTexts } from "@/texts/admin-product";
import type { ProductValues } from "./product-values";
import { productRules } from "./rules";

/** A product's form with its rules. */
export function useProductForm(defaultValues: ProductValues) {
  const texts = useProductFormTexts();
  const resolver = useMemo(() => zodResolver(productRules(texts)), [texts]);
  const form = useForm<ProductValues>({ resolver, defaultValues });
  useRetoldErrors(form);
  return form;
}
