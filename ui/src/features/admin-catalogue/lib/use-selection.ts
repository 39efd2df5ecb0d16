import { useState } from "react";
import type { Product } from "@/api/types";
import { MAX_BULK } from "@/config/generated-admin";
import { toast } from "@/lib/toast";
import { useCatalogueTexts } from "@/texts/admin-catalogue";

export interface Selection {
  /** In the order they were chosen, over all pages and searches of the list. */
  products: Product[];
  has: (id: string) => boolean;
  set: (products: readonly Product[], chosen: boolean) => void;
  clear: () => void;
}

/** The products that a person has ticked. Those on the page are as the list shows them now. */
export function useSelection(shown: readonly Product[]): Selection {
  const texts = useCatalogueTexts().bulk;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Product>>(new Map());
  const fresh = new Map(shown.map((product) => [product._id, product]));

  function set(products: readonly Product[], wanted: boolean) {
    const added = products.filter(({ _id }) => !chosen.has(_id));
    if (wanted && chosen.size + added.length > MAX_BULK) toast.warning(texts.limit(MAX_BULK));
    setChosen((current) => {
      const next = new Map(current);
      for (const product of products) {
        if (!wanted) next.delete(product._id);
        else if (next.size < MAX_BULK) next.set(product._id, product);
      }
      return next;
    });
  }

  return {
    products: [...chosen.values()].map((product) => fresh.get(product._id) ?? product),
    has: (id) => chosen.has(id),
    set,
    clear: () => setChosen(new Map()),
  };
}
