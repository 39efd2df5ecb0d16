import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { bootData, urlOf } from "@/api/boot";
import { client, unwrapList, type Page } from "@/api/client";
import type { Blog } from "@/api/types";
import { BLOGS_PER_PAGE } from "@/config/generated";

/**
 * One page of the blog posts, newest first; `q` looks into them (GET /blogs). A failure is logged, too (specification 8).
 * The first request of /allblogs is /blogs?limit=6&page=1.
 */
export const blogListQuery = ({ page, q }: { page: number; q: string }) => {
  const query = { limit: BLOGS_PER_PAGE, page, q: q === "" ? undefined : q };
  return queryOptions({
    queryKey: ["blogs", "list", query],
    queryFn: async ({ signal }) => {
      try {
        return await unwrapList(client.GET("/blogs", { params: { query }, signal }));
      } catch (error) {
        console.error("Error fetching blogs:", error);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    ...bootData<Page<Blog>>(urlOf("/blogs", query)),
  });
};
