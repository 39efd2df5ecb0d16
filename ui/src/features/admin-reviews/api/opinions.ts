import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrapList } from "@/api/client";

/** How many stand on a page. */
export const OPINIONS_PER_PAGE = 20;

interface Asked {
  page: number;
  limit: number;
  /** Each empty for all. */
  q: string;
  state: string;
}

/** What is asked for, without what is empty. */
const asked = ({ page, limit, q, state }: Asked) => ({
  page,
  limit,
  ...(q !== "" && { q }),
  ...(state !== "" && { state }),
});

/** A page of the reviews, those that wait first (GET /api/admin/reviews). */
export const adminReviewsQuery = ({ stars, ...rest }: Asked & { stars: number | undefined }) =>
  queryOptions({
    queryKey: ["admin", "reviews", { ...rest, stars }] as const,
    queryFn: ({ signal }) =>
      unwrapList(
        client.GET("/api/admin/reviews", {
          params: { query: { ...asked(rest), ...(stars !== undefined && { stars }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** A page of the questions, those without an answer first (GET /api/admin/questions). */
export const adminQuestionsQuery = (list: Asked) =>
  queryOptions({
    queryKey: ["admin", "questions", list] as const,
    queryFn: ({ signal }) =>
      unwrapList(client.GET("/api/admin/questions", { params: { query: asked(list) }, signal })),
    placeholderData: keepPreviousData,
  });
