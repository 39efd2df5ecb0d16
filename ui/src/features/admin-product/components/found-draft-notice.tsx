import { DraftNotice } from "@/components/admin/draft-notice";
import { useFormat } from "@/texts/use-format";
import { useProductFormTexts } from "@/texts/admin-product";
import type { FoundDraft } from "../lib/use-product-draft";

interface FoundDraftNoticeProps {
  draft: FoundDraft;
  onDiscard: () => void;
}

/** Says that the form is one that was left, and what of it could not be kept. */
export function FoundDraftNotice({ draft, onDiscard }: FoundDraftNoticeProps) {
  const format = useFormat();
  const texts = useProductFormTexts().draft;
  return (
    <DraftNotice discard={texts.discard} onDiscard={onDiscard}>
      <p className="font-semibold text-accent-strong">
        {texts.restored(format.moment(draft.savedAt))}
      </p>
      {draft.picturesLost && <p className="font-semibold">{texts.picturesLost}</p>}
    </DraftNotice>
  );
}
