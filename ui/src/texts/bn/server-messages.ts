import { bengali } from "@/lib/format";
import type { ServerTexts } from "../language";

/** What the server answers a shopper, word for word (specification 8, contract 2 to 6). */
const MESSAGES: Readonly<Record<string, string>> = {
  // Anywhere.
  "Something went wrong. Please try again.": "কোনো একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।",
  "Too many attempts. Please wait a little and try again.":
    "অনেকবার চেষ্টা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।",
  "The shop is busy right now. Please try again in a moment.":
    "এই মুহূর্তে দোকানে খুব ভিড়। একটু পরে আবার চেষ্টা করুন।",
  "Please check the highlighted fields.": "চিহ্নিত ঘরগুলো ঠিক আছে কি না দেখুন।",
  "Please log in": "আগে লগইন করুন",
  "Only an admin can do this.": "এটি শুধু অ্যাডমিন করতে পারেন।",
  "You are signed in with another account. Please reload the page.":
    "আপনি অন্য অ্যাকাউন্টে লগইন করে আছেন। পাতাটি রিলোড করুন।",
  "This request came from another site and was refused.":
    "অনুরোধটি অন্য সাইট থেকে এসেছে, তাই নেওয়া হয়নি।",
  "This request was sent before with other details. Please try again.":
    "এই অনুরোধ আগে অন্য তথ্যসহ পাঠানো হয়েছিল। আবার চেষ্টা করুন।",
  "There is nothing at this address.": "এই ঠিকানায় কিছু নেই।",
  "The request is too large.": "অনুরোধটি খুব বড়।",
  "The request did not arrive whole.": "অনুরোধটি পুরোটা পৌঁছায়নি।",
  "The request cannot be understood.": "অনুরোধটি বোঝা যায়নি।",
  "Please enter a valid e-mail address.": "একটি সঠিক ই-মেইল ঠিকানা লিখুন।",
  "The phone number must have exactly 11 digits.": "ফোন নম্বর ঠিক ১১ সংখ্যার হতে হবে।",
  "The password must have 8 to 128 characters.": "পাসওয়ার্ড ৮ থেকে ১২৮ অক্ষরের হতে হবে।",
  "Please choose a less common password.": "আরেকটু কঠিন একটি পাসওয়ার্ড বেছে নিন।",
  // Accounts.
  "Invalid email or password.": "ই-মেইল বা পাসওয়ার্ড ঠিক নয়।",
  "Incorrect password.": "পাসওয়ার্ড ঠিক নয়।",
  "An account with this email already exists.": "এই ই-মেইলে আগে থেকেই একটি অ্যাকাউন্ট আছে।",
  "Registration successful! Redirecting...": "রেজিস্ট্রেশন সফল হয়েছে! নিয়ে যাওয়া হচ্ছে...",
  "Login successful! Redirecting...": "লগইন সফল হয়েছে! নিয়ে যাওয়া হচ্ছে...",
  "You have successfully logged out.": "আপনি লগআউট করেছেন।",
  "OTP sent to your email!": "আপনার ই-মেইলে ওটিপি পাঠানো হয়েছে!",
  "OTP verified successfully!": "ওটিপি যাচাই হয়েছে!",
  "Password reset successfully!": "পাসওয়ার্ড বদলানো হয়েছে!",
  "Invalid or expired OTP.": "ওটিপি ভুল, অথবা এর মেয়াদ শেষ।",
  "Please verify the OTP first.": "আগে ওটিপি যাচাই করুন।",
  "Profile updated successfully!": "প্রোফাইল আপডেট হয়েছে!",
  "Password updated successfully!": "পাসওয়ার্ড আপডেট হয়েছে!",
  "Address updated successfully!": "ঠিকানা আপডেট হয়েছে!",
  // Cart, favourites and orders.
  "Added to cart successfully!": "কার্টে যোগ হয়েছে!",
  "Item removed from cart!": "কার্ট থেকে সরানো হয়েছে!",
  "This item is not in your cart.": "পণ্যটি আপনার কার্টে নেই।",
  "Your cart is full. Please remove something first.": "আপনার কার্ট ভরে গেছে। আগে কিছু সরান।",
  "Added to favorites!": "পছন্দের তালিকায় যোগ হয়েছে!",
  "Removed from favorites!": "পছন্দের তালিকা থেকে সরানো হয়েছে!",
  "You have too many favorites. Please remove some first.":
    "আপনার পছন্দের তালিকা ভরে গেছে। আগে কিছু সরান।",
  "Order placed successfully!": "অর্ডার সফল হয়েছে!",
  "Order deleted successfully!": "অর্ডার মুছে ফেলা হয়েছে!",
  "The price has changed. Please review it and try again.":
    "দাম বদলে গেছে। দেখে নিয়ে আবার চেষ্টা করুন।",
  "Not enough stock.": "স্টকে এতগুলো নেই।",
  "Order cancelled successfully!": "অর্ডার বাতিল হয়েছে!",
  "This order was cancelled.": "অর্ডারটি বাতিল হয়ে গেছে।",
  "This order is already on its way. Please call the shop.":
    "অর্ডারটি পাঠানোর কাজ শুরু হয়ে গেছে। দোকানে ফোন করুন।",
  "Please wait until your last order is confirmed.":
    "আপনার আগের অর্ডারটি নিশ্চিত হওয়া পর্যন্ত অপেক্ষা করুন।",
  "Price to be announced": "দাম শিগগিরই জানানো হবে",
  "Please choose Cash on Delivery or Store Payment.":
    "ক্যাশ অন ডেলিভারি অথবা স্টোরে পেমেন্ট বেছে নিন।",
  "This product is not offered in this colour.": "পণ্যটি এই রঙে পাওয়া যায় না।",
  "This product is not offered with this RAM / storage.": "পণ্যটি এই র‍্যাম / স্টোরেজে পাওয়া যায় না।",
  "You can delete this order once its payment is approved.":
    "পেমেন্ট অনুমোদিত হওয়ার পর এই অর্ডার মুছতে পারবেন।",
  "No order was found for this number and phone.":
    "এই অর্ডার নম্বর ও ফোন নম্বরে কোনো অর্ডার পাওয়া যায়নি।",
  "Message sent successfully!": "আপনার বার্তা পাঠানো হয়েছে!",
};

