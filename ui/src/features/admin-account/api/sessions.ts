import { client, unwrap } from "@/api/client";
import type { SessionCalls } from "@/api/queries/sessions";

/** GET /api/admin/sessions and DELETE of one of them. */
export const adminSessions: SessionCalls = {
  who: "user",
  list: (signal) => unwrap(client.GET("/api/admin/sessions", { signal })),
  end: (id) => unwrap(client.DELETE("/api/admin/sessions/{id}", { params: { path: { id } } })),
};
