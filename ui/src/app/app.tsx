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

interface AppProps {
  queryClient: QueryClient;
  /** Whether the page is drawn on the server, there and where it is taken over. */
  drawn?: boolean;
}

/** The whole interface, inside a router. */
export function App({ queryClient, drawn = false }: AppProps) {
  return (
    <Providers queryClient={queryClient} drawn={drawn}>
      <ErrorBoundary alone>
        <Suspense fallback={null}>
          <Pages />
        </Suspense>
      </ErrorBoundary>
      <ScrollRestoration />
    </Providers>
  );
}
