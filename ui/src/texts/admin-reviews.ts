import type { QUESTION_STATES, REVIEW_STATES } from "@/config/generated-admin";
import { english } from "./format";
import { defineTexts } from "./language";

const counted = (one: string, many: string) => (n: number) =>
  `${english.number(n)} ${n === 1 ? one : many}`;

/** Texts of reviews and questions in the back office. */
const en = {
  title: "Reviews and questions",
  of: "What is shown",
  reviews: {
    tab: "Reviews",
    list: "List of reviews",
    waiting: (n: number) => `${english.number(n)} new`,
    searchLabel: "Search reviews",
    searchPlaceholder: "Product, words, name, e-mail or phone",
    count: counted("review", "reviews"),
    filter: "Which reviews",
    all: "All",
    states: {
      waiting: "New",
      answered: "Answered",
      hidden: "Hidden",
    } satisfies Record<(typeof REVIEW_STATES)[number], string>,
    stars: "Stars",
    anyStars: "Any",
    withStars: counted("star", "stars"),
    empty: "No reviews yet",
    emptyHint: "What customers think of what they got appears here, the new ones first.",
    emptyFiltered: "No reviews found",
    emptyFilteredHint: "Nothing fits this search and these filters.",
    showAll: "Show all reviews",
  },
  questions: {
    tab: "Questions",
    list: "List of questions",
    waiting: (n: number) => `${english.number(n)} waiting`,
    searchLabel: "Search questions",
    searchPlaceholder: "Product, words, name, e-mail or phone",
    count: counted("question", "questions"),
    filter: "Which questions",
    all: "All",
    states: {
      waiting: "Waiting",
      answered: "Answered",
    } satisfies Record<(typeof QUESTION_STATES)[number], string>,
    empty: "No questions yet",
    emptyHint: "What people ask on a product's page appears here. Your answer is shown there.",
    emptyFiltered: "No questions found",
    emptyFilteredHint: "Nothing fits this search and these filters.",
    showAll: "Show all questions",
    delete: "Delete",
    deleteTitle: "Delete question",
    deleteConfirm: "Are you sure you want to delete this question?",
    deleted: "Deleted Successfully.",
    deleteFailed: "Failed to delete. Please try again.",
    deleteError: "An error occurred. Please try again.",
  },
  new: "New",
  waits: "Waits for an answer",
  hidden: "Hidden",
  gone: "In the trash",
  phone: "Phone",
  email: "E-mail",
  noWords: "No words, stars alone",
  changed: (moment: string) => `changed ${moment}`,
  answer: "Answer",
  answered: "Your answer",
  answerLabel: "Your answer, for everybody to read",
  answerHelpAsked: "Whoever asked is told by e-mail, where there is an address.",
  clearHelp: "Leave it empty to take the answer away.",
  needAnswer: "Please write an answer.",
  longAnswer: (most: number) => `Please write at most ${english.number(most)} characters.`,
  change: "Change answer",
  save: "Save answer",
  cancel: "Cancel",
  hide: "Hide",
  hideTitle: "Hide review",
  hideHint: "Nobody but its writer sees it then, and its stars no longer count.",
  reason: "Reason, which its writer reads",
  needReason: "Please enter a reason.",
  hiddenFor: (reason: string) => `Hidden: ${reason}`,
  show: "Show again",
  markRead: "Mark as read",
  markUnread: "Mark as unread",
  failed: "An error occurred. Please try again.",
};

export type AdminReviewTexts = typeof en;

export const useAdminReviewTexts = defineTexts<AdminReviewTexts>("adminReviews", en);
