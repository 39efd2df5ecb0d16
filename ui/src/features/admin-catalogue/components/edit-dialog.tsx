import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError, errorText } from "@/api/client";
import type { Product } from "@/api/types";
import { Dialog } from "@/components/ui/dialog";
import { applyFieldErrors } from "@/api/apply-field-errors";
import { toast } from "@/lib/toast";
import { useAdminTexts } from "@/texts/admin";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import { useTexts } from "@/texts/use-texts";
import { useEditProduct } from "../api/edit-product";
import { editRules } from "../lib/edit-rules";
import {
  changesOf,
  EDIT_FIELDS,
  productNow,
  rebase,
  touchedFields,
  valuesOf,
  type Clash,
} from "../lib/edit-values";
import { EditConflict } from "./edit-conflict";
import { EditFields } from "./edit-fields";
import { EditFooter } from "./edit-footer";

interface Refusal {
  /** The specification's text for it. */
  text: string;
  /** The server's own words. */
  reason: string;
  clashes: Clash[];
}

/**
 * The quick edit of a list (specification 2). Only changed fields are sent, with what the person saw; where the product
 * is another by then, the modal says what is there now, and keeps what was typed (contract 4 and 7).
 */
export function EditDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const texts = useCatalogueTexts().form;
  const { listings } = useAdminTexts();
  const { network } = useTexts().errors;
  const formId = useId();
  // What the person has seen: a list that is loaded again behind the modal does not change it.
  const [base, setBase] = useState(product);
  const [refusal, setRefusal] = useState<Refusal>();
  const [leaving, setLeaving] = useState(false);
  const { mutateAsync } = useEditProduct(product);
  const schema = useMemo(() => editRules(texts), [texts]);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: valuesOf(product) });
  const { errors, isSubmitting } = form.formState;

  function refused(error: unknown) {
    if (!(error instanceof ApiError) || error.status === 0) {
      setRefusal({
        text: texts.error,
        reason: error instanceof ApiError ? network : "",
        clashes: [],
      });
      return;
    }
    const now = productNow(error.body, base);
    const merged = now && rebase(form.getValues(), valuesOf(base), valuesOf(now));
    if (now && merged) {
      setBase(now);
      form.reset(merged.values);
    }
    applyFieldErrors(error, EDIT_FIELDS, form.setError);
    setRefusal({
      text: texts.failed,
      reason: errorText(error, ""),
      clashes: merged?.clashes ?? [],
    });
  }

  const submit = form.handleSubmit(async (values) => {
    setLeaving(false);
    setRefusal(undefined);
    const changes = changesOf(values, base);
    try {
      await mutateAsync({
        ...changes,
        expectedUpdatedAt: base.updatedAt,
        ...(changes.stock === undefined ? {} : { expectedStock: base.stock }),
      });
      toast.success(texts.updated);
      onClose();
    } catch (error) {
      refused(error);
    }
  });

  function leave() {
    if (isSubmitting) return;
    if (touchedFields(form.getValues(), valuesOf(base)).length > 0) setLeaving(true);
    else onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      title={listings[product.listing].edit}
      className="sm:w-[min(40rem,calc(100vw-2rem))]"
      footer={
        <EditFooter
          formId={formId}
          busy={isSubmitting}
          leaving={leaving}
          onStay={() => setLeaving(false)}
          onClose={onClose}
        />
      }
    >
      {refusal && (
        <div
          role="alert"
          className="mb-4 flex flex-col gap-2 rounded-md bg-offer-soft px-4 py-3 text-sm text-offer"
        >
          <p className="font-semibold">{refusal.text}</p>
          {refusal.reason !== "" && <p>{refusal.reason}</p>}
          {refusal.clashes.length > 0 && (
            <EditConflict
              clashes={refusal.clashes}
              onTake={() => {
                form.reset(valuesOf(base));
                setRefusal(undefined);
              }}
            />
          )}
        </div>
      )}
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <EditFields register={form.register} errors={errors} />
      </form>
    </Dialog>
  );
}
