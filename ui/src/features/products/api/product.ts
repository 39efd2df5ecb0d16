import { queryOptions, useQuery } from "@tanstack/react-query";
import { bootData, urlOf } from "@/api/boot";
import { client, unwrap } from "@/api/client";
import type { Product } from "@/api/types";
import type { PRODUCT_KINDS } from "@/config/product-kinds";

/*
 * The pages' first requests, whose answers the server embeds under the same addresses:
 *
 *   /product/{id}            /allproducts/{id}
 *   /upcomings/{id}          /tranding/{id}
 *   /bestdeal/{id}           /bestdeal/{id}
 *   /exclusive/{id}          /allexclusive/{id}
 *   /offer/{id}              /offers/{id}
 *   /category/details/{id}   /allproducts/{id}
 */

type ItemPath = (typeof PRODUCT_KINDS)[keyof typeof PRODUCT_KINDS]["itemPath"];

/** One product by a listing's item path (contract 4); 404 when the listing does not have it. */
export const productQuery = (itemPath: ItemPath, id: string) =>
  queryOptions({
    queryKey: ["products", "item", itemPath, id],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET(itemPath, {
          params: { path: { id } },
          // Some item paths are pages too; this header asks for the item (contract 2).
          headers: { Accept: "application/json" },
          signal,
        }),
      ),
    ...bootData<Product>(urlOf(itemPath.replace("{id}", encodeURIComponent(id)))),
  });

export function useProduct(itemPath: ItemPath, id: string) {
  return useQuery(productQuery(itemPath, id));
}
