import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** What goes with a product: what the owner chose, else what was bought together with it. */
export const accessoriesQuery = (id: string) =>
  queryOptions({
    queryKey: ["products", "accessories", id],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/api/products/{id}/accessories", { params: { path: { id } }, signal })),
  });
