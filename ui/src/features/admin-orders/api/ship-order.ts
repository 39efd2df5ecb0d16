import { client, unwrap } from "@/api/client";
import type { components } from "@/api/schema";
import { useOrderChange } from "./use-order-change";

type Body = components["schemas"]["ShipmentForm"];

/** POST /api/orders/ship: gives an approved order to a courier (contract 11). */
export const shipOrder = (body: Body) => unwrap(client.POST("/api/orders/ship", { body }));

/** {@link shipOrder}, shown in the lists. */
export const useShipOrder = () => useOrderChange(shipOrder);
