import { Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "@/components/lazy-part";
import { Button } from "@/components/ui/button";
import { useDetailTexts } from "@/texts/product-detail";

const ShareDialog = lazyPart(() => import("./share-dialog"));

/** Opens the popup with the product's link. */
export function ShareButton({
  text,
  link,
  word,
  className,
}: {
  /** What is said before the link. */
  text: string;
  link: string;
  /** Class names of the word, which hide it where there is no room. */
  word?: string;
  className?: string;
}) {
  const texts = useDetailTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className={className}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        <Share2 size={20} aria-hidden="true" />
        <span className={word}>{texts.share}</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ShareDialog text={text} link={link} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
