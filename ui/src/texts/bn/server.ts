import { bengali } from "./format";
import type { ServerTexts } from "../language";
import { tell, type Label, type MessageTexts } from "../messages";

/** Fields and things that a shopper is told of. */
export const LABELS = {
  address: "ঠিকানা",
  answer: "উত্তর",
  blog: "ব্লগ",
  branch: "শাখা",
  colour: "রং",
  delivery_location: "ডেলিভারির ঠিকানা",
  email: "ই-মেইল",
  message: "বার্তা",
  name: "নাম",
  new_password: "নতুন পাসওয়ার্ড",
  old_password: "পুরোনো পাসওয়ার্ড",
  order: "অর্ডার",
  otp: "ওটিপি",
  password: "পাসওয়ার্ড",
  phone: "ফোন নম্বর",
  picture: "ছবি",
  price: "দাম",
  product: "পণ্য",
  product_name: "পণ্যের নাম",
  quantity: "পরিমাণ",
  question: "প্রশ্ন",
  ram_storage: "র‍্যাম / স্টোরেজ",
  review: "রিভিউ",
  stars: "তারা",
  total: "মোট",
  zone_name: "ডেলিভারির এলাকা",
} as const satisfies Partial<Record<Label, string>>;

/** A sentence about a field or a thing; those of the back office it leaves to the back office's texts. */
function named(label: Label, sentence: (name: string) => string): string | undefined {
  return Object.hasOwn(LABELS, label) ? sentence(LABELS[label as keyof typeof LABELS]) : undefined;
}

/** A parameter of an address, as a shopper knows it. */
const asked = (parameter: string) =>
  parameter === "text" || parameter === "q" ? "খোঁজার শব্দ" : parameter;

