import { Outlet, ScrollRestoration } from "react-router-dom";

/** What every page stands in: header, the page itself, footer. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
