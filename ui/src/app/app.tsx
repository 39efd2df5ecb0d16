import { useIsRestoring, type QueryClient } from "@tanstack/react-query";
import { Suspense, useCallback, useState, type ReactElement } from "react";
import { useLocation, useNavigationType, useRoutes, type Location } from "react-router-dom";
import { ErrorBoundary } from "@/components/error-boundary";
import { NavigationTypeContext } from "@/lib/navigation-type";
import { EnterOffice, type RouterAround } from "./enter-office";
import { pages } from "./pages";
import { Providers } from "./providers";
import { ScrollRestoration } from "./scroll-restoration";

function Page({ location }: { location: Location }) {
  return useRoutes(pages, location);
}

/** The page of the address, inside a router. */
export function Pages() {
  const now = useLocation();
  const [first] = useState(now);
  // What the server drew stands until all of it is taken over: React would compare the rest of it with another page.
  const location = useIsRestoring() ? first : now;
  return (
    <>
      <ErrorBoundary alone>
        <NavigationTypeContext value={useNavigationType()}>
          <Suspense fallback={null}>
            <Page location={location} />
          </Suspense>
        </NavigationTypeContext>
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
