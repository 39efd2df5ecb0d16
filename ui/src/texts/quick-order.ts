import { formTexts } from "./forms";
import { defineTexts } from "./language";

/** Texts of the order without an account (specification 2, 5 and 8). */
const en = {
  ...formTexts,
  title: "Order Now",
  intro:
    "No account needed. We call you to confirm before anything is sent, and you pay in cash when it arrives.",
  product: "Product",
  location: "Delivery location",
  locationHelp: "House, road, area and city",
  needLocation: "Please enter the delivery location.",
  message: "Message",
  messageHelp: "Colour, storage, when we may call, or anything else.",
  color: (name: string) => `Colour: ${name}`,
  ram: (name: string) => `RAM / Storage: ${name}`,
  submit: "Order Now",
  confirmed: "Order Confirmed",
  contact: "We will contact you soon",
  failed: "Failed to place order. Please try again.",
  thanks: "Thank you. We have your order.",
  number: "Your order number",
  keep: "Keep it: with it and your phone you can follow your order.",
  track: "Follow this order",
  goOn: "Go on shopping",
  rather: "Or order by phone",
  call: (phone: string) => `Call ${phone}`,
  whatsapp: "Order on WhatsApp",
  whatsappMessage: (title: string) => `Hi, I want to order: ${title}`,
};

export const useQuickOrderTexts: () => typeof en = defineTexts("quickOrder", en);
