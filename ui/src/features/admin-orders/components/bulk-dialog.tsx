import { useId, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { MAX_NAME } from "@/config/generated-forms";
import { MAX_SHORT } from "@/config/generated-admin";
import { countCharacters } from "@/lib/form-rules";
import { useSession } from "@/session/use-session";
import { useOrderListTexts } from "@/texts/admin-order-list";
import { useTexts } from "@/texts/use-texts";
import { approveOrder } from "../api/approve-order";
import { shipOrder } from "../api/ship-order";
import { goesOut } from "../lib/order-status";
import type { Selection } from "../lib/use-selection";
import { useRun } from "../lib/use-run";
import { BulkResult } from "./bulk-result";

interface BulkDialogProps {
  what: "approve" | "ship";
  selection: Selection;
  onClose: () => void;
}

/** Approves or ships the chosen orders one after the other, and says which of them stayed as they were, and why. */
export function BulkDialog({ what, selection, onClose }: BulkDialogProps) {
  const { common } = useTexts();
  const texts = useOrderListTexts().bulk;
  const formId = useId();
  const adminEmail = useSession().user?.email;
  // What is done leaves the selection; the dialog is about those that it began with.
  const [chosen] = useState(selection.orders);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  const { run, start, stop } = useRun();
  const approving = what === "approve";
  const orders = approving ? chosen : chosen.filter(goesOut);
  const left = chosen.length - orders.length;
  const value = typed.trim();

  function faultOf(): string | undefined {
    if (value === "") return approving ? texts.needTime : texts.needCourier;
    return !approving && countCharacters(value) > MAX_NAME ? texts.longCourier : undefined;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = faultOf();
    setFault(wrong);
    if (wrong !== undefined) {
      document.getElementById(`${formId}-value`)?.focus();
      return;
    }
    const { done } = await start(orders, (order) =>
      approving
        ? approveOrder({
            adminEmail,
            orderId: order._id,
            userId: order.userId ?? null,
            deliveryTime: value,
          })
        : shipOrder({ adminEmail, orderId: order._id, courier: value }),
    );
    selection.set(done, false);
  }

  const close = (
    <Button variant="secondary" onClick={onClose}>
      {run.ended ? common.close : common.cancel}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !run.running) onClose();
      }}
      title={(approving ? texts.approveTitle : texts.shipTitle)(orders.length)}
      footer={
        run.running ? (
          <Button variant="secondary" onClick={stop}>
            {texts.stop}
          </Button>
        ) : run.ended ? (
          close
        ) : (
          <>
            {close}
            <Button type="submit" form={formId}>
              {texts[what]}
            </Button>
          </>
        )
      }
    >
      {left > 0 && <p className="mb-4 text-sm font-semibold">{texts.leftOut(left)}</p>}
      {!run.running && !run.ended && (
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            id={`${formId}-value`}
            label={approving ? texts.time : texts.courier}
            placeholder={approving ? texts.timeExample : texts.courierExample}
            required
            autoComplete="off"
            maxLength={MAX_SHORT}
            value={typed}
            error={fault}
            onChange={(event) => {
              setTyped(event.target.value);
              setFault(undefined);
            }}
          />
        </form>
      )}
      <BulkResult what={what} run={run} total={orders.length} />
    </Dialog>
  );
}
