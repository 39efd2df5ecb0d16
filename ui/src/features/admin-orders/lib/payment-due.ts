import type { AdminOrder } from "@/api/types";

type Paid = Pick<AdminOrder, "paymentMethod" | "paymentReceived" | "total">;

/** Whether who hands the order over collects its money. Money that was sent by phone is not collected again. */
export const isCollected = ({ paymentMethod, paymentReceived }: Paid) =>
  !paymentReceived && (paymentMethod === "Cash on Delivery" || paymentMethod === "Store Payment");
