import type { QueryClient } from "@tanstack/react-query";
import { Suspense, useCallback, useState, type ReactElement } from "react";
import { useRoutes } from "react-router-dom";
import { ErrorBoundary } from "@/components/error-boundary";
import { EnterOffice, type RouterAround } from "./enter-office";
import { pages } from "./pages";
import { Providers } from "./providers";
import { ScrollRestoration } from "./scroll-restoration";

function Page() {
  return useRoutes(pages);
}

/** The page of the address, inside a router. */
export function Pages() {
  return (
    <>
      <ErrorBoundary alone>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </ErrorBoundary>
      <ScrollRestoration />
    </>
  );
}

interface AppProps {
  queryClient: QueryClient;
  /** Whether the page is drawn on the server, there and where it is taken over. */
  drawn?: boolean;
  /** The shop's router around {@link Pages}; the back office brings its own. */
  children: ReactElement;
}

/** The whole interface. */
export function App({ queryClient, drawn = false, children }: AppProps) {
  const [router, setRouter] = useState<ReactElement>();
  const enter = useCallback((around: RouterAround) => setRouter(around(<Pages />)), []);
  return (
    <Providers queryClient={queryClient} drawn={drawn}>
      {router ?? <EnterOffice value={enter}>{children}</EnterOffice>}
    </Providers>
  );
}
