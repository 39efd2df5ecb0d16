import { queryOptions, useQuery } from "@tanstack/react-query";
import { bootData, urlOf } from "@/api/boot";
import { ApiError, client, unwrap } from "@/api/client";
import type { Product } from "@/api/types";
import type { LISTINGS } from "@/config/generated";

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

type ItemPath = (typeof LISTINGS)[keyof typeof LISTINGS]["itemPath"];

function ask(itemPath: ItemPath, id: string, signal: AbortSignal) {
  return unwrap(
    client.GET(itemPath, {
      params: { path: { id } },
      // Some item paths are pages too; this header asks for the item (contract 2).
      headers: { Accept: "application/json" },
      signal,
    }),
  );
}

/** The one item path that finds products of every listing. */
const ANY = "/allproducts/{id}";

/** One product by a listing's item path (contract 4), of another listing where it moved; 404 when there is none. */
export const productQuery = (itemPath: ItemPath, id: string) =>
  queryOptions({
    queryKey: ["products", "item", itemPath, id],
    queryFn: ({ signal }) =>
      ask(itemPath, id, signal).catch((error: unknown) => {
        if (itemPath === ANY || !(error instanceof ApiError) || error.status !== 404) throw error;
        return ask(ANY, id, signal);
      }),
    ...bootData<Product>(urlOf(itemPath.replace("{id}", encodeURIComponent(id)))),
  });

export function useProduct(itemPath: ItemPath, id: string) {
  return useQuery(productQuery(itemPath, id));
}
