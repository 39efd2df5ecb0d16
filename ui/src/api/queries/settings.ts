import { queryOptions, useQuery } from "@tanstack/react-query";
import { bootData, urlOf } from "../boot";
import { client, unwrap } from "../client";
import type { Settings } from "../types";

/** What the owner set: names, phones, branches (contract 6, GET /api/settings). */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ["settings"],
    queryFn: ({ signal }) => unwrap(client.GET("/api/settings", { signal })),
    staleTime: 5 * 60_000,
    ...bootData<Settings>(urlOf("/api/settings")),
  });

export function useSettings(): Settings | undefined {
  return useQuery(settingsQuery()).data;
}
