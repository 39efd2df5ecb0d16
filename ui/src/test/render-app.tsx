import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router-dom";
import { RouterProvider } from "react-router-dom";
import { Providers } from "@/app/providers";
import { createQueryClient } from "@/app/query-client";
import { routes } from "@/app/router";

/** Opens the whole app at an address, as a person does. Failed reads are not tried again. */
export function renderApp(address: string) {
  const queryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const view = render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router, user: userEvent.setup(), queryClient };
}
