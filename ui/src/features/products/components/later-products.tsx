import { useQuery } from "@tanstack/react-query";
import { NearViewport } from "@/components/strip/near-viewport";
import { ProductStrip } from "@/components/strip/product-strip";
import { StripSkeleton } from "@/components/strip/strip-skeleton";
import type { relatedQuery } from "../api/related";

interface LaterProductsProps {
  title: string;
  query: ReturnType<typeof relatedQuery>;
}

/** Products beside the page's own, asked for once a person comes near them. Nothing where there are none. */
export function LaterProducts({ title, query }: LaterProductsProps) {
  return (
    <NearViewport key={query.queryKey.join()} placeholder={<StripSkeleton title={title} />}>
      <Found title={title} query={query} />
    </NearViewport>
  );
}

function Found({ title, query }: LaterProductsProps) {
  const { data, isPending } = useQuery(query);
  if (isPending) return <StripSkeleton title={title} busy />;
  // The page is about the product: without these it is still complete.
  if (!data || data.length === 0) return null;
  return <ProductStrip title={title} products={data} />;
}
