import type { AdminTexts } from "@/texts/admin";
import { paths } from "./paths";

/** A page of the back office: where it is and what it is called in the navigation. */
export interface AdminPage {
  to: string;
  text: keyof AdminTexts["pages"];
}

/** A group of the back office's navigation. */
export interface AdminGroup {
  text: keyof AdminTexts["groups"];
  pages: readonly AdminPage[];
}

const page = (child: string, text: AdminPage["text"]): AdminPage => ({
  to: paths.adminPage(child),
  text,
});

/** The back office's navigation (specification 2, Admin), in groups. */
export const ADMIN_GROUPS: readonly AdminGroup[] = [
  {
    text: "shop",
    pages: [
      { to: paths.admin, text: "overview" },
      page("orders", "orders"),
      page("contacts", "messages"),
      page("statistics", "statistics"),
    ],
  },
  {
    text: "catalogue",
    pages: [
      page("allproductadmin", "allProducts"),
      page("allbestdealsadmin", "allBestDeals"),
      page("allupcomingsadmin", "allUpcoming"),
      page("alloffersadmin", "allOffers"),
      page("allexclusiveadmin", "allExclusive"),
      page("import", "import"),
    ],
  },
  {
    text: "add",
    pages: [
      page("addproduct", "addProduct"),
      page("addphone", "addPhone"),
      page("addlaptop", "addLaptop"),
      page("addwatch", "addWatch"),
      page("addaccessories", "addAccessories"),
      page("addtv", "addTv"),
      page("addUpcomings", "addUpcoming"),
      page("addbestdeals", "addBestDeals"),
      page("addexclusive", "addExclusive"),
      page("addoffersale", "addOffer"),
    ],
  },
  {
    text: "content",
    pages: [
      page("updatebanner", "mainBanners"),
      page("updatesecondbanner", "secondBanner"),
      page("updatethirdbanner", "thirdBanner"),
      page("updateexclusivebanner", "exclusiveBanner"),
      page("blogs", "blogs"),
      page("addblog", "addBlog"),
    ],
  },
  {
    text: "settings",
    pages: [
      page("settings", "settings"),
      page("account", "account"),
      page("audit", "audit"),
      page("trash", "trash"),
    ],
  },
];
