import { Navigate, useParams, type RouteObject } from "react-router-dom";
import type { ProductKind } from "@/api/types";
import { paths } from "@/config/paths";
import { PRODUCT_KINDS } from "@/config/product-kinds";
import { NotFoundPage } from "./not-found-page";
import { page } from "./page";
import { ShopLayout } from "./shop-layout";

/** The two pages of one listing (contract 4). */
function kindPages(kind: ProductKind): RouteObject[] {
  const { pagePath, detailPath } = PRODUCT_KINDS[kind];
  return [
    page(pagePath, async () => {
      const { ListingPage } = await import("@/features/products/pages/listing-page");
      return () => <ListingPage kind={kind} key={kind} />;
    }),
    page(decodeURIComponent(detailPath(":id")), async () => {
      const { DetailPage } = await import("@/features/products/pages/detail-page");
      return () => <DetailPage kind={kind} key={kind} />;
    }),
  ];
}

function Moved({ target }: { target: (id: string) => string }) {
  return <Navigate replace to={target(useParams().id ?? "")} />;
}

/** An old share link that opens the item's real page (contract 10). */
function moved(path: string, target: (id: string) => string): RouteObject {
  return { path, element: <Moved target={target} /> };
}

/** Every page of the shop and the back office (specification 2). */
export const routes: RouteObject[] = [
  {
    element: <ShopLayout />,
    children: [
      page("/", async () => (await import("@/features/home/pages/home-page")).HomePage),
      ...(Object.keys(PRODUCT_KINDS) as ProductKind[]).flatMap(kindPages),
      moved("/tranding/:id", paths.upcoming),
      moved("/bestdeals/:id", paths.bestDeal),
      page(
        "/allcategory",
        async () => (await import("@/features/products/pages/all-category-page")).AllCategoryPage,
      ),
      page(
        "/category/:slug",
        async () => (await import("@/features/products/pages/category-page")).CategoryPage,
      ),
      page(
        "/category/details/:id",
        async () =>
          (await import("@/features/products/pages/category-detail-page")).CategoryDetailPage,
      ),
      page(
        "/search-category/:name",
        async () =>
          (await import("@/features/products/pages/search-category-page")).SearchCategoryPage,
      ),
      page(
        "/search/:category/:brand",
        async () => (await import("@/features/products/pages/brand-page")).BrandPage,
      ),
      page(
        "/searchedfor/:text",
        async () => (await import("@/features/search/pages/search-page")).SearchPage,
      ),
      page(
        "/buynow/:name",
        async () => (await import("@/features/products/pages/buy-now-page")).BuyNowPage,
      ),
      { path: "*", element: <NotFoundPage /> },
    ],
  },
];
