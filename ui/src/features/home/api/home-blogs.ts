import { queryOptions } from "@tanstack/react-query";
import { bootData, urlOf } from "@/api/boot";
import { client, unwrap } from "@/api/client";
import type { Blog } from "@/api/types";

/** The newest 9 blog posts (GET /homeblogsapi). A failure is only logged (specification 8). */
export const homeBlogsQuery = () =>
  queryOptions({
    queryKey: ["blogs", "home"],
    queryFn: async ({ signal }) => {
      try {
        return await unwrap(client.GET("/homeblogsapi", { signal }));
      } catch (error) {
        console.error("Error fetching blogs:", error);
        throw error;
      }
    },
    ...bootData<Blog[]>(urlOf("/homeblogsapi")),
  });
