import { useEffect, useRef } from "react";
import type { Product } from "@/api/types";
import { missingVariants } from "@/shopping/missing-variant";
import { useDetailTexts } from "@/texts/product-detail";
import type { Variant } from "../lib/variant";
import { Chooser } from "./chooser";

interface VariantChoosersProps {
  product: Product;
  variant: Variant;
  toggle: (name: "color" | "ram", value: string) => void;
  /** How many times an order was asked for without the whole variant; each time leads to what is missing. */
  asked: number;
}

/** The product's colours and memories, and what has yet to be chosen of them. */
export function VariantChoosers({ product, variant, toggle, asked }: VariantChoosersProps) {
  const texts = useDetailTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    const chooser = box.current?.querySelector("[data-missing]");
    chooser?.scrollIntoView({ block: "center" });
    chooser?.querySelector("button")?.focus({ preventScroll: true });
  }, [asked]);
  if (missingVariants(product).length === 0) return null;
  const missing = asked > 0 ? missingVariants(product, variant) : [];
  return (
    <div ref={box} className="flex flex-col gap-5">
      <Chooser
        label={texts.color}
        options={product.availableColors.map(({ color, priceDifference, image }) => ({
          name: color,
          difference: priceDifference,
          picture: image,
        }))}
        chosen={variant.color?.color}
        complaint={missing.includes("color") ? texts.need.color : undefined}
        onToggle={(name) => toggle("color", name)}
      />
      <Chooser
        label={texts.ram}
        options={product.ramStorage.map(({ option, priceDifference }) => ({
          name: option,
          difference: priceDifference,
        }))}
        chosen={variant.ram?.option}
        complaint={missing.includes("ram") ? texts.need.ram : undefined}
        onToggle={(name) => toggle("ram", name)}
      />
    </div>
  );
}
