import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "../client";

/** Who the server says is signed in (contract 3, GET /api/me). Never embedded in pages: pages are the same for all. */
export const meQuery = () =>
  queryOptions({
    queryKey: ["me"],
    queryFn: ({ signal }) => unwrap(client.GET("/api/me", { signal })),
    staleTime: 60_000,
  });