/** Fields and things as the server's sentences name them. */
const NAMES: Readonly<Record<string, string>> = {
  Name: "নাম",
  "E-mail": "ই-মেইল",
  Phone: "ফোন নম্বর",
  Password: "পাসওয়ার্ড",
  "Old password": "পুরোনো পাসওয়ার্ড",
  "New password": "নতুন পাসওয়ার্ড",
  OTP: "ওটিপি",
  Address: "ঠিকানা",
  "Delivery location": "ডেলিভারির ঠিকানা",
  Message: "বার্তা",
  Quantity: "পরিমাণ",
  Price: "দাম",
  Product: "পণ্য",
  "Product name": "পণ্যের নাম",
  Order: "অর্ডার",
  Picture: "ছবি",
  Blog: "ব্লগ",
  text: "খোঁজার শব্দ",
  q: "খোঁজার শব্দ",
};

/** Sentences about a field, whose name comes first. */
const SENTENCES: readonly (readonly [RegExp, (name: string, ...numbers: string[]) => string])[] = [
  [/^(.+) is required\.$/, (name) => `${name} লিখুন।`],
  [/^(.+) not found\.$/, (name) => `${name} পাওয়া যায়নি।`],
  [/^(.+) must be text\.$/, (name) => `${name} লেখা হতে হবে।`],
  [/^(.+) must be a whole number\.$/, (name) => `${name} পূর্ণ সংখ্যা হতে হবে।`],
  [
    /^(.+) must be between (-?\d+) and (\d+)\.$/,
    (name, from, to) => `${name} ${from} থেকে ${to}-এর মধ্যে হতে হবে।`,
  ],
  [
    /^(.+) can have at most (\d+) characters\.$/,
    (name, most) => `${name} ${most} অক্ষরের বেশি হতে পারবে না।`,
  ],
];

/** The server's text for a shopper in Bengali. */
export const server: ServerTexts = (text) => {
  if (Object.hasOwn(MESSAGES, text)) return MESSAGES[text];
  for (const [sentence, say] of SENTENCES) {
    const [, name = "", ...numbers] = sentence.exec(text) ?? [];
    const known = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
    if (known !== undefined) return say(known, ...numbers.map((n) => bengali.number(Number(n))));
  }
  return undefined;
};
