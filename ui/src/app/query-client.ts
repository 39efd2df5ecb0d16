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
        retry: (failures, error) => navigator.onLine && !isFinal(error) && failures < 2,
        // While the browser is offline reads fail at once, and say so, instead of loading for ever.
        networkMode: "always",
        refetchOnReconnect: true,
        // Another tab may have changed the cart, and the shop its prices, a moment ago.
        refetchOnWindowFocus: ({ queryKey }) =>
          /^(me|products?)$/.test(String(queryKey[0])) ? "always" : true,
      },
      // What a person asked for fails at once, too, instead of happening unseen later.
      mutations: { networkMode: "always" },
    },
  });
}
