import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { useProductsById } from "@/api/queries/products-by-id";
import { buttonClass } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/config/paths";
import { COMPARED_AT_MOST, compareList } from "@/shopping/compare-list";
import { useChooseTexts } from "@/texts/choose";

/** What is chosen for comparing, at the lower edge: how many, and the way to see them side by side. */
export function CompareTray({ ids }: { ids: readonly string[] }) {
  const texts = useChooseTexts();
  const { products } = useProductsById(ids);
  return (
    <aside
      aria-label={texts.tray}
      data-tray
      className="fixed bottom-[calc(max(1rem,env(safe-area-inset-bottom))+var(--bottom-bar,0px))] left-4 z-30 flex max-w-[calc(100vw-6rem)] items-center gap-2 rounded-lg border border-line bg-ground p-2 shadow-float sm:gap-3 lg:left-1/2 lg:-translate-x-1/2"
    >
      <ul aria-hidden="true" className="hidden gap-1 sm:flex">
        {products.map(({ _id, mainImage }) => (
          <li key={_id} className="rounded-md bg-soft p-1">
            <Picture path={mainImage} alt="" sizes="36px" className="size-9 object-contain" />
          </li>
        ))}
      </ul>
      <p role="status" className="pl-1 text-sm tabular-nums">
        {texts.trayCount(ids.length, COMPARED_AT_MOST)}
      </p>
      <Link
        to={paths.compared(ids)}
        className={buttonClass("primary", "md", "whitespace-nowrap max-sm:px-3")}
      >
        {texts.compareNow}
      </Link>
      <button
        type="button"
        aria-label={texts.clearCompared}
        onClick={() => compareList.set([])}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-soft"
      >
        <X size={20} aria-hidden="true" />
      </button>
    </aside>
  );
}
