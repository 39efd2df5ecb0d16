import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { languageOf } from "@/lib/language-of";
import { compareWish, compareWith, type Wished } from "@/shopping/compare-list";
import { useTrayTexts } from "@/texts/compare-tray";
import { useTexts } from "@/texts/use-texts";

interface CompareQuestionProps {
  /** A product of another kind than those on the list. */
  product: Wished;
  /** Titles of those. */
  listed: readonly string[];
}

/** Asks whether a person wants to start anew with another kind of device. */
export default function CompareQuestion({ product, listed }: CompareQuestionProps) {
  const common = useTexts().common;
  const texts = useTrayTexts();
  const close = () => compareWish.set(undefined);
  return (
    <Dialog
      open
      onOpenChange={close}
      title={texts.otherTitle}
      description={texts.otherQuestion}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {common.cancel}
          </Button>
          <Button
            onClick={() => {
              compareWith([], product);
              close();
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
            {listed.map((title) => (
              <dd key={title} lang={languageOf(title)} className="break-words">
                {title}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </Dialog>
  );
}
