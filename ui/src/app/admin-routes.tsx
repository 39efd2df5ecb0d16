import type { RouteObject } from "react-router-dom";
import type { ProductKind } from "@/api/types";
import type { AddForm } from "@/config/add-forms";
import { NotFoundPage } from "./not-found-page";
import { page } from "./page";

const overview = async () => (await import("@/features/admin/pages/overview-page")).OverviewPage;

/** The list of one listing (contract 4). */
function list(path: string, kind: ProductKind): RouteObject {
  return page(path, async () => {
    const { AdminListPage } = await import("@/features/admin-catalogue/pages/admin-list-page");
    return () => <AdminListPage kind={kind} key={kind} />;
  });
}

/** One of the add forms. */
function add(path: string, form: AddForm): RouteObject {
  return page(path, async () => {
    const { AddProductPage } = await import("@/features/admin-product/pages/add-product-page");
    return () => <AddProductPage form={form} key={form} />;
  });
}

/** One of the banner forms that hold a single block. */
function banner(path: string, place: "second" | "third" | "exclusive"): RouteObject {
  return page(path, async () => {
    const { BannerPage } = await import("@/features/admin-banners/pages/banner-page");
    return () => <BannerPage place={place} key={place} />;
  });
}

/** The pages of the back office, under `/029A/admin` (specification 2, Admin). */
export const adminRoutes: RouteObject[] = [
  page("", overview),
  page("index", overview),
  page(
    "orders",
    async () => (await import("@/features/admin-orders/pages/orders-page")).OrdersPage,
  ),
  page(
    "orders/:id/invoice",
    async () => (await import("@/features/admin-orders/pages/invoice-page")).InvoicePage,
  ),
  page(
    "contacts",
    async () => (await import("@/features/admin-messages/pages/messages-page")).MessagesPage,
  ),
  page(
    "statistics",
    async () => (await import("@/features/admin-statistics/pages/statistics-page")).StatisticsPage,
  ),
  list("allproductadmin", "product"),
  list("allbestdealsadmin", "bestdeal"),
  list("allupcomingsadmin", "upcoming"),
  list("alloffersadmin", "offer"),
  list("allexclusiveadmin", "exclusive"),
  add("addproduct", "product"),
  add("addUpcomings", "upcoming"),
  add("addphone", "phone"),
  add("addlaptop", "laptop"),
  add("addwatch", "watch"),
  add("addaccessories", "accessories"),
  add("addtv", "tv"),
  add("addbestdeals", "bestdeal"),
  add("addexclusive", "exclusive"),
  add("addoffersale", "offer"),
  page(
    "products/:id",
    async () => (await import("@/features/admin-product/pages/edit-product-page")).EditProductPage,
  ),
  page(
    "import",
    async () => (await import("@/features/admin-import/pages/import-page")).ImportPage,
  ),
  page(
    "updatebanner",
    async () => (await import("@/features/admin-banners/pages/main-banners-page")).MainBannersPage,
  ),
  banner("updatesecondbanner", "second"),
  banner("updatethirdbanner", "third"),
  banner("updateexclusivebanner", "exclusive"),
  page("blogs", async () => (await import("@/features/admin-blogs/pages/blogs-page")).BlogsPage),
  page(
    "blogs/:id",
    async () => (await import("@/features/admin-blogs/pages/edit-blog-page")).EditBlogPage,
  ),
  page(
    "addblog",
    async () => (await import("@/features/admin-blogs/pages/add-blog-page")).AddBlogPage,
  ),
  page(
    "settings",
    async () => (await import("@/features/admin-settings/pages/settings-page")).SettingsPage,
  ),
  page(
    "account",
    async () => (await import("@/features/admin-account/pages/account-page")).AccountPage,
  ),
  page("audit", async () => (await import("@/features/admin-records/pages/audit-page")).AuditPage),
  page("trash", async () => (await import("@/features/admin-records/pages/trash-page")).TrashPage),
  { path: "*", element: <NotFoundPage /> },
];
