import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, client, unwrap } from "@/api/client";

/** How often it is asked whether work that is under way is done, in milliseconds. */
const POLL_MS = 2_000;

/** GET /api/admin/backups: those that are kept, the newest first. Asked again and again while one is made or proven. */
export const backupsQuery = () =>
  queryOptions({
    queryKey: ["admin", "backups"],
    queryFn: ({ signal }) => unwrap(client.GET("/api/admin/backups", { signal })),
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state: { data, error } }) => {
      // Without a session every further try would be refused, too.
      const refused = error instanceof ApiError && error.status === 401;
      return data?.running && !refused ? POLL_MS : false;
    },
  });

/** What begins work on a backup: over once it is known how that goes on. */
function useBegin<T>(begin: (what: T) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: begin,
    onSettled: () => queryClient.invalidateQueries({ queryKey: backupsQuery().queryKey }),
  });
}

/** POST /api/admin/backups: makes one, which is then proven. */
export const useMakeBackup = () => useBegin<void>(() => unwrap(client.POST("/api/admin/backups")));

/** POST /api/admin/backups/{name}/prove. */
export const useProveBackup = () =>
  useBegin((name: string) =>
    unwrap(client.POST("/api/admin/backups/{name}/prove", { params: { path: { name } } })),
  );

/** Where a backup is downloaded. */
export const backupPath = (name: string) => `/api/admin/backups/${encodeURIComponent(name)}`;
