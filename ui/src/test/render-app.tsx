import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect } from "react";
import {
  createMemoryRouter,
  MemoryRouter,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
  type RouteObject,
} from "react-router-dom";
import { OfficeRouter } from "@/app/admin-app";
import { adminRoutes } from "@/app/admin-routes";
import { App, Pages } from "@/app/app";
import { preloadPage } from "@/app/page";
import { createQueryClient } from "@/app/query-client";
import { routes } from "@/app/routes";

function preloadAll(list: readonly RouteObject[]): Promise<unknown> {
  return Promise.all(
    list.flatMap(({ handle, children }) => [preloadPage(handle), preloadAll(children ?? [])]),
  );
}

// A page that suspends inside the testing library's own render would never wake again.
await preloadAll([...routes, ...adminRoutes]);

/** Opens the whole app at an address, as a person does. Failed reads are not tried again. */
export function renderApp(address: string) {
  const queryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });

  const seen: { location?: Location; navigate?: NavigateFunction } = {};
  function Watch() {
    const location = useLocation();
    const navigate = useNavigate();
    useLayoutEffect(() => {
      seen.location = location;
      seen.navigate = navigate;
    }, [location, navigate]);
    return null;
  }

  const pages = (
    <>
      <Watch />
      <Pages />
    </>
  );
  const office = () =>
    createMemoryRouter([{ path: "*", element: pages }], {
      initialEntries: [seen.location ?? address],
    });
  const view = render(
    <OfficeRouter value={office}>
      <App queryClient={queryClient}>
        <MemoryRouter initialEntries={[address]}>{pages}</MemoryRouter>
      </App>
    </OfficeRouter>,
  );
  const router = {
    /** Where the app is now. */
    get location(): Location {
      if (!seen.location) throw new Error("the app has not rendered");
      return seen.location;
    },
    /** Goes there as a link would; a number goes through the history. */
    navigate: (to: string | number) =>
      act(async () => {
        if (typeof to === "number") await seen.navigate?.(to);
        else await seen.navigate?.(to);
      }),
  };
  return { ...view, router, user: userEvent.setup(), queryClient };
}
