import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "../client";

/** Everything cached of the customer's own reviews. */
export const OWN_REVIEWS = ["customer", "reviews"] as const;

/** Whether the customer may review a product, and the review where there is one. */
export const ownReviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...OWN_REVIEWS, id],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/api/products/{id}/review", { params: { path: { id } }, signal })),
  });

/** All reviews of the customer, the newest first. */
export const ownReviewsQuery = () =>
  queryOptions({
    queryKey: [...OWN_REVIEWS],
    queryFn: ({ signal }) => unwrap(client.GET("/api/my/reviews", { signal })),
  });
