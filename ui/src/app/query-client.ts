import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "@/api/client";

/** Answers that another try will not change: refusals and missing things. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => !isFinal(error) && failures < 2,
      },
      // What a person asked for fails at once while the browser is offline, instead of happening unseen later.
      mutations: { networkMode: "always" },
    },
  });
}
