import { useState } from "react";
import { ApiError, errorText } from "@/api/client";
import type { Product } from "@/api/types";
import { usePictureWork } from "@/components/admin/picture-work";
import { toast } from "@/lib/toast";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useAdminTexts } from "@/texts/admin";
import { useProductFormTexts } from "@/texts/admin-product";
import { said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useUpdateProduct } from "../api/update-product";
import { clashesOf, productNow, rebase, type Clash } from "../lib/conflict";
import { worthTelling, type EditStart } from "../lib/edit-start";
import { changesOf, formOf, isEmpty, pictureBytes, type Payload } from "../lib/payload";
import { shapeOf, valuesOf, type ProductValues } from "../lib/product-values";
import { MOST_PICTURE_BYTES } from "../lib/rules";
import { useKeepDraft } from "../lib/use-keep-draft";
import { useLockedSubmit } from "../lib/use-locked-submit";
import type { ProductDraft } from "../lib/use-product-draft";
import { useProductForm } from "../lib/use-product-form";
import { useFieldFaults } from "../lib/use-field-faults";
import { ConflictPanel, showConflict } from "./conflict-panel";
import { FoundDraftNotice } from "./found-draft-notice";
import { ProductFields } from "./product-fields";
import { ProductForm } from "./product-form";
import { SaveBar } from "./save-bar";
import { StruckNote } from "./struck-note";

interface EditProductFormProps {
  start: EditStart;
  draft: ProductDraft;
  /** The product as it was last seen. */
  base: Product;
  onBase: (product: Product) => void;
}

function editOf(changes: Payload, base: Product): FormData {
  const form = formOf(changes);
  form.append("expectedUpdatedAt", base.updatedAt);
  if (changes.fields.stock !== undefined) form.append("expectedStock", String(base.stock));
  return form;
}

/** The full edit of a product: sends what changed, and says what others changed meanwhile (contract 4 and 7). */
export function EditProductForm({ start, draft, base, onBase }: EditProductFormProps) {
  const { network } = useTexts().errors;
  const { undo } = useAdminTexts();
  const texts = useProductFormTexts();
  const form = useProductForm(start.values);
  const [notice, setNotice] = useState(draft.found);
  const [clashes, setClashes] = useState<Clash[]>(start.clashes);
  const [failure, setFailure] = useState<string>();
  const { busy, lock } = useLockedSubmit();
  const { upload, sent } = useUpdateProduct(base._id);
  const refusal = useFieldFaults(form);

  useKeepDraft(form, (values) => {
    if (isEmpty(changesOf(values, base))) draft.drop();
    else draft.keep(values, base);
  });
  useUnsavedWarning(draft.kept === "texts" || draft.kept === "failed");

  function show(product: Product) {
    pictures.cancel();
    form.reset(valuesOf(product));
    draft.drop();
    setNotice(undefined);
    setClashes([]);
    setFailure(undefined);
  }

  function load() {
    // Sold pieces are no reason to give up the other changes.
    if (!clashes.every(({ field }) => field === "stock")) return show(base);
    form.setValue("stock", String(base.stock), { shouldValidate: true });
    setClashes([]);
  }

  function discard() {
    const typed = form.getValues();
    show(base);
    toast.success(texts.draft.discarded, {
      label: undo,
      onClick: () => {
        form.reset(typed);
        draft.keep(typed, base);
      },
    });
  }

  function refused(error: unknown, values: ProductValues) {
    if (!(error instanceof ApiError) || error.status === 0) {
      setFailure(`${texts.edit.error} ${error instanceof ApiError ? network : ""}`.trim());
      return undefined;
    }
    const now = error.status === 409 ? productNow(error.body, base) : undefined;
    if (!now) {
      setFailure(`${texts.edit.failed} ${errorText(error, "")}`.trim());
      return refusal(error);
    }
    setClashes(worthTelling(clashesOf(values, base, now)));
    form.reset(rebase(values, base, now));
    onBase(now);
    return showConflict;
  }

  async function save(values: ProductValues) {
    setFailure(undefined);
    const changes = changesOf(values, base);
    if (isEmpty(changes)) {
      setClashes([]);
      toast.message(texts.edit.nothing);
      return;
    }
    if (pictureBytes(changes) > MOST_PICTURE_BYTES) {
      setFailure(texts.picturesTooLarge);
      return;
    }
    try {
      const edited = await upload.mutateAsync(editOf(changes, base));
      show(edited.product);
      onBase(edited.product);
      toast.success(said(edited));
    } catch (error) {
      return refused(error, values);
    }
  }

  const submit = form.handleSubmit(
    (values) => lock(() => save(values)),
    () => setFailure(texts.checkFields),
  );

  const pictures = usePictureWork(() => void submit());

  return (
    <>
      {notice && <FoundDraftNotice draft={notice} onDiscard={discard} />}
      {clashes.length > 0 && (
        <ConflictPanel clashes={clashes} busy={busy} onLoad={load} onOverwrite={pictures.submit} />
      )}
      <ProductForm
        form={form}
        label={texts.edit.title}
        busy={busy}
        pictures={pictures}
        bar={
          <SaveBar
            submit={texts.edit.submit}
            busy={busy}
            waiting={pictures.waiting}
            sent={sent}
            failure={failure}
            kept={draft.kept}
            onDiscard={discard}
          />
        }
      >
        <ProductFields
          shape={shapeOf(base)}
          stored={base.mainImage}
          offerNote={<StruckNote product={base} />}
        />
      </ProductForm>
    </>
  );
}
