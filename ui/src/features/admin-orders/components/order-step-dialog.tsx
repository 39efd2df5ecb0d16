import type { AdminOrder } from "@/api/types";
import type { OrderStep } from "../lib/order-status";
import { CancelDialog } from "./cancel-dialog";
import { ReturnDialog } from "./return-dialog";
import { ShipDialog } from "./ship-dialog";

/** What the dialog of every step is given. */
export interface StepProps {
  order: AdminOrder;
  onClose: () => void;
}

const DIALOGS = { ship: ShipDialog, cancel: CancelDialog, return: ReturnDialog };

/** The dialog of a step. It stays while its order changes or leaves the list behind it. */
export function OrderStepDialog({ step, ...props }: StepProps & { step: OrderStep }) {
  const StepForm = DIALOGS[step];
  return <StepForm {...props} />;
}
