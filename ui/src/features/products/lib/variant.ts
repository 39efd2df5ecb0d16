import type { ColorOption, Product, RamOption } from "@/api/types";
import { searchText, useAskedParams } from "@/lib/use-asked-params";

/** The colour and the RAM/storage option a person has chosen. */
export interface Variant {
  color: ColorOption | undefined;
  ram: RamOption | undefined;
}

type Variants = Pick<Product, "availableColors" | "ramStorage">;

/** The variant an address stands for; names the product does not have mean none. */
export function parseVariant(params: URLSearchParams, product: Variants): Variant {
  return {
    color: product.availableColors.find(({ color }) => color === params.get("color")),
    ram: product.ramStorage.find(({ option }) => option === params.get("ram")),
  };
}

/** What the variant adds to the price, in taka (specification 5). */
export function variantDifference({ color, ram }: Variant): number {
  return (color?.priceDifference ?? 0) + (ram?.priceDifference ?? 0);
}

/**
 * The variant, kept in the address so that reload and a shared link keep it. Choosing again what is chosen clears it.
 * `search` is the search part that stands for what is chosen, before the address has it.
 */
export function useVariant(product: Variants) {
  const [params, change] = useAskedParams();
  const toggle = (name: "color" | "ram", value: string) =>
    change(
      (current) => {
        const next = new URLSearchParams(current);
        if (current.get(name) === value) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { variant: parseVariant(params, product), search: searchText(params), toggle };
}

/** The parameters of an address that stand for the variant. */
export function variantParams({ color, ram }: Variant): Record<string, string> {
  return { ...(color && { color: color.color }), ...(ram && { ram: ram.option }) };
}

/** The search part of a link that keeps the variant. */
export const variantSearch = (variant: Variant) =>
  searchText(new URLSearchParams(variantParams(variant)));
