import type { Product } from "@/api/types";
import { Carousel } from "@/components/ui/carousel";
import { ProductCard } from "@/components/ui/product-card";
import type { Parts } from "@/lib/parts";
import type { VisibleCounts } from "@/lib/use-visible-count";

export const STRIP_COUNTS: VisibleCounts = {
  below: [
    [640, 2],
    [1024, 4],
  ],
  otherwise: 6,
  basis: "basis-1/2 min-[640px]:basis-1/4 min-[1024px]:basis-1/6",
};

interface ProductStripProps {
  title: string;
  products: readonly Product[];
  /** Beside the title. */
  action?: Parts;
}

/** Some products of any listing in one row, each leading to its own page. */
export function ProductStrip({ title, products, action }: ProductStripProps) {
  return (
    <Carousel label={title} counts={STRIP_COUNTS} action={action}>
      {products.map((product) => (
        <ProductCard
          key={product._id}
          product={product}
          sizes="(width < 40rem) 44vw, (width < 64rem) 24vw, 200px"
        />
      ))}
    </Carousel>
  );
}