/** What the server answers a shopper. What is not here is the back office's, whose type asks for all the rest. */
export const SHOP_MESSAGES = {
  // Anywhere.
  something_wrong: "কোনো একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।",
  too_many_attempts: "অনেকবার চেষ্টা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।",
  shop_busy: "এই মুহূর্তে দোকানে খুব ভিড়। একটু পরে আবার চেষ্টা করুন।",
  nothing_here: "এই ঠিকানায় কিছু নেই।",
  not_possible_here: "এই ঠিকানায় এটি করা যায় না।",
  cross_site: "অনুরোধটি অন্য সাইট থেকে এসেছে, তাই নেওয়া হয়নি।",
  request_unclear: "অনুরোধটি বোঝা যায়নি।",
  request_cut_off: "অনুরোধটি পুরোটা পৌঁছায়নি।",
  request_too_large: "অনুরোধটি খুব বড়।",
  content_unreadable: "এই ধরনের তথ্য এখানে পড়া যায় না।",
  json_needed: "অনুরোধটি application/json হিসেবে পাঠান।",
  json_too_large: ({ kib }) => `অনুরোধটি ${bengali.number(kib)} কিলোবাইটের চেয়ে বড়।`,
  not_json: "অনুরোধটি সঠিক JSON নয়।",
  not_json_object: "অনুরোধটি একটি JSON অবজেক্ট হতে হবে।",
  form_needed: "অনুরোধটি multipart/form-data হিসেবে পাঠান।",
  repeat_key_too_long: ({ max }) =>
    `Idempotency-Key সর্বোচ্চ ${bengali.number(max)} অক্ষরের হতে পারে।`,
  repeat_differs: "এই অনুরোধ আগে অন্য তথ্যসহ পাঠানো হয়েছিল। আবার চেষ্টা করুন।",
  // Fields.
  check_fields: "চিহ্নিত ঘরগুলো ঠিক আছে কি না দেখুন।",
  required: ({ label }) => named(label, (name) => `${name} লিখুন।`),
  not_found: ({ thing }) => named(thing, (name) => `${name} পাওয়া যায়নি।`),
  must_be_text: ({ label }) => named(label, (name) => `${name} লেখা হতে হবে।`),
  must_be_whole: ({ label }) => named(label, (name) => `${name} পূর্ণ সংখ্যা হতে হবে।`),
  between: ({ label, min, max }) =>
    named(
      label,
      (name) => `${name} ${bengali.number(min)} থেকে ${bengali.number(max)}-এর মধ্যে হতে হবে।`,
    ),
  too_long: ({ label, max }) =>
    named(label, (name) => `${name} ${bengali.number(max)} অক্ষরের বেশি হতে পারবে না।`),
  email_invalid: "একটি সঠিক ই-মেইল ঠিকানা লিখুন।",
  phone_digits: "ফোন নম্বর ঠিক ১১ সংখ্যার হতে হবে।",
  // Parameters of an address.
  parameter_needed: ({ parameter }) => `${asked(parameter)} লিখুন।`,
  parameter_too_long: ({ parameter, max }) =>
    `${asked(parameter)} ${bengali.number(max)} অক্ষরের বেশি হতে পারবে না।`,
  parameter_at_least: ({ parameter, min }) =>
    `${asked(parameter)} একটি পূর্ণ সংখ্যা হতে হবে, অন্তত ${bengali.number(min)}।`,
  parameter_between: ({ parameter, min, max }) =>
    `${asked(parameter)} ${bengali.number(min)} থেকে ${bengali.number(max)}-এর মধ্যে একটি পূর্ণ সংখ্যা হতে হবে।`,
  unknown_sort: "sort হতে হবে default, lowToHigh, highToLow, mostViewed বা bestSelling।",
  unknown_spec:
    "specs হতে হবে stock, ram8, storage256, 5g, battery5000 বা screen65-এর মতো বৈশিষ্ট্য।",
  too_many_specs: ({ max }) => `সর্বোচ্চ ${bengali.number(max)}টি বৈশিষ্ট্য বেছে নিন।`,
  brand_too_long: ({ max }) => `ব্র্যান্ডের নাম ${bengali.number(max)} অক্ষরের বেশি হতে পারবে না।`,
  too_many_brands: ({ max }) => `সর্বোচ্চ ${bengali.number(max)}টি ব্র্যান্ড বেছে নিন।`,
  brand_without: ({ parameter }) => `ব্র্যান্ড ক্যাটাগরির সঙ্গে চলে, ${asked(parameter)}-এর সঙ্গে নয়।`,
  count_what: "কোন তালিকা, ক্যাটাগরি বা লেখার পণ্য গোনা হবে, তা বলুন।",
  count_one: "তালিকা, ক্যাটাগরি আর লেখার মধ্যে শুধু একটি দিন।",
  too_many_ids: ({ max }) => `একবারে সর্বোচ্চ ${bengali.number(max)}টি পণ্য চাওয়া যায়।`,
  // Accounts.
  please_log_in: "আগে লগইন করুন",
  admins_only: "এটি শুধু অ্যাডমিন করতে পারেন।",
  another_account: "আপনি অন্য অ্যাকাউন্টে লগইন করে আছেন। পাতাটি রিলোড করুন।",
  invalid_login: "ই-মেইল বা পাসওয়ার্ড ঠিক নয়।",
  logged_in: "লগইন সফল হয়েছে! নিয়ে যাওয়া হচ্ছে...",
  logged_out: "আপনি লগআউট করেছেন।",
  registered: "রেজিস্ট্রেশন সফল হয়েছে! নিয়ে যাওয়া হচ্ছে...",
  email_taken: "এই ই-মেইলে আগে থেকেই একটি অ্যাকাউন্ট আছে।",
  wrong_password: "পাসওয়ার্ড ঠিক নয়।",
  password_length: "পাসওয়ার্ড ৮ থেকে ১২৮ অক্ষরের হতে হবে।",
  password_common: "আরেকটু কঠিন একটি পাসওয়ার্ড বেছে নিন।",
  password_own: "এমন পাসওয়ার্ড বেছে নিন যাতে আপনার নাম, ই-মেইল ঠিকানা বা দোকানের নাম নেই।",
  password_updated: "পাসওয়ার্ড আপডেট হয়েছে!",
  profile_updated: "প্রোফাইল আপডেট হয়েছে!",
  address_updated: "ঠিকানা আপডেট হয়েছে!",
  otp_sent: "আপনার ই-মেইলে ওটিপি পাঠানো হয়েছে!",
  otp_verified: "ওটিপি যাচাই হয়েছে!",
  otp_invalid: "ওটিপি ভুল, অথবা এর মেয়াদ শেষ।",
  otp_first: "আগে ওটিপি যাচাই করুন।",
  password_reset: "পাসওয়ার্ড বদলানো হয়েছে!",
  // Cart, favourites and orders.
  added_to_cart: "কার্টে যোগ হয়েছে!",
  removed_from_cart: "কার্ট থেকে সরানো হয়েছে!",
  not_in_cart: "পণ্যটি আপনার কার্টে নেই।",
  cart_full: "আপনার কার্ট ভরে গেছে। আগে কিছু সরান।",
  cart_updated: "কার্ট আপডেট হয়েছে!",
  cart_line_full: ({ max }) => `একটি পণ্য সর্বোচ্চ ${bengali.number(max)}টি নেওয়া যায়।`,
  added_to_favorites: "পছন্দের তালিকায় যোগ হয়েছে!",
  removed_from_favorites: "পছন্দের তালিকা থেকে সরানো হয়েছে!",
  too_many_favorites: "আপনার পছন্দের তালিকা ভরে গেছে। আগে কিছু সরান।",
  order_placed: "অর্ডার সফল হয়েছে!",
  order_deleted: "অর্ডার মুছে ফেলা হয়েছে!",
  order_cancelled: "অর্ডার বাতিল হয়েছে!",
  order_was_cancelled: "অর্ডারটি বাতিল হয়ে গেছে।",
  order_was_returned: "অর্ডারটি ফেরত নেওয়া হয়েছে।",
  order_on_its_way: "অর্ডারটি পাঠানোর কাজ শুরু হয়ে গেছে। দোকানে ফোন করুন।",
  order_not_approved: "পেমেন্ট অনুমোদিত হওয়ার পর এই অর্ডার মুছতে পারবেন।",
  order_unknown: "এই অর্ডার নম্বর ও ফোন নম্বরে কোনো অর্ডার পাওয়া যায়নি।",
  too_many_unapproved: "আপনার আগের অর্ডারটি নিশ্চিত হওয়া পর্যন্ত অপেক্ষা করুন।",
  price_changed: "দাম বদলে গেছে। দেখে নিয়ে আবার চেষ্টা করুন।",
  price_to_be_announced: "দাম শিগগিরই জানানো হবে",
  not_enough_stock: "স্টকে এতগুলো নেই।",
  alert_wish: "কী হলে জানাব, তা বেছে নিন।",
  alert_stock_kept: "আবার এলে আপনাকে ই-মেইলে জানাব।",
  alert_price_kept: "দাম সেরকম হলে আপনাকে ই-মেইলে জানাব।",
  alert_any_price_kept: "দাম ঠিক হলে আপনাকে ই-মেইলে জানাব।",
  in_stock_already: "পণ্যটি এখনই স্টকে আছে।",
  costs_that_already: ({ price }) => `দাম এখনই ${bengali.taka(price)}।`,
  too_many_alerts: ({ most }) => `একসঙ্গে সর্বোচ্চ ${bengali.number(most)}টি পণ্যের খবর চাওয়া যায়।`,
  payment_method: "ক্যাশ অন ডেলিভারি অথবা স্টোরে পেমেন্ট বেছে নিন।",
  colour_not_offered: "পণ্যটি এই রঙে পাওয়া যায় না।",
  ram_storage_not_offered: "পণ্যটি এই র‍্যাম / স্টোরেজে পাওয়া যায় না।",
  // Reviews and questions.
  review_saved: "ধন্যবাদ! আপনার রিভিউ জমা হয়েছে।",
  review_deleted: "আপনার রিভিউ মুছে ফেলা হয়েছে।",
  review_not_delivered: "পণ্যটি হাতে পাওয়ার পর রিভিউ লিখতে পারবেন।",
  question_sent: "ধন্যবাদ! আপনার প্রশ্ন পাঠানো হয়েছে।",
  phone_or_email: "ফোন নম্বর বা ই-মেইল ঠিকানা দিন।",
  // Checkout.
  total_changed: "মোট দাম বদলে গেছে। দেখে নিয়ে আবার চেষ্টা করুন।",
  checkout_other: "আপনি আগের মতো লগইন করা নেই। অর্ডারটি দেখে নিয়ে আবার চেষ্টা করুন।",
  basket_empty: "১ থেকে ৫০টি পণ্য বেছে নিন।",
  choose_colour: "একটি রং বেছে নিন।",
  choose_ram_storage: "র‍্যাম / স্টোরেজ বেছে নিন।",
  delivery_method: "ডেলিভারি নেবেন, নাকি স্টোর থেকে নেবেন, তা বেছে নিন।",
  zone_needed: "ডেলিভারির এলাকা বেছে নিন।",
  zone_unknown: "এই এলাকায় আমরা ডেলিভারি দিই না।",
  branch_needed: "একটি শাখা বেছে নিন।",
  branch_unknown: "এমন কোনো শাখা আমাদের নেই।",
  address_needed: "ডেলিভারির ঠিকানা লিখুন।",
  cash_limit: ({ amount }) =>
    `ক্যাশ অন ডেলিভারিতে সর্বোচ্চ ${bengali.taka(amount)} পর্যন্ত অর্ডার করা যায়।`,
  payment_method_offered: "পেমেন্ট পদ্ধতিগুলোর একটি বেছে নিন।",
  transaction_id: "ট্রানজেকশন আইডি লিখুন: ৬ থেকে ২০টি ইংরেজি অক্ষর ও সংখ্যা।",
  transaction_used: "এই ট্রানজেকশন আইডি আরেকটি অর্ডারে ব্যবহার হয়েছে।",
  // Coupons.
  coupon_unknown: "কুপন কোডটি ঠিক নয়।",
  coupon_too_early: "কুপনটির মেয়াদ এখনো শুরু হয়নি।",
  coupon_over: "কুপনটির মেয়াদ শেষ।",
  coupon_at_least: ({ amount }) => `কুপনটি ${bengali.taka(amount)} বা তার বেশি অর্ডারে চলে।`,
  coupon_used_up: "কুপনটি আর নেই, সব ব্যবহার হয়ে গেছে।",
  coupon_used_already: "কুপনটি আপনি আগেই ব্যবহার করেছেন।",
  // Contact messages.
  message_sent: "আপনার বার্তা পাঠানো হয়েছে!",
} satisfies Partial<MessageTexts>;

/** The server's text for a shopper in Bengali. */
export const server: ServerTexts = (message) => tell(SHOP_MESSAGES, message);
