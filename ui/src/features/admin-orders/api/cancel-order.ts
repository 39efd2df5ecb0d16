import { client, unwrap } from "@/api/client";
import type { components } from "@/api/schema";
import { useOrderChange } from "./use-order-change";

type Body = components["schemas"]["Cancellation"];

/** POST /api/orders/cancel: gives its stock and its coupon back (contract 11). */
export const cancelOrder = (body: Body) => unwrap(client.POST("/api/orders/cancel", { body }));

/** {@link cancelOrder}, shown in the lists. */
export const useCancelOrder = () => useOrderChange(cancelOrder);
