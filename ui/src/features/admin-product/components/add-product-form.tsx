import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ApiError, errorText } from "@/api/client";
import { usePictureWork } from "@/components/admin/picture-work";
import { ADD_FORMS, outcomeOf, type AddForm } from "@/config/add-forms";
import { productPath } from "@/config/listings";
import { toast } from "@/lib/toast";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useAdminTexts } from "@/texts/admin";
import { useProductFormTexts } from "@/texts/admin-product";
import { useTexts } from "@/texts/use-texts";
import { useAddProduct } from "../api/add-product";
import { changesFrom, formOf, isEmpty, payloadOf, pictureBytes } from "../lib/payload";
import { emptyValues, type ProductValues } from "../lib/product-values";
import { MOST_PICTURE_BYTES } from "../lib/rules";
import { useKeepDraft } from "../lib/use-keep-draft";
import { useLockedSubmit } from "../lib/use-locked-submit";
import type { ProductDraft } from "../lib/use-product-draft";
import { useProductForm } from "../lib/use-product-form";
import { useFieldFaults } from "../lib/use-field-faults";
import { FoundDraftNotice } from "./found-draft-notice";
import { ProductFields } from "./product-fields";
import { ProductForm } from "./product-form";
import { SaveBar } from "./save-bar";

interface AddProductFormProps {
  name: AddForm;
  draft: ProductDraft;
}

/** One of the ten add forms (specification 5). What is typed is kept in the browser until the shop has it. */
export function AddProductForm({ name, draft }: AddProductFormProps) {
  const { network, unexpected } = useTexts().errors;
  const { undo, forms } = useAdminTexts();
  const texts = useProductFormTexts();
  const navigate = useNavigate();
  const spec = ADD_FORMS[name];
  const { category, listing, specifications: shape } = spec;
  const outcome = outcomeOf(name);
  const empty = useMemo(() => emptyValues(category), [category]);
  const form = useProductForm(draft.found?.values ?? empty);
  const [notice, setNotice] = useState(draft.found);
  const [failure, setFailure] = useState<string>();
  const { busy, lock } = useLockedSubmit();
  const { upload, sent } = useAddProduct(spec);
  const refusal = useFieldFaults(form);

  useKeepDraft(form, (values) => {
    if (isEmpty(changesFrom(payloadOf(empty, shape), payloadOf(values, shape)))) draft.drop();
    else draft.keep(values, null);
  });
  useUnsavedWarning(draft.kept === "texts" || draft.kept === "failed");

  function clear() {
    pictures.cancel();
    form.reset(empty);
    draft.drop();
    setNotice(undefined);
    setFailure(undefined);
  }

  function discard() {
    const typed = form.getValues();
    clear();
    form.setFocus("title");
    toast.success(texts.draft.discarded, {
      label: undo,
      onClick: () => {
        form.reset(typed);
        draft.keep(typed, null);
      },
    });
  }

  function messageOf(error: unknown): string {
    const unanswered = error instanceof ApiError && error.status === 0;
    return unanswered ? `${network} ${texts.addedOnce}` : errorText(error, unexpected);
  }

  async function add(values: ProductValues) {
    setFailure(undefined);
    const payload = payloadOf(values, shape);
    if (pictureBytes(payload) > MOST_PICTURE_BYTES) {
      setFailure(texts.picturesTooLarge);
      return;
    }
    try {
      const { acknowledged, insertedId } = await upload.mutateAsync(formOf(payload));
      if (!acknowledged) {
        setFailure(texts.notAdded[outcome]);
        return;
      }
      clear();
      toast.success(texts.added[outcome], {
        label: texts.view,
        onClick: () => void navigate(productPath(listing, insertedId)),
      });
      return () => form.setFocus("title");
    } catch (error) {
      setFailure(texts.error(messageOf(error)));
      return refusal(error);
    }
  }

  const submit = form.handleSubmit(
    (values) => lock(() => add(values)),
    () => setFailure(texts.checkFields),
  );

  const pictures = usePictureWork(() => void submit());

  return (
    <>
      {notice && <FoundDraftNotice draft={notice} onDiscard={discard} />}
      <ProductForm
        form={form}
        label={forms[name]}
        busy={busy}
        pictures={pictures}
        bar={
          <SaveBar
            submit={texts.submit[outcome]}
            busy={busy}
            waiting={pictures.waiting}
            sent={sent}
            failure={failure}
            kept={draft.kept}
            onDiscard={discard}
          />
        }
      >
        <ProductFields shape={shape} category={category} />
      </ProductForm>
    </>
  );
}
