import { Button } from "@/components/ui/button";
import { useFormat } from "@/texts/use-format";
import { useProductFormTexts } from "@/texts/admin-product";
import type { FoundDraft } from "../lib/use-product-draft";

interface DraftNoticeProps {
  draft: FoundDraft;
  onDiscard: () => void;
}

/** Says that the form is one that was left, and what of it could not be kept. */
export function DraftNotice({ draft, onDiscard }: DraftNoticeProps) {
  const format = useFormat();
  const texts = useProductFormTexts().draft;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-accent-soft px-4 py-3 text-sm">
      <div role="status">
        <p className="font-semibold text-accent-strong">
          {texts.restored(format.moment(draft.savedAt))}
        </p>
        {draft.picturesLost && <p className="text-warning">{texts.picturesLost}</p>}
      </div>
      <Button variant="secondary" size="sm" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </div>
  );
}
