import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { client, unwrap, unwrapList } from "@/api/client";
import { waitingQuery } from "./waiting";

const MAIL = ["admin", "mail"] as const;

/**
 * GET /api/admin/mail: mails that did not go, those given up first; with `orders` those of these orders' numbers. Nothing is
 * asked while the sidebar's numbers tell of none.
 */
export function useMailTroubles(query: { limit: number; orders?: string }) {
  const { data: numbers } = useQuery(waitingQuery());
  const failed = numbers?.mailFailed ?? 0;
  const waiting = numbers?.mailWaiting ?? 0;
  const some = failed + waiting > 0;
  const { data } = useQuery({
    // What is known is asked for anew when the numbers move.
    queryKey: [...MAIL, query, failed, waiting],
    queryFn: ({ signal }) =>
      unwrapList(client.GET("/api/admin/mail", { params: { query }, signal })),
    enabled: some && query.orders !== "",
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
  return { failed, waiting, mails: some ? (data?.items ?? []) : [] };
}

const refresh = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: MAIL }),
    queryClient.invalidateQueries({ queryKey: waitingQuery().queryKey }),
  ]);

/** POST /api/admin/mail/{id}/retry. */
export function useRetryMail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(client.POST("/api/admin/mail/{id}/retry", { params: { path: { id } } })),
    onSettled: () => refresh(queryClient),
  });
}

/** POST /api/admin/mail/retry: every mail that was given up. */
export function useRetryFailedMails() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(client.POST("/api/admin/mail/retry")),
    onSettled: () => refresh(queryClient),
  });
}

/** DELETE /api/admin/mail/{id}. */
export function useForgetMail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(client.DELETE("/api/admin/mail/{id}", { params: { path: { id } } })),
    onSettled: () => refresh(queryClient),
  });
}

/** POST /api/admin/mail/test: sends a mail at once. */
export function useTestMail() {
  return useMutation({
    mutationFn: (email: string) =>
      unwrap(client.POST("/api/admin/mail/test", { body: email === "" ? {} : { email } })),
  });
}
