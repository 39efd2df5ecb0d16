import type { Product } from "@/api/types";

const SELLING_FIELDS = [
  /^(ram|memory)\b|ram\s*(and|&|\/)\s*storage/i,
  /storage|ssd|rom/i,
  /battery|playtime|playback/i,
  /display|screen|resolution/i,
  /processor|chipset|cpu/i,
  /camera|sensor/i,
  /power|output|capacity|wattage/i,
  /connect|bluetooth|port|compatib/i,
];

const SHORT = 28;

/** The two facts that sell a product, shortest first to fit one line: variant or memory, battery, display. */
export function sellingFacts(product: Pick<Product, "ramStorage" | "specifications">): string[] {
  const facts: string[] = [];
  const variant = product.ramStorage[0]?.option;
  if (variant) facts.push(variant);

  const rows = Array.isArray(product.specifications)
    ? product.specifications
    : [
        { field: "Display", value: product.specifications.display },
        { field: "Battery", value: product.specifications.battery },
      ];
  for (const pattern of variant ? SELLING_FIELDS.slice(2) : SELLING_FIELDS) {
    if (facts.length >= 2) break;
    const value = rows.find((row) => pattern.test(row.field))?.value.trim();
    if (value && value.length <= SHORT && !facts.includes(value)) facts.push(value);
  }
  return facts.slice(0, 2);
}
