import { useState } from "react";
import { errorText } from "@/api/client";
import type { SuggestedProduct } from "@/api/types";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/form-message";
import { MAX_ACCESSORIES, SHOWN_ACCESSORIES } from "@/config/generated-admin";
import { toast } from "@/lib/toast";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useSessionCheck } from "@/session/use-session-check";
import { useAccessoryTexts } from "@/texts/admin-accessories";
import { said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useChooseAccessories } from "../api/accessories";
import { AccessoryList } from "./accessory-list";
import { AccessorySearch } from "./accessory-search";

interface AccessoryPickerProps {
  product: string;
  /** What is chosen in the shop. */
  saved: readonly SuggestedProduct[];
}

/** The id of the section that this stands in. */
export const SECTION = "accessories";

const idsOf = (products: readonly SuggestedProduct[]) => products.map(({ _id }) => _id);

/** Chooses what goes with a product; nothing changes in the shop until it is saved. */
export function AccessoryPicker({ product, saved }: AccessoryPickerProps) {
  const common = useTexts().common;
  const texts = useAccessoryTexts();
  const sessionEnded = useSessionCheck();
  const [chosen, setChosen] = useState(saved);
  const [failure, setFailure] = useState<unknown>();
  const { mutateAsync, isPending } = useChooseAccessories(product);
  const changed = idsOf(chosen).join() !== idsOf(saved).join();
  useUnsavedWarning(changed);

  /** The buttons of what was not saved are gone. */
  const focusSection = () => document.getElementById(SECTION)?.focus({ preventScroll: true });

  function change(products: readonly SuggestedProduct[]) {
    setFailure(undefined);
    setChosen(products);
  }

  async function save() {
    setFailure(undefined);
    try {
      const done = await mutateAsync(idsOf(chosen));
      setChosen(done.accessories);
      focusSection();
      toast.success(said(done));
    } catch (error) {
      if (!sessionEnded(error)) setFailure(error);
    }
  }

  return (
    <>
      <AccessoryList chosen={chosen} disabled={isPending} onChange={change} />
      {chosen.length > SHOWN_ACCESSORIES && (
        <p className="text-sm text-muted">{texts.shownMost(SHOWN_ACCESSORIES)}</p>
      )}
      {chosen.length < MAX_ACCESSORIES ? (
        <AccessorySearch
          product={product}
          chosen={idsOf(chosen)}
          disabled={isPending}
          onAdd={(added) => change([...chosen, added])}
        />
      ) : (
        <p className="text-sm text-muted">{texts.most(MAX_ACCESSORIES)}</p>
      )}
      {changed && (
        <div className="flex flex-wrap items-center gap-2 rounded-md border border-field bg-soft p-3">
          <p role="status" className="mr-auto text-sm font-semibold">
            {texts.changed}
          </p>
          <Button
            variant="quiet"
            disabled={isPending}
            onClick={() => {
              change(saved);
              focusSection();
            }}
          >
            {texts.discard}
          </Button>
          <Button busy={isPending} busyText={common.processing} onClick={() => void save()}>
            {texts.save}
          </Button>
        </div>
      )}
      {failure !== undefined && (
        <FormMessage kind="error" text={errorText(failure, texts.failed)} />
      )}
    </>
  );
}
