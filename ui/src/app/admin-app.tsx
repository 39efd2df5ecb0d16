import { matchRoutes, useRoutes } from "react-router-dom";
import { paths } from "@/config/paths";
import { AdminLayout } from "@/features/admin/pages/admin-layout";
import { adminRoutes } from "./admin-routes";
import { preloadPage } from "./page";

/** The back office behind its address: its table of pages is a part of what shoppers do not download. */
export function AdminApp() {
  return useRoutes([{ element: <AdminLayout />, children: adminRoutes }]);
}

/** Brings the code of the page at an address of the back office; what cannot be loaded says so when it is shown. */
export async function preloadAdminPage(pathname: string): Promise<void> {
  const matches = matchRoutes(adminRoutes, pathname, paths.admin) ?? [];
  await Promise.allSettled(matches.map(({ route }) => preloadPage(route.handle)));
}
