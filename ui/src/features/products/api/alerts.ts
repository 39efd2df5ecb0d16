import { queryOptions, useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** What a person waits for; without `atMost` any price, once there is one. */
export interface NewAlert {
  wish: "stock" | "price";
  atMost?: number;
  email: string;
  /** A field that people do not see; filled, the server keeps nothing (contract 6). */
  website: string;
}

/** POST /api/products/{id}/alerts. The same wish again is one. */
export function useAskForAlert(id: string) {
  return useMutation({
    mutationFn: (body: NewAlert) =>
      unwrap(client.POST("/api/products/{id}/alerts", { params: { path: { id } }, body })),
  });
}

/** What a product cost over the last 90 days. */
export const pricesQuery = (id: string) =>
  queryOptions({
    queryKey: ["products", "prices", id],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/api/products/{id}/prices", { params: { path: { id } }, signal })),
  });
