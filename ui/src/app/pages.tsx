import type { RouteObject } from "react-router-dom";
import { isOfflinePage } from "@/lib/offline-page";
import { page } from "./page";
import { routes } from "./routes";
import { ShopLayout } from "./shop-layout";

/** Every address of a document that the service worker put in place of a page that did not come. */
const offlineRoutes: RouteObject[] = [
  {
    element: <ShopLayout />,
    children: [page("*", async () => (await import("./offline-page")).OfflinePage)],
  },
];

/** The pages of this document. */
export const pages = isOfflinePage() ? offlineRoutes : routes;
