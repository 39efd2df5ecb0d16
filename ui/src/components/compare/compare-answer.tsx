import { Suspense, useEffect, useEffectEvent } from "react";
import { lazyPart } from "@/components/lazy-part";
import { useKeptList } from "@/lib/kept-list";
import { toast } from "@/lib/toast";
import { COMPARED_AT_MOST, compareList, type Wished } from "@/shopping/compare-list";
import { useTrayTexts } from "@/texts/compare-tray";
import { listedWithout, useListed } from "./use-listed";

const CompareQuestion = lazyPart(() => import("./compare-question"));

interface CompareAnswerProps {
  /** What a person wants to compare as well, though the list is full or of another kind. */
  product: Wished;
  onDone: () => void;
}

/**
 * Answers such a wish: the product goes in where something of the list is gone and made room, else the person is told
 * that the list is full; another kind of device is asked about.
 */
export function CompareAnswer({ product, onDone }: CompareAnswerProps) {
  const texts = useTrayTexts();
  const ids = useKeptList(compareList);
  const { products, kind, gone, failed } = useListed(ids);
  // Where the shop cannot say of what kind the list is, it is taken for the same.
  const same = kind === undefined ? failed : kind === product.category;

  const answer = useEffectEvent(() => {
    const there = listedWithout(gone);
    const room = there.length < COMPARED_AT_MOST;
    if (there.length === 0 || (same && room)) {
      compareList.set([...there, product._id], product.category);
    } else if (same && (gone !== undefined || failed)) {
      toast.warning(texts.full(COMPARED_AT_MOST));
    } else return;
    onDone();
  });
  useEffect(() => answer(), [ids, gone, same, failed]);

  return kind === undefined || same ? null : (
    <Suspense fallback={null}>
      <CompareQuestion product={product} listed={products} onDone={onDone} />
    </Suspense>
  );
}
