import { queryOptions } from "@tanstack/react-query";
import { bootData, urlOf } from "@/api/boot";
import { client, unwrap } from "@/api/client";
import type { Product } from "@/api/types";
import { LISTINGS } from "@/config/generated";
import type { Listing } from "@/config/listings";

/** The listings with a section of several products; of the offer sale, one is shown. */
type HomeListing = Exclude<Listing, "offer">;

/** Best deals and upcoming products stay fresh for 5 minutes and are kept for 10 (specification 9). */
const LONG_LIVED = { staleTime: 5 * 60_000, gcTime: 10 * 60_000 };
const LIFETIMES: Partial<Record<Listing, { staleTime: number; gcTime: number }>> = {
  bestdeal: LONG_LIVED,
  upcoming: LONG_LIVED,
};

/** The newest 12 of a listing, for its section of the home page (contract 4). */
export const homeProductsQuery = (listing: HomeListing) => {
  return queryOptions({
    queryKey: ["products", "home", listing],
    queryFn: ({ signal }) => unwrap(client.GET(LISTINGS[listing].homePath, { signal })),
    ...LIFETIMES[listing],
    ...bootData<Product[]>(urlOf(LISTINGS[listing].homePath)),
  });
};

/** The newest product of the offer sale, or null (GET /singleoffersaleproduct). */
export const offerSaleQuery = () =>
  queryOptions({
    queryKey: ["products", "home", "offer"],
    queryFn: ({ signal }) => unwrap(client.GET("/singleoffersaleproduct", { signal })),
    ...bootData<Product | null>(urlOf("/singleoffersaleproduct")),
  });
