import { TRASH_DAYS, type ORDER_STAGES } from "@/config/generated-admin";
import { english } from "./format";
import { defineTexts } from "./language";
import type { TextsByWord } from "./words";

const counted = (one: string, many: string) => (n: number) =>
  `${english.number(n)} ${n === 1 ? one : many}`;

/** Texts of the trash and of the audit log. */
const en = {
  trash: {
    title: "Trash",
    intro: `What was deleted stays here for ${english.number(TRASH_DAYS)} days and can be taken back.`,
    list: "Deleted things",
    filter: "Kind",
    kinds: {
      all: "All",
      product: "Products",
      order: "Orders",
      message: "Messages",
      blog: "Blog posts",
      question: "Questions",
    } satisfies TextsByWord<"TrashKind"> & { all: string },
    kind: {
      product: "Product",
      order: "Order",
      message: "Message",
      blog: "Blog post",
      question: "Question",
    } satisfies TextsByWord<"TrashKind">,
    count: counted("thing", "things"),
    deleted: "Deleted",
    left: (days: number) =>
      days < 1 ? "Goes for good today" : days === 1 ? "1 day left" : `${days} days left`,
    until: (day: string) => `until ${day}`,
    restore: "Restore",
    restoreOf: (title: string) => `Restore ${title}`,
    failed: "This could not be restored. It is still in the trash.",
    noStock: (left: number) =>
      left > 0
        ? `There is not enough stock for this order: only ${english.number(left)} left. Raise the product's stock, then restore it.`
        : "There is no stock for this order any more. Raise the product's stock, then restore it.",
    empty: "The trash is empty",
    emptyHint: `Deleted products, orders, messages, blog posts and questions wait here for ${english.number(TRASH_DAYS)} days.`,
    emptyKind: (kind: string) => `No ${kind.toLowerCase()} in the trash`,
    showAll: "Show everything",
  },
  audit: {
    title: "Audit",
    intro:
      "Every change that an admin made, sign-ins and exports too, the newest first. Sign-ins are kept for 400 days.",
    list: "Entries",
    search: "Search in the audit",
    searchPlaceholder: "Search who, what, details...",
    subject: "Kind",
    subjects: {
      "": "Everything",
      product: "Products",
      order: "Orders",
      coupon: "Coupons",
      message: "Messages",
      blog: "Blog posts",
      review: "Reviews",
      question: "Questions",
      banner: "Banners",
      settings: "Settings",
      import: "Imports",
      account: "Accounts",
      session: "Sessions",
      admin: "Admins",
      mail: "E-mail",
      backup: "Backups",
      "sign-in": "Sign-ins",
      "!sign-in": "Everything but sign-ins",
    },
    count: counted("entry", "entries"),
    by: "by",
    details: "Details",
    detailsOf: (sentence: string) => `Details: ${sentence}`,
    open: "Open",
    openOf: (sentence: string) => `Open: ${sentence}`,
    inTrash: "In the trash",
    inTrashOf: (sentence: string) => `In the trash: ${sentence}`,
    empty: "Nothing was changed yet",
    emptyHint: "Whatever an admin adds, edits or deletes is written down here.",
    emptyFiltered: "Nothing fits",
    emptyFilteredHint: "Try other words, or look at everything.",
    showAll: "Show everything",
    /** A thing by its kind, and by its name where it is known. */
    things: {
      product: (name?: string) => (name ? `the product “${name}”` : "a product"),
      order: (name?: string) => (name ? `order ${name}` : "an order"),
      coupon: (name?: string) => (name ? `the coupon ${name}` : "a coupon"),
      message: (name?: string) => (name ? `the message of ${name}` : "a message"),
      blog: (name?: string) => (name ? `the blog post “${name}”` : "a blog post"),
      review: (name?: string) => (name ? `a review of “${name}”` : "a review"),
      question: (name?: string) => (name ? `a question about “${name}”` : "a question"),
    },
    actions: {
      add: (thing: string) => `Added ${thing}`,
      copy: (thing: string) => `Duplicated a product as ${thing}`,
      edit: (thing: string, fields: string) =>
        fields === "" ? `Edited ${thing}` : `Edited ${thing}: ${fields}`,
      move: (thing: string, listing: string) => `Moved ${thing} to ${listing}`,
      delete: (thing: string) => `Deleted ${thing}`,
      restore: (thing: string) => `Restored ${thing}`,
      approve: (thing: string) => `Approved ${thing}`,
      deliver: (thing: string) => `Delivered ${thing}`,
      ship: (thing: string) => `Shipped ${thing}`,
      cancel: (thing: string) => `Cancelled ${thing}`,
      return: (thing: string) => `Took back pieces of ${thing}`,
      paid: (thing: string) => `Noted that the money of ${thing} came`,
      unpaid: (thing: string) => `Noted that the money of ${thing} did not come`,
      note: (thing: string) => `Wrote a note on ${thing}`,
      read: (thing: string) => `Marked ${thing} as read`,
      unread: (thing: string) => `Marked ${thing} as unread`,
      answer: (thing: string) => `Answered ${thing}`,
      unanswer: (thing: string) => `Took the answer to ${thing} away`,
      hide: (thing: string) => `Hid ${thing}`,
      show: (thing: string) => `Showed ${thing} again`,
    },
    banners: {
      main: "Uploaded the main banners",
      mainOrder: "Changed the order of the main banners",
      mainFewer: "Removed a main banner",
      second: "Changed the second banner",
      third: "Changed the third banners",
      exclusive: "Changed the exclusive banner",
      other: "Changed the banners",
    },
    settings: (fields: string) =>
      fields === "" ? "Saved the settings" : `Changed the settings: ${fields}`,
    branchPhoto: (branch: string) => `Changed the photo of branch ${branch}`,
    noBranchPhoto: (branch: string) => `Removed the photo of branch ${branch}`,
    account: {
      password: "Changed the password",
      shown: "Began to set up two-step sign-in",
      on: "Turned two-step sign-in on",
      off: "Turned two-step sign-in off",
      recovery: "Signed in with a recovery code",
      other: "Changed the account",
    },
    session: "Ended a session",
    /** Who did it, where that is no account. */
    nobody: "Unknown account",
    command: "On the server, with haat",
    exports: { product: "Exported the products", order: "Exported the orders" },
    backups: { add: "Had a backup made", export: "Downloaded a backup" },
    admins: {
      add: (name?: string) => (name ? `Made the admin ${name}` : "Made an admin"),
      update: (name?: string) =>
        name ? `Set a new password of the admin ${name}` : "Set a new password of an admin",
    },
    mails: {
      retry: "Sent an e-mail again",
      delete: "Dismissed an e-mail that did not go",
      test: "Sent a test e-mail",
    },
    /** `address`: empty where many shared a row. */
    signIns: {
      success: (address: string) => `Signed in from ${address}`,
      failure: (times: number, address: string) =>
        `${times === 1 ? "A sign-in" : `${english.number(times)} sign-ins`} failed from ${address || "many addresses"}`,
      halfway: (times: number, address: string) =>
        `The password was right and the code was asked for${times === 1 ? "" : ` ${english.number(times)} times`}, from ${address || "many addresses"}`,
      limit: (times: number, address: string) =>
        `${times === 1 ? "A sign-in was" : `${english.number(times)} sign-ins were`} refused after too many tries from ${address || "many addresses"}`,
    },
    imports: {
      start: "Started an import of products",
      done: (added: number, updated: number) =>
        `The import is done: ${english.number(added)} added, ${english.number(updated)} updated`,
      cancelled: "The import was cancelled",
      failed: "The import could not go on",
    },
    /** What no sentence is known for, from its own words. */
    other: (action: string, subject: string) => `${action} ${subject}`,
    /** Fields whose words are not simply those of their names. */
    fields: {
      emiAvailable: "EMI available",
      emiRate: "EMI rate",
      ramStorage: "RAM and storage",
      whatsapp: "WhatsApp",
      availableColors: "Colours",
      accessories: "Goes with it",
      mainImage: "Main picture",
      mainImageAlt: "Main picture in words",
      pictures: "More pictures",
      url: "Picture",
      headline: "Headline in English",
      headlineBn: "Headline in Bengali",
      line: "Line in English",
      lineBn: "Line in Bengali",
      focusX: "In sight, from the left (%)",
      focusY: "In sight, from the top (%)",
      alt: "Description",
    } as Readonly<Record<string, string>>,
    /** What stands for a code of the server, by the field that has it. */
    words: {
      stage: {
        pending: "pending",
        approved: "approved",
        shipped: "shipped",
        delivered: "delivered",
        cancelled: "cancelled",
        returned: "returned",
      } satisfies Record<(typeof ORDER_STAGES)[number], string>,
      password: { changed: "changed" },
      factor: {
        password: "password",
        code: "code of the app",
        "recovery-code": "recovery code",
      },
      secondFactor: { shown: "shown", on: "on", off: "off" },
      recoveryCode: { used: "used" },
      format: { haat: "haat", shopify: "shopify", woocommerce: "woocommerce" },
      state: { done: "done", failed: "failed", cancelled: "cancelled" },
    },
    from: "from",
    to: "to",
    yes: "yes",
    no: "no",
    nothing: "nothing",
    picture: "a picture",
    anotherPicture: "another picture",
    more: (n: number) => `and ${english.number(n)} more`,
  },
};

export type RecordsTexts = typeof en;

export const useRecordsTexts = defineTexts<RecordsTexts>("adminRecords", en);
