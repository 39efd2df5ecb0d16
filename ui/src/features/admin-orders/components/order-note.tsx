import { useRef, useState, type FormEvent } from "react";
import type { AdminOrder } from "@/api/types";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { Button } from "@/components/ui/button";
import { TextAreaField } from "@/components/ui/field";
import { MAX_MESSAGE } from "@/config/generated-forms";
import { cx } from "@/lib/cx";
import { countCharacters } from "@/lib/form-rules";
import { languageOf } from "@/lib/language-of";
import { toast } from "@/lib/toast";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useOrderStepTexts } from "@/texts/admin-order-steps";
import { said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useNoteOrder } from "../api/note-order";

/** What admins note of an order for themselves; changed in its place (contract 11). */
export function OrderNote({ order, labelId }: { order: AdminOrder; labelId: string }) {
  const { common } = useTexts();
  const texts = useOrderStepTexts().note;
  const failed = useFailureToast();
  const { mutateAsync, isPending } = useNoteOrder();
  const [typed, setTyped] = useState<string>();
  const edit = useRef<HTMLButtonElement>(null);
  const tooLong = countCharacters(typed ?? "") > MAX_MESSAGE;
  useUnsavedWarning(typed !== undefined && typed.trim() !== order.note);

  function close() {
    setTyped(undefined);
    // Once the button is there again.
    setTimeout(() => edit.current?.focus());
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (typed === undefined || tooLong || isPending) return;
    try {
      toast.success(said(await mutateAsync({ orderId: order._id, note: typed.trim() })));
      close();
    } catch (error) {
      failed(error, texts.failed);
    }
  }

  if (typed !== undefined) {
    return (
      <form
        noValidate
        onSubmit={(event) => void save(event)}
        className="flex basis-full flex-col gap-2 py-1.5"
      >
        <TextAreaField
          label={texts.label}
          help={texts.hint}
          rows={3}
          value={typed}
          error={tooLong ? texts.tooLong : undefined}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed became this field
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" busy={isPending} busyText={common.processing}>
            {texts.save}
          </Button>
          <Button variant="secondary" size="sm" disabled={isPending} onClick={close}>
            {common.cancel}
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div
      className={cx(
        "flex flex-wrap items-start justify-between gap-x-4 text-sm",
        order.note !== "" && "basis-full",
      )}
    >
      {order.note !== "" && (
        <dl className="min-w-0 flex-1 py-1.5">
          <dt className="text-xs text-muted">{texts.label}</dt>
          <dd lang={languageOf(order.note)} className="wrap-anywhere whitespace-pre-line">
            {order.note}
          </dd>
        </dl>
      )}
      <Button
        ref={edit}
        variant="quiet"
        size="sm"
        aria-describedby={labelId}
        className={order.note === "" ? "-ml-2 !px-2" : "-mr-2 !px-2"}
        onClick={() => setTyped(order.note)}
      >
        {order.note === "" ? texts.add : texts.edit}
      </Button>
    </div>
  );
}
