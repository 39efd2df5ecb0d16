import type { AddForm } from "@/config/add-forms";
import type { Listing } from "@/config/listings";
import { defineTexts } from "./language";

const en = {
  backOffice: "Back office",
  shop: "Home",
  menu: "Menu",
  skip: "Skip to content",
  groups: {
    shop: "Shop",
    catalogue: "Catalogue",
    add: "Add",
    content: "Content",
    settings: "Settings",
  },
  pages: {
    overview: "Overview",
    orders: "Orders",
    messages: "Messages",
    reviews: "Reviews and questions",
    customers: "Customers",
    coupons: "Coupons",
    statistics: "Statistics",
    import: "Import and export",
    mainBanners: "Update Banners",
    secondBanner: "Update Second Banner",
    thirdBanner: "Update Third Banner",
    exclusiveBanner: "Update Exclusive Banner",
    blogs: "Blog posts",
    addBlog: "Add New Blog Post",
    settings: "Settings",
    account: "Your account",
    audit: "Audit",
    health: "Health",
    trash: "Trash",
  },
  /** The listings: their name in the navigation, and the titles of their page and of an edit. */
  listings: {
    product: { all: "All Products", title: "All Products", edit: "Edit Product" },
    bestdeal: { all: "All Best Deals", title: "All Best Deals", edit: "Edit Best Deals" },
    upcoming: {
      all: "All Upcoming Products",
      title: "All Upcoming Products",
      edit: "Edit Upcoming Products",
    },
    offer: { all: "All Offer Sale", title: "All Products", edit: "Edit Offer Sale" },
    exclusive: { all: "All Exclusive Sale", title: "All Products", edit: "Edit Exclusive Sale" },
  } satisfies Record<Listing, { all: string; title: string; edit: string }>,
  forms: {
    product: "Add New Product",
    phone: "Add Phone",
    laptop: "Add Laptop",
    watch: "Add Smart Watch",
    accessories: "Add Accessories",
    tv: "Add Smart TV",
    upcoming: "Add Upcoming Products",
    bestdeal: "Add Best Deals",
    exclusive: "Add Exclusive",
    offer: "Add Offer Sale",
  } satisfies Record<AddForm, string>,
  delete: "Delete",
  undo: "Undo",
  restored: "Restored.",
  notRestored: "This could not be restored. It is still in the trash.",
  leave: {
    title: "Leave without saving?",
    question:
      "What you entered or chose here is not saved yet. It is lost when you leave the page.",
    confirm: "Leave",
  },
  /** Asked before a logout that removes drafts. */
  logout: {
    title: "Log out and lose your drafts?",
    question:
      "This browser keeps a draft of something that is not saved in the shop yet. Logging out removes all drafts.",
    confirm: "Log out",
  },
  badges: { orders: "pending", messages: "unread", reviews: "waiting" },
  contact: { call: (phone: string) => `Call ${phone}`, whatsapp: "WhatsApp" },
  login: {
    title: "Admin Login",
    email: "E-mail",
    password: "Password",
    submit: "Sign In",
    busy: "Logging in...",
    incomplete: "Please provide both email and password.",
    unexpected: "An unexpected error occurred. Please try again.",
    cookies:
      "Your password was right, but this browser refused the cookie that keeps you signed in. Inside another app, open its menu and choose “Open in browser”; otherwise allow cookies for this shop, and sign in again.",
    welcome: (name: string) => `Welcome, ${name}!`,
    someone: "User",
    code: "Code",
    codeHelp: "6 digits from your authenticator app",
    needCode: "Please enter the code from your authenticator app.",
    badCode: "The code has 6 digits.",
    recoveryCode: "Recovery code",
    recoveryHelp:
      "One of the ten that you kept when you turned two-step sign-in on. It works once.",
    needRecovery: "Please enter a recovery code.",
    useRecovery: "Use a recovery code instead",
    useApp: "Use the app's code instead",
    back: "Back",
  },
  overview: {
    title: "Dashboard",
    messages: "Messages",
    orders: "Orders",
    products: "Products",
    trending: "Trending",
  },
};

export type AdminTexts = typeof en;

/** The texts that every page of the back office shares. Its areas have their own beside this file. */
export const useAdminTexts = defineTexts<AdminTexts>("admin", en);
