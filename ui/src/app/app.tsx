import type { QueryClient } from "@tanstack/react-query";
import { useRoutes } from "react-router-dom";
import { ErrorBoundary } from "./error-boundary";
import { Providers } from "./providers";
import { routes } from "./routes";
import { ScrollRestoration } from "./scroll-restoration";

function Pages() {
  return useRoutes(routes);
}

/** The whole interface, inside a router. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <Providers queryClient={queryClient}>
      <ErrorBoundary>
        <Pages />
      </ErrorBoundary>
      <ScrollRestoration />
    </Providers>
  );
}
