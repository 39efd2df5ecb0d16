import { Check, Scale } from "lucide-react";
import { Suspense, useState } from "react";
import { loadParts } from "@/components/compare/load-parts";
import { lazyPart } from "@/components/lazy-part";
import { cx } from "@/lib/cx";
import { useCompared, type Wished } from "@/shopping/compare-list";
import { useChooseTexts } from "@/texts/choose";

const CompareAnswer = lazyPart(async () => ({ default: (await loadParts()).CompareAnswer }));

interface CompareToggleProps {
  product: Wished;
  /** Class names of the word, which hide it where there is no room. */
  word?: string;
  className?: string;
}

/** Puts a product beside others to compare it, or takes it away; a tick says that it is there. */
export function CompareToggle({ product, word, className }: CompareToggleProps) {
  const texts = useChooseTexts();
  const { compared, toggle } = useCompared(product);
  /** How often the person wished in vain; every wish is answered anew, and goes with the page. */
  const [wishes, setWishes] = useState(0);
  const Icon = compared ? Check : Scale;
  return (
    <>
      <button
        type="button"
        aria-label={texts.compareOf(product.title)}
        aria-pressed={compared}
        title={texts.compare}
        onClick={() => setWishes(toggle() ? 0 : wishes + 1)}
        className={cx(
          "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md text-sm font-semibold transition-colors hover:text-accent",
          compared ? "text-accent" : "text-muted",
          className,
        )}
      >
        <Icon size={18} strokeWidth={compared ? 3 : 2} aria-hidden="true" />
        <span className={word}>{texts.compare}</span>
      </button>
      {wishes > 0 && (
        <Suspense fallback={null}>
          <CompareAnswer key={wishes} product={product} onDone={() => setWishes(0)} />
        </Suspense>
      )}
    </>
  );
}
