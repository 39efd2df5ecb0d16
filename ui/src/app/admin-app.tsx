import { createContext, use, useEffect, useLayoutEffect, useRef, type ReactElement } from "react";
import { matchRoutes, useRoutes } from "react-router-dom";
import { paths } from "@/config/paths";
import { AdminLayout } from "@/features/admin/pages/admin-layout";
import { layeredWindow } from "@/lib/back-layers";
import { bringFonts } from "@/lib/bring-fonts";
import { createBrowserRouter, RouterProvider } from "@/lib/data-router";
import { adminRoutes } from "./admin-routes";
import { EnterOffice } from "./enter-office";
import { preloadPage } from "./page";

/** Makes the router that the back office runs on; it has the shop's pages, too. */
export const OfficeRouter = createContext((pages: ReactElement) =>
  createBrowserRouter([{ path: "*", element: pages }], { window: layeredWindow }),
);

function AdminPages() {
  return useRoutes([{ element: <AdminLayout />, children: adminRoutes }]);
}

/**
 * The back office behind its address: its table of pages and its router are a part of what shoppers do not download. Who
 * has come to it keeps its router until the document ends, in the shop, too.
 */
export function AdminApp() {
  const enter = use(EnterOffice);
  const createRouter = use(OfficeRouter);
  const entered = useRef(false);
  // The owner reads Bengali all day, also where the back office speaks English.
  useEffect(() => void bringFonts(), []);
  useLayoutEffect(() => {
    if (entered.current) return;
    entered.current = true;
    enter?.((pages) => <RouterProvider router={createRouter(pages)} />);
  }, [enter, createRouter]);
  return enter ? null : <AdminPages />;
}

/** Brings the code of the page at an address of the back office; what cannot be loaded says so when it is shown. */
export async function preloadAdminPage(pathname: string): Promise<void> {
  const matches = matchRoutes(adminRoutes, pathname, paths.admin) ?? [];
  await Promise.allSettled(matches.map(({ route }) => preloadPage(route.handle)));
}
