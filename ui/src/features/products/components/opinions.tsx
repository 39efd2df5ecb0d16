import type { Product } from "@/api/types";
import { Questions } from "./questions";
import { Reviews } from "./reviews";

/** What others say and ask of a product, below what the shop says of it. */
export function Opinions({ product }: { product: Product }) {
  return (
    <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <Reviews product={product} />
      <Questions product={product} />
    </div>
  );
}
