import type { RouteObject } from "react-router-dom";
import { ADD_FORMS, addForms, type AddForm } from "@/config/add-forms";
import { officeListings } from "@/components/admin/navigation";
import { OFFICE_LISTINGS, OFFICE_PAGES } from "@/config/generated-admin";
import type { Listing } from "@/config/listings";
import { NotFoundPage } from "./not-found-page";
import { page, type LoadPage } from "./page";

const overview = async () => (await import("@/features/admin/pages/overview-page")).OverviewPage;

/** The list of one listing (contract 4). */
function list(listing: Listing): RouteObject {
  return page(OFFICE_LISTINGS[listing].page, async () => {
    const { AdminListPage } = await import("@/features/admin-catalogue/pages/admin-list-page");
    return () => <AdminListPage listing={listing} key={listing} />;
  });
}

/** One of the add forms. */
function add(form: AddForm): RouteObject {
  return page(ADD_FORMS[form].page, async () => {
    const { AddProductPage } = await import("@/features/admin-product/pages/add-product-page");
    return () => <AddProductPage form={form} key={form} />;
  });
}

/** One of the banner forms that hold a single block. */
const banner = (place: "second" | "third" | "exclusive") => async () => {
  const { BannerPage } = await import("@/features/admin-banners/pages/banner-page");
  return () => <BannerPage place={place} key={place} />;
};

/** The other pages (specification 2, Admin). */
const OTHERS: Record<(typeof OFFICE_PAGES)[number], LoadPage> = {
  index: overview,
  orders: async () => (await import("@/features/admin-orders/pages/orders-page")).OrdersPage,
  "orders/:id/invoice": async () =>
    (await import("@/features/admin-orders/pages/invoice-page")).InvoicePage,
  "orders/print": async () => (await import("@/features/admin-orders/pages/print-page")).PrintPage,
  coupons: async () => (await import("@/features/admin-coupons/pages/coupons-page")).CouponsPage,
  reviews: async () => (await import("@/features/admin-reviews/pages/reviews-page")).ReviewsPage,
  customers: async () =>
    (await import("@/features/admin-customers/pages/customers-page")).CustomersPage,
  contacts: async () =>
    (await import("@/features/admin-messages/pages/messages-page")).MessagesPage,
  statistics: async () =>
    (await import("@/features/admin-statistics/pages/statistics-page")).StatisticsPage,
  "products/:id": async () =>
    (await import("@/features/admin-product/pages/edit-product-page")).EditProductPage,
  import: async () => (await import("@/features/admin-import/pages/import-page")).ImportPage,
  updatebanner: async () =>
    (await import("@/features/admin-banners/pages/main-banners-page")).MainBannersPage,
  updatesecondbanner: banner("second"),
  updatethirdbanner: banner("third"),
  updateexclusivebanner: banner("exclusive"),
  blogs: async () => (await import("@/features/admin-blogs/pages/blogs-page")).BlogsPage,
  "blogs/:id": async () =>
    (await import("@/features/admin-blogs/pages/edit-blog-page")).EditBlogPage,
  addblog: async () => (await import("@/features/admin-blogs/pages/add-blog-page")).AddBlogPage,
  settings: async () =>
    (await import("@/features/admin-settings/pages/settings-page")).SettingsPage,
  account: async () => (await import("@/features/admin-account/pages/account-page")).AccountPage,
  health: async () => (await import("@/features/admin-health/pages/health-page")).HealthPage,
  audit: async () => (await import("@/features/admin-records/pages/audit-page")).AuditPage,
  trash: async () => (await import("@/features/admin-records/pages/trash-page")).TrashPage,
};

/** The pages of the back office, under its address. */
export const adminRoutes: RouteObject[] = [
  page("", overview),
  ...OFFICE_PAGES.map((path) => page(path, OTHERS[path])),
  ...officeListings.map(list),
  ...addForms.map(add),
  { path: "*", element: <NotFoundPage /> },
];
