import { english } from "./format";
import { defineTexts } from "./language";

/** Texts of the messages in the back office (specification 2 and 8; contract 10). */
const en = {
  title: "All Messages",
  list: "List of messages",
  searchLabel: "Search messages",
  searchPlaceholder: "Name, phone, e-mail or message",
  count: (n: number) => (n === 1 ? "1 message" : `${english.number(n)} messages`),
  empty: "No messages yet",
  emptyHint: "What visitors write with Contact Us appears here.",
  emptyFiltered: "No messages found",
  emptyFilteredHint: "Nothing fits this search.",
  showAll: "Show all messages",
  new: "New",
  phone: "Phone",
  email: "E-mail",
  markRead: "Mark as read",
  markUnread: "Mark as unread",
  markFailed: "An error occurred. Please try again.",
  delete: "Delete",
  deleteTitle: "Delete message",
  deleteConfirm: "Are you sure you want to delete this message?",
  deleted: "Deleted Successfully.",
  deleteFailed: "Failed to delete. Please try again.",
  deleteError: "An error occurred. Please try again.",
};

export type AdminMessageTexts = typeof en;

export const useAdminMessageTexts = defineTexts<AdminMessageTexts>("adminMessages", en);
