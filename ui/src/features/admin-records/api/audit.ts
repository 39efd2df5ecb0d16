import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrapList } from "@/api/client";

/** Which page of which rows; `subject` and `q` empty for all, `!` before the kind that is left out. */
interface AuditParams {
  page: number;
  limit: number;
  subject: string;
  q: string;
}

function kindOf(subject: string): { subject?: string; without?: string } {
  if (subject.startsWith("!")) return { without: subject.slice(1) };
  return subject === "" ? {} : { subject };
}

/** GET /api/admin/audit: every write of an admin, the newest first (contract 7). */
export const auditQuery = ({ page, limit, subject, q }: AuditParams) =>
  queryOptions({
    queryKey: ["admin", "audit", { page, limit, subject, q }],
    queryFn: ({ signal }) =>
      unwrapList(
        client.GET("/api/admin/audit", {
          params: {
            query: { page, limit, ...kindOf(subject), ...(q !== "" && { q }) },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
