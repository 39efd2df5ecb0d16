import { client, unwrap } from "@/api/client";
import type { components } from "@/api/schema";
import { useOrderChange } from "./use-order-change";

type Body = components["schemas"]["OrderNote"];

/** PUT /api/orders/note: what admins note for themselves (contract 11). */
export const noteOrder = (body: Body) => unwrap(client.PUT("/api/orders/note", { body }));

/** {@link noteOrder}, shown in the lists. */
export const useNoteOrder = () => useOrderChange(noteOrder);
