import { useQuery } from "@tanstack/react-query";
import { NearViewport } from "@/components/strip/near-viewport";
import { ProductStrip } from "@/components/strip/product-strip";
import { StripSkeleton } from "@/components/strip/strip-skeleton";
import { useChooseTexts } from "@/texts/choose";
import { relatedQuery } from "../api/related";

/** What may be bought instead of a product. Nothing where there is nothing like it. */
export function RelatedProducts({ id }: { id: string }) {
  const { related } = useChooseTexts();
  return (
    <NearViewport key={id} placeholder={<StripSkeleton title={related} />}>
      <Related id={id} />
    </NearViewport>
  );
}

function Related({ id }: { id: string }) {
  const { related } = useChooseTexts();
  const { data, isPending } = useQuery(relatedQuery(id));
  if (isPending) return <StripSkeleton title={related} busy />;
  // The page is about the product: without these it is still complete.
  if (!data || data.length === 0) return null;
  return <ProductStrip title={related} products={data} />;
}
