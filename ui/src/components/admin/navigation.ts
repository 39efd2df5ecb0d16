import type { AdminTexts } from "@/texts/admin";
import { ADD_FORMS, addForms } from "@/config/add-forms";
import { OFFICE_LISTINGS, type OFFICE_PAGES } from "@/config/generated-admin";
import type { Listing } from "@/config/listings";
import { paths } from "@/config/paths";

/** A page of the back office: where it is and what it is called in the navigation. */
export interface AdminPage {
  to: string;
  name: (texts: AdminTexts) => string;
  /** What waits there is counted beside its name. */
  badge?: keyof AdminTexts["badges"];
}

/** A group of the back office's navigation. */
export interface AdminGroup {
  text: keyof AdminTexts["groups"];
  pages: readonly AdminPage[];
}

const page = (
  child: (typeof OFFICE_PAGES)[number],
  text: keyof AdminTexts["pages"],
  badge?: AdminPage["badge"],
): AdminPage => ({ to: paths.adminPage(child), name: ({ pages }) => pages[text], badge });

/** The listings in the order in which the back office shows them. */
export const officeListings = Object.keys(OFFICE_LISTINGS) as Listing[];

/** The back office's navigation (specification 2, Admin), in groups. */
export const ADMIN_GROUPS: readonly AdminGroup[] = [
  {
    text: "shop",
    pages: [
      { to: paths.admin, name: ({ pages }) => pages.overview },
      page("orders", "orders", "orders"),
      page("contacts", "messages", "messages"),
      page("reviews", "reviews", "reviews"),
      page("customers", "customers"),
      page("coupons", "coupons"),
      page("statistics", "statistics"),
    ],
  },
  {
    text: "catalogue",
    pages: [
      ...officeListings.map((listing) => ({
        to: paths.adminPage(OFFICE_LISTINGS[listing].page),
        name: ({ listings }: AdminTexts) => listings[listing].all,
      })),
      page("import", "import"),
    ],
  },
  {
    text: "add",
    pages: [
      ...addForms.map((form) => ({
        to: paths.adminPage(ADD_FORMS[form].page),
        name: ({ forms }: AdminTexts) => forms[form],
      })),
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
      page("health", "health"),
      page("audit", "audit"),
      page("trash", "trash"),
    ],
  },
];
