import type { AdminOrder } from "@/api/types";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FormMessage } from "@/components/ui/form-message";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";
import { useTexts } from "@/texts/use-texts";

interface StepDialogProps {
  order: AdminOrder;
  title: string;
  description?: string;
  /** What the buttons say. */
  submit: string;
  back?: string;
  danger?: boolean;
  busy: boolean;
  /** Why the order stayed as it was. */
  failure: string | undefined;
  /** Of the form within. */
  formId: string;
  onClose: () => void;
  children: Parts;
}

/** The frame of a step's dialog: which order it is about, and why it was refused. */
export function StepDialog({
  order,
  title,
  description,
  submit,
  back,
  danger = false,
  busy,
  failure,
  formId,
  onClose,
  children,
}: StepDialogProps) {
  const { common } = useTexts();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {back ?? common.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? "danger" : "primary"}
            busy={busy}
            busyText={common.processing}
          >
            {submit}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm">
        <span className="font-semibold tabular-nums">{order.orderNumber}</span>
        <span lang={languageOf(order.username)} className="wrap-anywhere">
          {` · ${order.username}`}
        </span>
      </p>
      {failure !== undefined && <FormMessage kind="error" text={failure} />}
      {children}
    </Dialog>
  );
}
