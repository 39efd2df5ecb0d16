import { Suspense, type ReactNode } from "react";
import type { Product } from "@/api/types";
import { CompareToggle } from "@/components/compare-toggle";
import { lazyPart } from "@/components/lazy-part";
import { ProductCard } from "@/components/ui/product-card";
import { cx } from "@/lib/cx";
import { useSession } from "@/session/use-session";

// Only admins download what deletes.
const DeleteProductButton = lazyPart(() => import("./delete-product-button"));

/** Two columns of cards, four on large screens. */
export function ProductGrid({ stale = false, children }: { stale?: boolean; children: ReactNode }) {
  return (
    <ul
      className={cx(
        "grid grid-cols-2 gap-3 transition-opacity md:gap-4 lg:grid-cols-4",
        stale && "opacity-60",
      )}
    >
      {children}
    </ul>
  );
}

/** A card with the admin's Delete where an admin looks. */
export function ListCard({ product, eager }: { product: Product; eager: boolean }) {
  const isAdmin = useSession().user?.role === "admin";
  return (
    <ProductCard
      product={product}
      heading="h2"
      eager={eager}
      action={
        isAdmin ? (
          <Suspense fallback={null}>
            <DeleteProductButton product={product} />
          </Suspense>
        ) : undefined
      }
      tool={
        <CompareToggle
          product={product}
          word="sr-only sm:not-sr-only"
          className="absolute right-0.5 bottom-1 z-10 sm:right-3"
        />
      }
    />
  );
}
