/** What the Confirm Order dialog is about: a product as the person chose it. */
export interface OrderItem {
  productId: string;
  name: string;
  mainImage: string;
  /** The chosen colour; empty for none. */
  color: string;
  /** The chosen RAM/storage option; empty for none. */
  ramStorage: string;
  /** One piece's with the variant, in taka, as it is shown. */
  price: number;
  preorder: boolean;
}

/** `Blue, 8GB/256GB`; empty where nothing was chosen. */
export function variantText({
  color,
  ramStorage,
}: {
  color?: string;
  ramStorage?: string;
}): string {
  return [color, ramStorage].filter(Boolean).join(", ");
}
