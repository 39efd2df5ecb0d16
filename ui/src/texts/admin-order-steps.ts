import { MAX_ADDRESS, MAX_MESSAGE, MAX_NAME } from "@/config/generated-forms";
import { english } from "./format";
import { defineTexts } from "./language";

const tooLong = (label: string, most: number) =>
  `${label} can have at most ${english.number(most)} characters.`;

const pieces = (n: number) => (n === 1 ? "1 piece" : `${english.number(n)} pieces`);

/** Texts of an order's money, delivery, note and further steps in the back office (contract 11). */
const en = {
  lines: "What was ordered",
  returned: (n: number) => `${pieces(n)} came back`,
  gone: "No longer in the shop",
  method: "How it goes",
  methods: {
    delivery: (zone: string) => (zone === "" ? "Delivery" : `Delivery: ${zone}`),
    pickup: (branch: string) => (branch === "" ? "Store pickup" : `Store pickup: ${branch}`),
  },
  transaction: "Transaction",
  money: "Money",
  paid: "Paid",
  unpaid: "Not paid yet",
  /** Of an order of which nothing is delivered. */
  neverPaid: "Not paid",
  markPaid: "Mark as paid",
  markUnpaid: "Mark as not paid",
  paymentFailed: "Failed to save the payment. Try again.",
  courier: "Courier",
  track: "Follow the parcel",
  reason: "Reason",
  note: {
    label: "Private note",
    hint: "Only admins see it.",
    add: "Add a note",
    edit: "Edit note",
    save: "Save note",
    failed: "Failed to save the note. Try again.",
    tooLong: tooLong("The note", MAX_MESSAGE),
  },
  steps: { ship: "Ship", cancel: "Cancel order", return: "Return" },
  failed: "Failed to update order. Try again.",
  ship: {
    title: "Ship order",
    courier: "Courier",
    courierExample: "Such as Pathao, Steadfast or RedX",
    needCourier: "Please enter the courier.",
    longCourier: tooLong("The courier", MAX_NAME),
    number: "Tracking number",
    longNumber: tooLong("The tracking number", MAX_NAME),
    link: "Tracking link",
    linkHelp: "The courier's page of this parcel. The customer sees it, too.",
    badLink: "The tracking link must be a link that starts with http:// or https://.",
    submit: "Ship",
  },
  cancel: {
    title: "Cancel order",
    hint: (n: number) =>
      n === 0
        ? "Nothing of it will be delivered."
        : `Nothing of it will be delivered: ${pieces(n)} ${n === 1 ? "goes" : "go"} back to stock.`,
    /** Where there is an e-mail address. */
    told: "The customer is told, with the reason.",
    reason: "Reason",
    needReason: "Please enter the reason.",
    longReason: tooLong("The reason", MAX_ADDRESS),
    keep: "Keep the order",
    submit: "Cancel order",
  },
  return: {
    title: "Return",
    hint: "How many pieces come back? Their points are taken back, and their money leaves the revenue.",
    quantity: "Pieces that come back",
    most: (n: number) => `Of ${english.number(n)}`,
    badQuantity: (n: number) => `Please enter a number from 0 to ${english.number(n)}.`,
    restock: "Back on the shelf",
    everything: "Everything comes back",
    nothing: "Please say which pieces come back.",
    reason: "Reason",
    needReason: "Please enter the reason.",
    longReason: tooLong("The reason", MAX_ADDRESS),
    submit: "Save return",
  },
};

export const useOrderStepTexts: () => typeof en = defineTexts("adminOrderSteps", en);
