import { english } from "./format";
import { defineTexts } from "./language";
import type { TextsByWord } from "./words";

const mails = (n: number) => `${english.number(n)} ${n === 1 ? "e-mail" : "e-mails"}`;

/** E-mail that did not go, and the mail to try the mail server with. */
const en = {
  title: "E-mail that did not go",
  failed: (n: number) => `${mails(n)} could not be sent`,
  waiting: (n: number) => `${mails(n)} ${n === 1 ? "waits" : "wait"} for another try`,
  andMore: (n: number) => `and ${english.number(n)} more`,
  /** What a mail tells, by the server's word. */
  kinds: {
    otp: "One-time password",
    password_changed: "Password changed",
    order_received: "Order received",
    order_confirmed: "Order confirmed",
    order_delivered: "Order delivered",
    order_cancelled: "Order cancelled",
    order_shipped: "Order on its way",
    order_returned: "Order returned",
    new_order: "New order, to you",
    new_message: "New message, to you",
    new_question: "New question, to you",
    question_answered: "Question answered",
  } satisfies TextsByWord<"MailKind">,
  to: (address: string) => `to ${address}`,
  answer: (text: string) => `The mail server said: ${text}`,
  givenUp: (moment: string) => `Not sent, given up ${moment}`,
  again: (moment: string) => `Next try ${moment}`,
  attempts: (n: number) => (n === 1 ? "tried once" : `tried ${english.number(n)} times`),
  each: (n: number) => `Show ${mails(n)}`,
  retry: "Send again",
  retryOf: (mail: string) => `Send again: ${mail}`,
  retryAll: "Send all again",
  forget: "Dismiss",
  forgetOf: (mail: string) => `Dismiss: ${mail}`,
  retryFailed: "The e-mail could not be tried again.",
  forgetFailed: "The e-mail could not be dismissed.",
  ofOrder: "E-mail about this order did not go",
  test: "Test e-mail",
  testHint: "Sends an e-mail now and tells what the mail server says.",
  testTo: "Send to",
  testHelp: "Empty: the shop's e-mail, else your own.",
  send: "Send test e-mail",
  sending: "Sending...",
  testFailed: "The test e-mail could not be sent.",
};

export const useMailTexts: () => typeof en = defineTexts("adminMail", en);
