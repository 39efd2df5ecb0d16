import { client, unwrap } from "@/api/client";
import type { components } from "@/api/schema";
import { useOrderChange } from "./use-order-change";

type Body = components["schemas"]["Approval"];

/** PATCH /api/orders/approve (contract 7). */
export const approveOrder = (body: Body) => unwrap(client.PATCH("/api/orders/approve", { body }));

/** {@link approveOrder}, shown in the lists. */
export const useApproveOrder = () => useOrderChange(approveOrder);
