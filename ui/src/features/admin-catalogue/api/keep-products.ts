import { useQueryClient } from "@tanstack/react-query";
import type { Page } from "@/api/client";
import { PRODUCT_LISTS } from "@/api/queries/product-list";
import type { Product } from "@/api/types";

/** Puts products as a reply told them into every list on the screen, and asks for the lists again. */
export function useKeepProducts() {
  const queryClient = useQueryClient();
  return (changed: readonly Product[]) => {
    const byId = new Map(changed.map((product) => [product._id, product]));
    queryClient.setQueriesData<Page<Product>>(
      { queryKey: PRODUCT_LISTS },
      (page) => page && { ...page, items: page.items.map((item) => byId.get(item._id) ?? item) },
    );
    void queryClient.invalidateQueries({ queryKey: ["products"] });
  };
}
