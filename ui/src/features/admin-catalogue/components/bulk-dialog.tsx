import { useId, useState, type FormEvent } from "react";
import { errorText } from "@/api/client";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FormMessage } from "@/components/ui/form-message";
import { faultsOf } from "@/api/apply-field-errors";
import { toast } from "@/lib/toast";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import { said, type Said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useBulkChange } from "../api/bulk-products";
import { bodyOf, isPercent, largestValue, readValue, resultOf } from "../lib/bulk-change";
import type { Selection } from "../lib/use-selection";
import { BulkFields, type BulkDraft } from "./bulk-fields";
import { BulkPreview, type PreviewRow } from "./bulk-preview";

interface BulkDialogProps {
  what: "stock" | "price";
  selection: Selection;
  onClose: () => void;
}

/** One change of stock or price for the chosen products, with what becomes of each of them before it is done. */
export function BulkDialog({ what, selection, onClose }: BulkDialogProps) {
  const common = useTexts().common;
  const { bulk: texts, form } = useCatalogueTexts();
  const formId = useId();
  const [draft, setDraft] = useState<BulkDraft>({ field: what, mode: "set", typed: "" });
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<{
    text: string;
    fields: Readonly<Record<string, Said>>;
  }>();
  const { mutateAsync, isPending } = useBulkChange();

  const value = readValue(draft.typed, draft.field, draft.mode);
  const rows: PreviewRow[] = selection.products.map((product) => {
    const result = value === undefined ? undefined : resultOf(product, { ...draft, value });
    const own =
      result?.fault === "range"
        ? texts.outOfRange(result.min, largestValue(draft.field, "set"))
        : result?.fault === "offer"
          ? form.offerAbovePrice
          : undefined;
    const told = refusal?.fields[product._id];
    return { product, result, fault: own ?? (told && said(told)) };
  });
  const faults = rows.filter(({ fault }) => fault !== undefined).length;
  const largest = largestValue(draft.field, draft.mode);
  const valueError =
    tried && value === undefined
      ? (isPercent(draft.mode) ? texts.needPercent : texts.needNumber)(largest)
      : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setRefusal(undefined);
    if (value === undefined || rows.length === 0) {
      document.getElementById(`${formId}-value`)?.focus();
      return;
    }
    if (rows.some(({ result }) => result?.fault)) return;
    try {
      const ids = rows.map(({ product }) => product._id);
      toast.success(said(await mutateAsync(bodyOf({ ...draft, value }, ids))));
      selection.clear();
      onClose();
    } catch (error) {
      setRefusal({
        text: errorText(error, texts.failed),
        fields: faultsOf(error),
      });
    }
  }

  function change(patch: Partial<BulkDraft>) {
    setDraft({ ...draft, ...patch });
    setRefusal(undefined);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      title={texts[what]}
      className="sm:w-[min(44rem,calc(100vw-2rem))]"
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isPending} busyText={common.processing}>
            {texts.submit(rows.length)}
          </Button>
        </>
      }
    >
      {rows.length === 0 ? (
        <FormMessage kind="error" text={texts.none} />
      ) : refusal ? (
        <FormMessage kind="error" text={refusal.text} />
      ) : (
        tried && faults > 0 && <FormMessage kind="error" text={texts.faults(faults)} />
      )}
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <BulkFields
          what={what}
          draft={draft}
          valueId={`${formId}-value`}
          valueError={valueError}
          onChange={change}
        />
      </form>
      <BulkPreview
        rows={rows}
        field={draft.field}
        onLeaveOut={(product) => {
          selection.set([product], false);
          setRefusal(undefined);
        }}
      />
    </Dialog>
  );
}
