import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrapList } from "@/api/client";

/** Which page of which rows; `subject` and `q` empty for all. */
interface AuditParams {
  page: number;
  limit: number;
  subject: string;
  q: string;
}

/** GET /api/admin/audit: every write of an admin, the newest first (contract 7). */
export const auditQuery = ({ page, limit, subject, q }: AuditParams) =>
  queryOptions({
    queryKey: ["admin", "audit", { page, limit, subject, q }],
    queryFn: ({ signal }) =>
      unwrapList(
        client.GET("/api/admin/audit", {
          params: {
            query: { page, limit, ...(subject !== "" && { subject }), ...(q !== "" && { q }) },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
