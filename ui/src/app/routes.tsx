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

/** The customer's own pages (specification 2, Customer dashboard). */
const dashboard: RouteObject = {
  ...page(
    "/dashboard",
    async () => (await import("@/features/dashboard/pages/dashboard-layout")).DashboardLayout,
  ),
  children: [
    page("", async () => (await import("@/features/dashboard/pages/dashboard-page")).DashboardPage),
    page("orders", async () => (await import("@/features/dashboard/pages/orders-page")).OrdersPage),
    page("carts", async () => (await import("@/features/dashboard/pages/carts-page")).CartsPage),
    page(
      "favourites",
      async () => (await import("@/features/dashboard/pages/favourites-page")).FavouritesPage,
    ),
    page(
      "profile",
      async () => (await import("@/features/dashboard/pages/profile-page")).ProfilePage,
    ),
    page(
      "password",
      async () => (await import("@/features/dashboard/pages/password-page")).PasswordPage,
    ),
    page(
      "address",
      async () => (await import("@/features/dashboard/pages/address-page")).AddressPage,
    ),
    { path: "*", element: <NotFoundPage /> },
  ],
};

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
      page(
        "/allblogs",
        async () => (await import("@/features/blogs/pages/blog-list-page")).BlogListPage,
      ),
      page("/blog/:id", async () => (await import("@/features/blogs/pages/blog-page")).BlogPage),
      page(
        "/store-location",
        async () => (await import("@/features/stores/pages/store-location-page")).StoreLocationPage,
      ),
      page("/terms", async () => (await import("@/features/legal/pages/terms-page")).TermsPage),
      page("/policy", async () => (await import("@/features/legal/pages/policy-page")).PolicyPage),
      page("/login", async () => (await import("@/features/account/pages/login-page")).LoginPage),
      page(
        "/register",
        async () => (await import("@/features/account/pages/register-page")).RegisterPage,
      ),
      page(
        "/forgot-password",
        async () =>
          (await import("@/features/account/pages/forgot-password-page")).ForgotPasswordPage,
      ),
      page(
        "/compare",
        async () => (await import("@/features/compare/pages/compare-page")).ComparePage,
      ),
      page("/track", async () => (await import("@/features/track/pages/track-page")).TrackPage),
      dashboard,
      { path: "*", element: <NotFoundPage /> },
    ],
  },
  page(
    "/029A",
    async () => (await import("@/features/admin/pages/admin-login-page")).AdminLoginPage,
  ),
  page("/029A/admin/*", async () => {
    const { AdminApp, preloadAdminPage } = await import("./admin-app");
    await preloadAdminPage(window.location.pathname);
    return AdminApp;
  }),
];
