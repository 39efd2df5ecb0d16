import { defineTexts } from "./language";

/** Texts of the form that writes to the shop. */
export const useContactTexts = defineTexts("contact", {
  intro: "Write to us. We answer by phone or e-mail on the same working day.",
  name: "Name",
  phone: "Phone",
  email: "E-mail",
  message: "Message",
  send: "Send Message",
  sent: "Message sent successfully!",
  failed: "Failed to send message. Please try again.",
  needName: "Please enter your name.",
  needPhone: "Please enter your phone number.",
  needEmail: "Please enter your e-mail.",
  badEmail: "Please enter a valid e-mail, such as name@example.com.",
  needMessage: "Please write a message.",
});
