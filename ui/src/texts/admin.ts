import { defineTexts } from "./language";

export const useAdminTexts = defineTexts({
  en: {
    backOffice: "Back office",
    shop: "Home",
    login: {
      title: "Admin Login",
      email: "E-mail",
      password: "Password",
      submit: "Sign In",
      incomplete: "Please provide both email and password.",
      unexpected: "An unexpected error occurred. Please try again.",
      welcome: (name: string) => `Welcome, ${name}!`,
      someone: "User",
    },
    overview: {
      title: "Dashboard",
      messages: "Messages",
      orders: "Orders",
      products: "Products",
      trending: "Trending",
    },
  },
});
