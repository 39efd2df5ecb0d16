import { client, unwrap } from "@/api/client";
import type { components } from "@/api/schema";
import { useOrderChange } from "./use-order-change";

type Body = components["schemas"]["ReturnForm"];

/** POST /api/orders/return: takes pieces back (contract 11). */
export const returnOrder = (body: Body) => unwrap(client.POST("/api/orders/return", { body }));

/** {@link returnOrder}, shown in the lists. */
export const useReturnOrder = () => useOrderChange(returnOrder);
