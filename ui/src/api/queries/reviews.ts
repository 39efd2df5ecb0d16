import { queryOptions } from "@tanstack/react-query";
import { bootData, urlOf } from "../boot";
import { client, unwrap, unwrapList, type Page } from "../client";
import type { ProductReviews, Question } from "../types";
import { REVIEWS_PER_PAGE } from "@/config/generated-forms";

/** Everything cached of reviews and questions, for invalidation after a change. */
export const OPINIONS = ["opinions"] as const;

const limit = REVIEWS_PER_PAGE;

const firstData = <T>(id: string, what: "reviews" | "questions", page: number) =>
  page === 1 &&
  bootData<T>(urlOf(`/api/products/${encodeURIComponent(id)}/${what}`, { limit, page }));

/** A page of a product's reviews, the newest first, with what all of them come to. The server embeds the first one. */
export const reviewsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...OPINIONS, "reviews", id, page],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET("/api/products/{id}/reviews", {
          params: { path: { id }, query: { limit, page } },
          signal,
        }),
      ),
    ...firstData<ProductReviews>(id, "reviews", page),
  });

/** A page of the answered questions about a product, the newest first. The server embeds the first one. */
export const questionsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...OPINIONS, "questions", id, page],
    queryFn: ({ signal }) =>
      unwrapList(
        client.GET("/api/products/{id}/questions", {
          params: { path: { id }, query: { limit, page } },
          signal,
        }),
      ),
    ...firstData<Page<Question>>(id, "questions", page),
  });
