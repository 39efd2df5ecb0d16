import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { settingsQuery } from "@/api/queries/settings";
import type { Settings } from "@/api/types";
import type { SettingsChanges } from "../lib/settings-values";

/** PUT /api/settings: what is not sent stays. Every page of the shop follows. */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: SettingsChanges) =>
      // The document names every field; the call takes any of them.
      unwrap(client.PUT("/api/settings", { body: changes as Settings })),
    onSuccess: ({ settings }) => queryClient.setQueryData(settingsQuery().queryKey, settings),
  });
}
