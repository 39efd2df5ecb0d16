import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client, unwrap } from "@/api/client";
import type { Quote } from "@/api/types";
import type { BasketLine } from "@/shopping/basket-line";

/** How the things come. */
export type Delivery = { method: "delivery"; zone: string } | { method: "pickup"; branch: string };

/** A basket to ask about. */
export interface Question {
  lines: BasketLine[];
  delivery?: Delivery;
  coupon?: string;
}

/** What a basket costs today, for whoever is signed in (contract 11, POST /api/checkout/quote). */
export const quoteQuery = (asked: string, who: string) =>
  queryOptions({
    queryKey: ["quote", who, asked],
    queryFn: ({ signal }) =>
      unwrap(client.POST("/api/checkout/quote", { body: JSON.parse(asked) as Question, signal })),
    staleTime: 0,
  });

/** The latest answer about a basket; an earlier one stands until the next has come. `asked` is the question as JSON. */
export function useQuote(asked: string, who: string, enabled = true) {
  const { data, error, isFetching, refetch } = useQuery({ ...quoteQuery(asked, who), enabled });
  const [last, setLast] = useState<Quote>();
  if (data && data !== last) setLast(data);
  return {
    quote: data ?? last,
    /** The answer is about just this basket. */
    current: data !== undefined,
    error: data === undefined && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}
