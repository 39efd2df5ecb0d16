import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { settingsQuery } from "@/api/queries/settings";
import type { Settings } from "@/api/types";
import { useUpload } from "@/api/use-upload";

/** POST /api/settings/branches/{n}/photo; `n` is 1 or 2. */
export function useBranchPhoto(n: number) {
  const queryClient = useQueryClient();
  return useUpload<{ success: boolean; message: string; settings: Settings }>({
    path: `/api/settings/branches/${n}/photo`,
    onSuccess: ({ settings }) => queryClient.setQueryData(settingsQuery().queryKey, settings),
  });
}

/** DELETE /api/settings/branches/{n}/photo. */
export function useRemoveBranchPhoto(n: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(
        client.DELETE("/api/settings/branches/{n}/photo", { params: { path: { n: String(n) } } }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsQuery().queryKey }),
  });
}
