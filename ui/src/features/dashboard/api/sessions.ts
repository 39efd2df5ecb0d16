import { client, unwrap } from "@/api/client";
import type { SessionCalls } from "@/api/queries/sessions";

/** GET /api/user/sessions and DELETE of one of them. */
export const customerSessions: SessionCalls = {
  who: "customer",
  list: (signal) => unwrap(client.GET("/api/user/sessions", { signal })),
  end: (id) => unwrap(client.DELETE("/api/user/sessions/{id}", { params: { path: { id } } })),
};
