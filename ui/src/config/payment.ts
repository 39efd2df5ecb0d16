/** How an order can be paid, the default first (specification 9). The server knows them by these words. */
export const PAYMENT_METHODS = ["Cash on Delivery", "Store Payment"] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
