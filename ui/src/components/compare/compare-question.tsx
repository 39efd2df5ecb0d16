import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { languageOf } from "@/lib/language-of";
import { compareList, type Wished } from "@/shopping/compare-list";
import { useTrayTexts } from "@/texts/compare-tray";
import { useTexts } from "@/texts/use-texts";

interface CompareQuestionProps {
  /** A product of another kind than those on the list. */
  product: Wished;
  /** Those. */
  listed: readonly Wished[];
  onDone: () => void;
}

/** Asks whether a person wants to start anew with another kind of device. */
export default function CompareQuestion({ product, listed, onDone }: CompareQuestionProps) {
  const common = useTexts().common;
  const texts = useTrayTexts();
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={texts.otherTitle}
      description={texts.otherQuestion}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {common.cancel}
          </Button>
          <Button
            onClick={() => {
              compareList.set([product._id], product.category);
              onDone();
            }}
          >
            {texts.otherConfirm}
          </Button>
        </>
      }
    >
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-muted">{texts.otherNew}</dt>
          <dd lang={languageOf(product.title)} className="font-semibold break-words">
            {product.title}
          </dd>
        </div>
        {listed.length > 0 && (
          <div>
            <dt className="text-sm text-muted">{texts.otherListed}</dt>
            {listed.map(({ _id, title }) => (
              <dd key={_id} lang={languageOf(title)} className="break-words">
                {title}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </Dialog>
  );
}
