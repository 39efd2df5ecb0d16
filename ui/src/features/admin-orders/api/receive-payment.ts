import { client, unwrap } from "@/api/client";
import type { components } from "@/api/schema";
import { useOrderChange } from "./use-order-change";

type Body = components["schemas"]["PaymentNote"];

/** POST /api/orders/payment: whether the shop has the money (contract 11). */
export const receivePayment = (body: Body) => unwrap(client.POST("/api/orders/payment", { body }));

/** {@link receivePayment}, shown in the lists. */
export const useReceivePayment = () => useOrderChange(receivePayment);
