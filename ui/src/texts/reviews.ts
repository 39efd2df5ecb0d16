import { english } from "./format";
import { defineTexts } from "./language";

const counted = (one: string, many: string) => (n: number) =>
  `${english.number(n)} ${n === 1 ? one : many}`;

/** Texts of reviews, and of questions about products. */
const en = {
  title: "Reviews",
  outOf: (stars: number) => `${stars} out of 5 stars`,
  count: counted("review", "reviews"),
  /** One row of the bars: so many reviews have so many stars. */
  withStars: (stars: number, n: number) =>
    `${stars} ${stars === 1 ? "star" : "stars"}: ${counted("review", "reviews")(n)}`,
  byStars: "Reviews by stars",
  list: "What customers say",
  somebody: "A customer",
  bought: "Bought here",
  answer: (shop: string) => `${shop} answers`,
  more: "More reviews",
  empty: "No reviews yet",
  emptyHint: "Whoever gets it from us can say here how it is.",
  failed: "The reviews could not be loaded.",
  own: "Your review",
  hidden: (reason: string) => `Hidden by the shop: ${reason}`,
  write: "Write a review",
  writeOf: (product: string) => `Write a review of ${product}`,
  edit: "Edit your review",
  editOf: (product: string) => `Edit your review of ${product}`,
  stars: "Your stars",
  star: (n: number) => (n === 1 ? "1 star" : `${n} stars`),
  meaning: ["Bad", "Not good", "All right", "Good", "Very good"],
  needStars: "Please choose 1 to 5 stars.",
  text: "Your words",
  textHelp: "You may leave this empty. Your first name is shown, nothing else of you.",
  tooLong: (most: number) => `Please write at most ${english.number(most)} characters.`,
  save: "Save review",
  delete: "Delete",
  deleteQuestion: "Delete your review? Its stars no longer count then.",
  keep: "Keep it",
  cancel: "Cancel",
  saveFailed: "Your review could not be saved. Please try again.",
  deleteFailed: "Your review could not be deleted. Please try again.",
  questions: {
    title: "Questions and answers",
    list: "Answered questions",
    empty: "No questions yet",
    emptyHint: "Ask what you want to know before you buy.",
    failed: "The questions could not be loaded.",
    more: "More questions",
    asked: (name: string) => `${name} asked`,
    ask: "Ask a question",
    askIntro: "The shop answers here, where everybody can read it.",
    name: "Name",
    phone: "Phone",
    email: "E-mail",
    contactHelp: "One of the two is enough. Only the shop sees it.",
    question: "Your question",
    send: "Send question",
    needName: "Please enter your name.",
    needQuestion: "Please write your question.",
    needContact: "Please enter a phone number or an e-mail address.",
    badEmail: "Please enter a valid e-mail address.",
    sendFailed: "Your question could not be sent. Please try again.",
  },
};

export type ReviewTexts = typeof en;

export const useReviewTexts = defineTexts<ReviewTexts>("reviews", en);
