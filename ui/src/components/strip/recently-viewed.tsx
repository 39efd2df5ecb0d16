import { useProductsById } from "@/api/queries/products-by-id";
import { useKeptList } from "@/lib/kept-list";
import { toast } from "@/lib/toast";
import { viewedList } from "@/shopping/viewed-list";
import { useChooseTexts } from "@/texts/choose";
import { NearViewport } from "./near-viewport";
import { ProductStrip } from "./product-strip";
import { StripSkeleton } from "./strip-skeleton";

/** The products that a person looked at last, as they are now. Nothing where there are none. */
export function RecentlyViewed({ without }: { without?: string }) {
  const texts = useChooseTexts();
  const ids = useKeptList(viewedList).filter((id) => id !== without);
  if (ids.length === 0) return null;
  return (
    <NearViewport placeholder={<StripSkeleton title={texts.recentlyViewed} />}>
      <Viewed ids={ids} />
    </NearViewport>
  );
}

function Viewed({ ids }: { ids: readonly string[] }) {
  const texts = useChooseTexts();
  const { products, loading } = useProductsById(ids);

  function clear() {
    viewedList.set([]);
    toast.message(texts.viewedCleared);
    // The button that had the focus is gone with the list.
    document.getElementById("content")?.focus({ preventScroll: true });
  }

  if (loading) return <StripSkeleton title={texts.recentlyViewed} busy />;
  if (products.length === 0) return null;
  return (
    <ProductStrip
      title={texts.recentlyViewed}
      products={products}
      action={
        <button
          type="button"
          onClick={clear}
          className="min-h-11 px-2 text-sm font-semibold whitespace-nowrap text-accent hover:underline"
        >
          <span>{texts.clearViewed}</span> <span className="sr-only">{texts.recentlyViewed}</span>
        </button>
      }
    />
  );
}
