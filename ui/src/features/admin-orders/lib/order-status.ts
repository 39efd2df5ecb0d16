import type { AdminOrder } from "@/api/types";
import { ORDER_STAGES } from "@/config/generated-admin";

/** A stage of an order as the filter of the list names it (contract 7). */
export type OrderStage = AdminOrder["stage"];

type Staged = Pick<AdminOrder, "stage">;

export const isPending = ({ stage }: Staged) => stage === "pending";

export const isCancelled = ({ stage }: Staged) => stage === "cancelled";

export const isDelivered = ({ stage }: Staged) => stage === "delivered";

/** Whether nothing more is delivered of it. */
export const isEnded = ({ stage }: Staged) =>
  stage === "delivered" || stage === "cancelled" || stage === "returned";

/** What can be done with an order beside approving and delivering it (contract 11). */
export type OrderStep = "ship" | "cancel" | "return";

const STEPS: Record<OrderStage, readonly OrderStep[]> = {
  pending: ["cancel"],
  approved: ["ship", "cancel"],
  shipped: ["cancel", "return"],
  delivered: ["return"],
  cancelled: [],
  returned: [],
};

/** Whether a courier brings it; what is picked up goes from approved to delivered. */
export const goesOut = ({ deliveryMethod }: Pick<AdminOrder, "deliveryMethod">) =>
  deliveryMethod !== "pickup";

/** The steps that an order can take now. */
export const stepsOf = (order: Pick<AdminOrder, "stage" | "deliveryMethod">) =>
  STEPS[order.stage].filter((step) => step !== "ship" || goesOut(order));

/** A status that an address names; empty where it names none. */
export function readStatus(text: string): OrderStage | "" {
  return ORDER_STAGES.find((status) => status === text) ?? "";
}
