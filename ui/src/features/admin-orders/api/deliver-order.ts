import { client, unwrap } from "@/api/client";
import type { components } from "@/api/schema";
import { useOrderChange } from "./use-order-change";

type Body = components["schemas"]["Delivery"];

/** POST /api/orders/deliver; an order that is not approved is approved by it, too (contract 6 and 7). */
export const deliverOrder = (body: Body) => unwrap(client.POST("/api/orders/deliver", { body }));

/** {@link deliverOrder}, shown in the lists. */
export const useDeliverOrder = () => useOrderChange(deliverOrder);
