import { defineTexts } from "./language";

/** Labels and complaints of fields that several forms have. */
export const formTexts = {
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  phoneHelp: "11 digits, such as 01712345678",
  password: "Password",
  confirmPassword: "Confirm Password",
  passwordHelp: "At least 8 characters",
  newPassword: "New Password",
  optional: (label: string) => `${label} (optional)`,
  needName: "Please enter your name.",
  needEmail: "Please enter your e-mail.",
  badEmail: "Please enter a valid e-mail, such as name@example.com.",
  needPhone: "Please enter your phone number.",
  badPhone: "The phone number must have exactly 11 digits.",
  needPassword: "Please enter your password.",
  needNewPassword: "Please enter the new password.",
  shortPassword: "The password needs at least 8 characters.",
  longPassword: "The password may have at most 128 characters.",
  quantity: "Quantity",
  badQuantity: "Please enter a whole number from 1 to 99.",
};

export const useFormTexts = defineTexts("forms", formTexts);
