import { RecentlyViewed } from "@/components/strip/recently-viewed";
import { useChooseTexts } from "@/texts/choose";
import { useDetailTexts } from "@/texts/product-detail";
import { accessoriesQuery } from "../api/accessories";
import { relatedQuery } from "../api/related";
import { LaterProducts } from "./later-products";

/** The other products on a product's page: what goes with it, what may be bought instead, what was looked at before. */
export function ProductStrips({ id }: { id: string }) {
  const { related } = useChooseTexts();
  const { goesWithIt } = useDetailTexts();
  return (
    <div className="page flex flex-col gap-10 pt-10 pb-16 md:pt-0 print:hidden">
      <LaterProducts title={goesWithIt} query={accessoriesQuery(id)} />
      <LaterProducts title={related} query={relatedQuery(id)} />
      <RecentlyViewed without={id} />
    </div>
  );
}
