import type { QueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { useRoutes } from "react-router-dom";
import { ErrorBoundary } from "@/components/error-boundary";
import { pages } from "./pages";
import { Providers } from "./providers";
import { ScrollRestoration } from "./scroll-restoration";

function Pages() {
  return useRoutes(pages);
}

/** The whole interface, inside a router. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <Providers queryClient={queryClient}>
      <ErrorBoundary alone>
        <Suspense fallback={null}>
          <Pages />
        </Suspense>
      </ErrorBoundary>
      <ScrollRestoration />
    </Providers>
  );
}
