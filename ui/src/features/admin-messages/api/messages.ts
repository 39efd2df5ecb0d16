import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrapList } from "@/api/client";

interface MessageListParams {
  page: number;
  limit: number;
  /** Empty for all. */
  q: string;
}

/** All cached pages of messages. */
export const MESSAGE_LISTS = ["admin", "messages", "list"] as const;

/** One page of the messages, the newest first (contract 7, GET /contact). */
export const messagesQuery = ({ page, limit, q }: MessageListParams) =>
  queryOptions({
    queryKey: [...MESSAGE_LISTS, { page, limit, q }] as const,
    queryFn: ({ signal }) =>
      unwrapList(
        client.GET("/contact", {
          params: { query: { page, limit, ...(q !== "" && { q }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
