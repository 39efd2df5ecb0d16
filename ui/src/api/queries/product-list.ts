import { queryOptions, type Query } from "@tanstack/react-query";
import { bootData, urlOf, type UrlParams } from "../boot";
import { client, unwrap, unwrapList, type Page } from "../client";
import type { Product, Understood } from "../types";
import type { LISTINGS } from "@/config/generated";
import type { Listing } from "@/config/listings";

/*
 * Every list of products (contract 4) behind one query. The pages' first requests, word for word, so that the
 * server can embed their answers under the same addresses as `{"items": […], "total": X-Total-Count}`:
 *
 *   /products, /allcategory        /allproducts?limit=8&min=200&page=1
 *   /upcomings                     /alltrandingproducts?limit=8&page=1
 *   /bestdeals                     /allbestdeals?limit=8&min=200&page=1
 *   /exclusive                     /allexclusive?limit=8&min=200&page=1
 *   /offer                         /offers?limit=8&min=200&page=1
 *   /category/{slug}               /categorysearch?category={slug}&limit=8&min=200&page=1
 *   /search-category/{name}        /categorysearch?category={name}&limit=8&min=200&page=1
 *   /search/{category}/{brand}     /category-brand-search?brand={brand}&category={category}&limit=8&min=200&page=1
 *   /searchedfor/{text}            /api/search?limit=8&page=1&text={text}
 *
 * Values are written as URLSearchParams does (a space is `+`). Where `min=200` stands, the number of hidden items comes from
 * the same path with the fixed parameters and `limit=1&max=199`, for example /allproducts?limit=1&max=199.
 */

export type ProductListPath =
  | (typeof LISTINGS)[Listing]["listPath"]
  | "/categorysearch"
  | "/category-brand-search"
  | "/api/search";

/** What a list may be asked for; undefined is left out. */
export interface ProductListParams {
  brand?: string | undefined;
  /** Several, parted by commas. */
  brands?: string | undefined;
  category?: string | undefined;
  limit?: number | undefined;
  max?: number | undefined;
  min?: number | undefined;
  page?: number | undefined;
  q?: string | undefined;
  sort?: "lowToHigh" | "highToLow" | "mostViewed" | "bestSelling" | undefined;
  /** Facts by their words, parted by commas. */
  specs?: string | undefined;
  text?: string | undefined;
}

/** A page of a list; a search also tells how it was understood. */
export interface ProductPage extends Page<Product> {
  /** How many of all are found by their words, or fit all that was understood. */
  fits?: number;
  /** Empty where the words alone find the same. */
  understood?: readonly Understood[];
}

/** What is there, sorted by name, so that the request reads as its canonical address. */
function sorted(params: ProductListParams): UrlParams {
  return Object.fromEntries(
    Object.entries(params as UrlParams)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** All cached lists of products, for invalidation after a change. */
export const PRODUCT_LISTS = ["products", "list"] as const;

type ProductListKey = readonly [...typeof PRODUCT_LISTS, ProductListPath, UrlParams];

/** Whether two keys are pages or filterings of one list. */
function isSameList([, , pathA, a]: ProductListKey, [, , pathB, b]: ProductListKey): boolean {
  return pathA === pathB && a.category === b.category && a.brand === b.brand && a.text === b.text;
}

/** One page of a list with the total of the whole list. The previous page stays while the next one loads. */
export const productListQuery = (path: ProductListPath, params: ProductListParams) => {
  const query = sorted(params);
  return queryOptions({
    queryKey: [...PRODUCT_LISTS, path, query] as ProductListKey,
    queryFn: ({ signal }): Promise<ProductPage> =>
      path === "/api/search"
        ? unwrap(client.GET(path, { params: { query: query as { text: string } }, signal }))
        : // These paths take the same parameters but for their required ones, which the sources of lists always give.
          unwrapList<Product>(client.GET(path as "/allproducts", { params: { query }, signal })),
    placeholderData: (
      previous: ProductPage | undefined,
      from: Query<ProductPage, Error, ProductPage, ProductListKey> | undefined,
    ) =>
      from && isSameList(from.queryKey, [...PRODUCT_LISTS, path, query]) ? previous : undefined,
    ...bootData<ProductPage>(urlOf(path, query)),
  });
};
