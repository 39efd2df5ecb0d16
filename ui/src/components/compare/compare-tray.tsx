import { X } from "lucide-react";
import { useEffect, useRef, type FocusEvent } from "react";
import { Link } from "react-router-dom";
import { buttonClass } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/config/paths";
import { COMPARED_AT_MOST, compareList } from "@/shopping/compare-list";
import { useTrayTexts } from "@/texts/compare-tray";
import { listedWithout, useListed } from "./use-listed";

/**
 * What is chosen for comparing, at the lower edge: how many, and the way to see them side by side. What the shop no
 * longer has leaves the list.
 */
export function CompareTray({ ids }: { ids: readonly string[] }) {
  const texts = useTrayTexts();
  const { products, kind, gone } = useListed(ids);
  /** What had the focus before the tray did. */
  const before = useRef<Element>(null);

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  }

  function clear() {
    // The tray goes, and the focus with it.
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    compareList.set([]);
  }

  useEffect(() => {
    const there = listedWithout(gone);
    if (there.length < compareList.get().length || kind !== compareList.kind()) {
      compareList.set(there, kind);
    }
  }, [gone, kind]);

  return (
    <aside
      aria-label={texts.label}
      data-tray
      onFocus={enter}
      className="fixed bottom-[calc(max(1rem,env(safe-area-inset-bottom))+var(--bottom-bar,0px))] left-4 z-30 flex max-w-[calc(100vw-2rem)] items-center gap-2 rounded-lg border border-line bg-ground p-2 shadow-float sm:gap-3 lg:left-1/2 lg:-translate-x-1/2 print:hidden"
    >
      <ul aria-hidden="true" className="hidden gap-1 sm:flex">
        {products.map(({ _id, mainImage }) => (
          <li key={_id} className="rounded-md bg-soft p-1">
            <Picture path={mainImage} alt="" sizes="36px" className="size-9 object-contain" />
          </li>
        ))}
      </ul>
      <p role="status" className="pl-1 text-sm tabular-nums">
        {texts.count(ids.length, COMPARED_AT_MOST)}
      </p>
      <Link
        to={paths.compared(ids)}
        className={buttonClass("primary", "md", "whitespace-nowrap max-sm:px-3")}
      >
        {texts.now}
      </Link>
      <button
        type="button"
        aria-label={texts.clear}
        onClick={clear}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-soft"
      >
        <X size={20} aria-hidden="true" />
      </button>
    </aside>
  );
}
