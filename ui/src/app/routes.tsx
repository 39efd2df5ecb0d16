import { Navigate, useParams, type RouteObject } from "react-router-dom";
import { DASHBOARD_PAGES, LISTINGS, MOVED, OFFICE, PAGES } from "@/config/generated";
import { listingNames, productPath, type Listing } from "@/config/listings";
import { NotFoundPage } from "./not-found-page";
import { page, type LoadPage } from "./page";
import { ShopLayout } from "./shop-layout";

const NOT_FOUND: RouteObject = { path: "*", element: <NotFoundPage /> };

/** The two pages of one listing (contract 4). */
function listingPages(listing: Listing): RouteObject[] {
  const { pagePath, detailPath } = LISTINGS[listing];
  return [
    page(pagePath, async () => {
      const { ListingPage } = await import("@/features/products/pages/listing-page");
      return () => <ListingPage listing={listing} key={listing} />;
    }),
    page(detailPath, async () => {
      const { DetailPage } = await import("@/features/products/pages/detail-page");
      return () => <DetailPage listing={listing} key={listing} />;
    }),
  ];
}

function Moved({ listing }: { listing: Listing }) {
  return <Navigate replace to={productPath(listing, useParams().id ?? "")} />;
}

/** The customer's own pages (specification 2, Customer dashboard). */
const DASHBOARD: Record<(typeof DASHBOARD_PAGES)[number], LoadPage> = {
  orders: async () => (await import("@/features/dashboard/pages/orders-page")).OrdersPage,
  carts: async () => (await import("@/features/dashboard/pages/carts-page")).CartsPage,
  favourites: async () =>
    (await import("@/features/dashboard/pages/favourites-page")).FavouritesPage,
  profile: async () => (await import("@/features/dashboard/pages/profile-page")).ProfilePage,
  password: async () => (await import("@/features/dashboard/pages/password-page")).PasswordPage,
  address: async () => (await import("@/features/dashboard/pages/address-page")).AddressPage,
};

const dashboard: RouteObject = {
  ...page(
    PAGES.dashboard,
    async () => (await import("@/features/dashboard/pages/dashboard-layout")).DashboardLayout,
  ),
  children: [
    page("", async () => (await import("@/features/dashboard/pages/dashboard-page")).DashboardPage),
    ...DASHBOARD_PAGES.map((tab) => page(tab, DASHBOARD[tab])),
    NOT_FOUND,
  ],
};

/** The pages besides those of the listings. */
const SHOP: Record<Exclude<keyof typeof PAGES, "dashboard" | "adminLogin">, LoadPage> = {
  cart: async () => (await import("@/features/checkout/pages/cart-page")).CartPage,
  checkout: async () => (await import("@/features/checkout/pages/checkout-page")).CheckoutPage,
  placed: async () => (await import("@/features/checkout/pages/placed-page")).PlacedPage,
  invoice: async () => (await import("@/features/dashboard/pages/invoice-page")).InvoicePage,
  home: async () => (await import("@/features/home/pages/home-page")).HomePage,
  allCategory: async () =>
    (await import("@/features/products/pages/all-category-page")).AllCategoryPage,
  category: async () => (await import("@/features/products/pages/category-page")).CategoryPage,
  categoryDetails: async () =>
    (await import("@/features/products/pages/category-detail-page")).CategoryDetailPage,
  searchCategory: async () =>
    (await import("@/features/products/pages/search-category-page")).SearchCategoryPage,
  brand: async () => (await import("@/features/products/pages/brand-page")).BrandPage,
  searchedFor: async () => (await import("@/features/search/pages/search-page")).SearchPage,
  buyNow: async () => (await import("@/features/products/pages/buy-now-page")).BuyNowPage,
  blogs: async () => (await import("@/features/blogs/pages/blog-list-page")).BlogListPage,
  blog: async () => (await import("@/features/blogs/pages/blog-page")).BlogPage,
  storeLocation: async () =>
    (await import("@/features/stores/pages/store-location-page")).StoreLocationPage,
  terms: async () => (await import("@/features/legal/pages/terms-page")).TermsPage,
  policy: async () => (await import("@/features/legal/pages/policy-page")).PolicyPage,
  login: async () => (await import("@/features/account/pages/login-page")).LoginPage,
  register: async () => (await import("@/features/account/pages/register-page")).RegisterPage,
  forgotPassword: async () =>
    (await import("@/features/account/pages/forgot-password-page")).ForgotPasswordPage,
  compare: async () => (await import("@/features/compare/pages/compare-page")).ComparePage,
  track: async () => (await import("@/features/track/pages/track-page")).TrackPage,
};

/** Every page of the shop and the back office (specification 2). */
export const routes: RouteObject[] = [
  {
    element: <ShopLayout />,
    children: [
      ...(Object.keys(SHOP) as (keyof typeof SHOP)[]).map((name) => page(PAGES[name], SHOP[name])),
      ...listingNames.flatMap(listingPages),
      // Old share links that open the item's real page (contract 10).
      ...Object.entries(MOVED).map(([path, to]) => ({ path, element: <Moved listing={to} /> })),
      dashboard,
      NOT_FOUND,
    ],
  },
  page(
    PAGES.adminLogin,
    async () => (await import("@/features/admin/pages/admin-login-page")).AdminLoginPage,
  ),
  page(`${OFFICE}/*`, async () => {
    const { AdminApp, preloadAdminPage } = await import("./admin-app");
    await preloadAdminPage(window.location.pathname);
    return AdminApp;
  }),
];
