import { queryOptions } from "@tanstack/react-query";
import { bootData, urlOf } from "@/api/boot";
import { client, unwrap } from "@/api/client";
import type { Blog } from "@/api/types";

/** One blog post (GET /blogs/{id}). */
export const blogQuery = (id: string) =>
  queryOptions({
    queryKey: ["blogs", "item", id],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/blogs/{id}", { params: { path: { id } }, signal })),
    ...bootData<Blog>(urlOf(`/blogs/${encodeURIComponent(id)}`)),
  });
