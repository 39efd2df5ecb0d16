import { BANNER_BLOCKS, MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE } from "@/config/generated-admin";
import { FORM_MB, PICTURE_MB } from "../admin-limits";
import { bengali } from "./format";
import type { ServerTexts } from "../language";
import { tell, type Code, type Label, type LabelledCode, type MessageTexts } from "../messages";
import type { Listing } from "@/config/listings";
import { base } from "./base";
import { counts, IMPORT_MESSAGES } from "./admin-server-imports";
import { LABELS, type SHOP_MESSAGES } from "./server";
import { areas as shop } from "./shop";

/** Fields and things that an admin alone is told of. */
const ADMIN_LABELS: Readonly<Record<Exclude<Label, keyof typeof LABELS>, string>> = {
  account_number: "অ্যাকাউন্ট নম্বর",
  active: "চালু আছে কি না",
  area: "এলাকা",
  at_least: "সর্বনিম্ন অর্ডার",
  at_most: "সর্বোচ্চ ছাড়",
  backup: "ব্যাকআপ",
  banner: "ব্যানার",
  brand: "ব্র্যান্ড",
  buy_points: "কেনার পয়েন্ট",
  category: "ক্যাটাগরি",
  city: "শহর",
  cod_limit: "ক্যাশ অন ডেলিভারির সীমা",
  code: "কোড",
  coupon: "কুপন",
  courier: "কুরিয়ার",
  days_from: "সবচেয়ে কম দিন",
  days_to: "সবচেয়ে বেশি দিন",
  delivery_charge: "ডেলিভারি চার্জ",
  delivery_time: "ডেলিভারির সময়",
  description: "বিবরণ",
  emi_available: "ইএমআই সুবিধা",
  estimated_delivery: "ডেলিভারির আনুমানিক সময়",
  expected_stock: "স্টক",
  extra_field_one: "বাড়তি ঘর ১",
  extra_field_two: "বাড়তি ঘর ২",
  floor: "তলা",
  focus_x: "ফোকাস (বাঁ থেকে)",
  focus_y: "ফোকাস (ওপর থেকে)",
  free_from: "যত টাকা থেকে ফ্রি",
  headline: "ইংরেজি শিরোনাম",
  headline_bn: "বাংলা শিরোনাম",
  import: "ইমপোর্ট",
  instructions: "নির্দেশনা",
  line: "ইংরেজি লাইন",
  line_bn: "বাংলা লাইন",
  link: "লিংক",
  mail: "ই-মেইল",
  main_image: "মূল ছবি",
  mall: "মার্কেট",
  map_link: "ম্যাপের লিংক",
  note: "নোট",
  offer_price: "অফারের দাম",
  opening_hours: "খোলা থাকার সময়",
  picture_words: "কথায় ছবি",
  order_line: "অর্ডারের পণ্য",
  photo: "ছবি",
  read: "পড়া হয়েছে কি না",
  reason: "কারণ",
  received: "টাকা পাওয়া গেছে কি না",
  restock: "স্টকে ফিরবে কি না",
  return_rule: "ইংরেজিতে ফেরতের নিয়ম",
  return_rule_bn: "বাংলায় ফেরতের নিয়ম",
  session: "সেশন",
  shop_name: "দোকানের নাম",
  shop_number: "দোকান নম্বর",
  social_link: "সোশ্যাল লিংক",
  stock: "স্টক",
  title: "শিরোনাম",
  tracking_link: "ট্র্যাকিং লিংক",
  tracking_number: "ট্র্যাকিং নম্বর",
  uses: "মোট কতবার চলবে",
  uses_each: "একজনের জন্য কতবার চলবে",
  value: "ছাড়ের পরিমাণ",
  views: "ভিউ",
  warranty: "ওয়ারেন্টি",
  warranty_rule: "ইংরেজিতে ওয়ারেন্টির নিয়ম",
  warranty_rule_bn: "বাংলায় ওয়ারেন্টির নিয়ম",
};

const names: Readonly<Record<Label, string>> = { ...LABELS, ...ADMIN_LABELS, blog: "ব্লগ পোস্ট" };
const { number } = bengali;

const nameOf = (listing: string) => base.listings[listing as Listing].title;

const range = (label: Label, min: number, max: number) =>
  `${names[label]} ${number(min)} থেকে ${number(max)}-এর মধ্যে হতে হবে।`;

/** What a change of many would make of one product. */
const wouldBe = (
  what: string,
  { title, value, min, max }: { title: string; value: number; min: number; max: number },
) =>
  `‘${title}’-এর ${what} হয়ে যাবে ${number(value)}; ${number(min)} থেকে ${number(max)}-এর মধ্যে থাকতে হবে।`;

/** What a shopper is not told, and sentences about what a shopper does not see. */
type AdminCode = Exclude<Code, keyof typeof SHOP_MESSAGES> | LabelledCode;

/** What the server answers an admin. */
const MESSAGES: MessageTexts<AdminCode> = {
  ...IMPORT_MESSAGES,
  import_failed: (args) => {
    const cause = server(args.cause);
    return cause && `ইমপোর্ট চালিয়ে যাওয়া যায়নি (${cause}): ${counts(args)}`;
  },
  // Sentences about a field or a thing.
  required: ({ label }) => `${names[label]} দিতে হবে।`,
  not_found: ({ thing }) => `${names[thing]} পাওয়া যায়নি।`,
  must_be_text: ({ label }) => `${names[label]} লেখা হতে হবে।`,
  must_be_whole: ({ label }) => `${names[label]} একটি পূর্ণ সংখ্যা হতে হবে।`,
  between: ({ label, min, max }) => range(label, min, max),
  too_long: ({ label, max }) => `${names[label]} সর্বোচ্চ ${number(max)} অক্ষরের হতে পারে।`,
  // Anywhere.
  form_too_large: `সব মিলিয়ে ফর্মটি সর্বোচ্চ ${bengali.number(FORM_MB)} মেগাবাইট হতে পারে।`,
  form_cut_off: "ফর্মটি পুরোটা পৌঁছায়নি।",
  form_parts: "ফর্মটিতে অংশ খুব বেশি।",
  // Fields.
  fill_required: "সব আবশ্যক ঘর পূরণ করুন।",
  must_be_flag: ({ label }) => `${names[label]} হ্যাঁ বা না হতে হবে।`,
  must_be_link: ({ label }) => `${names[label]} http:// বা https:// দিয়ে শুরু হতে হবে।`,
  whole_between: ({ label, min, max }) => range(label, min, max),
  change_between: ({ label, min, max }) =>
    `${names[label]} ${number(min)} থেকে ${number(max)}-এর মধ্যে একটি পূর্ণ সংখ্যায় বদলাতে হবে।`,
  text_too_long: "লেখাটি খুব লম্বা।",
  text_not_utf8: "লেখাটি UTF-8 নয়।",
  field_not_json: "এটি সঠিক JSON নয়।",
  field_not_list: "এটি একটি তালিকা হতে হবে।",
  // Parameters of an address.
  parameter_day: ({ parameter }) => `${parameter} একটি তারিখ হতে হবে, যেমন 2026-12-31।`,
  unknown_order_status:
    "status হতে হবে pending, approved, shipped, delivered, cancelled বা returned।",
  unknown_mail_state: "state হতে হবে waiting বা failed।",
  mail_orders: ({ max }) => `orders-এ সর্বোচ্চ ${number(max)}টি নম্বর দেওয়া যায়।`,
  // Accounts.
  email_and_password: "ই-মেইল ও পাসওয়ার্ড দুটোই দিন।",
  code_needed: "অথেনটিকেটর অ্যাপের কোডটি লিখুন।",
  code_invalid: "কোডটি ঠিক নয়।",
  second_factor_on: "দুই ধাপের লগইন চালু আছে।",
  second_factor_off: "দুই ধাপের লগইন বন্ধ হয়েছে।",
  second_factor_not_on: "দুই ধাপের লগইন চালু নেই।",
  second_factor_on_already: "দুই ধাপের লগইন আগে থেকেই চালু আছে।",
  scan_again: "নতুন কিউআর কোড স্ক্যান করুন: আগেরটি আর চলবে না।",
  // Cart, favourites and orders.
  delivery_time_to_approve: "একটি ডেলিভারির সময় লিখুন।",
  delivery_time_to_deliver: "ডেলিভারির সময়টি লিখুন।",
  order_approved: "অর্ডার অনুমোদিত হয়েছে!",
  order_delivered: "অর্ডারটি ডেলিভারি হয়েছে বলে চিহ্নিত হয়েছে।",
  order_approved_already: "অর্ডারটি আগেই অনুমোদিত হয়েছে।",
  order_delivered_already: "অর্ডারটি আগেই ডেলিভারি হয়েছে।",
  order_of_another: "অর্ডারটি অন্য ক্রেতার। পাতাটি রিলোড করুন।",
  order_changed_meanwhile: "এর মধ্যে অন্য কেউ অর্ডারটি বদলেছেন। দেখে নিয়ে আবার চেষ্টা করুন।",
  order_shipped: "অর্ডারটি পাঠানো হয়েছে বলে চিহ্নিত হয়েছে।",
  order_returned: "ফেরত সংরক্ষণ করা হয়েছে।",
  payment_received: "টাকা পাওয়া গেছে বলে চিহ্নিত হয়েছে।",
  payment_open: "টাকা পাওয়া যায়নি বলে চিহ্নিত হয়েছে।",
  note_saved: "নোট সংরক্ষণ করা হয়েছে।",
  order_not_confirmed: "আগে অর্ডারটি অনুমোদন করুন।",
  order_shipped_already: "অর্ডারটি আগেই পাঠানো হয়েছে।",
  order_not_out: "যে অর্ডার পাঠানো বা ডেলিভারি হয়েছে, শুধু সেটিই ফেরত নেওয়া যায়।",
  order_line_unknown: ({ line }) => `এই অর্ডারে ${number(line)} নম্বর পণ্যটি নেই।`,
  return_nothing: "কোন পণ্য কতটি ফেরত আসছে, তা লিখুন।",
  return_too_many: ({ line, left }) =>
    `${number(line)} নম্বর পণ্যের সর্বোচ্চ ${number(left)}টি ফেরত আসতে পারে।`,
  received_or_not: "টাকা পাওয়া গেছে কি না বলুন।",
  // Coupons.
  coupon_added: "কুপন যোগ হয়েছে!",
  coupon_updated: "কুপন আপডেট হয়েছে!",
  coupon_code: "কোডে ৩ থেকে ২০টি ইংরেজি অক্ষর ও সংখ্যা থাকতে হবে।",
  coupon_code_taken: "এই কোডে আরেকটি কুপন আছে।",
  coupon_kind: "শতাংশ, নাকি টাকা, তা বেছে নিন।",
  coupon_day: "একটি তারিখ লিখুন, যেমন 2026-12-31।",
  coupon_days: "শেষ দিনটি প্রথম দিনের আগে হতে পারে না।",
  // Contact messages and the trash.
  message_read: "বার্তাটি পড়া হয়েছে বলে চিহ্নিত হয়েছে।",
  message_unread: "বার্তাটি না-পড়া বলে চিহ্নিত হয়েছে।",
  read_or_not: "বার্তাটি পড়া হয়েছে কি না বলুন।",
  restored: "ফিরিয়ে আনা হয়েছে।",
  not_in_trash: "এটি ট্র্যাশে নেই।",
  // Products.
  product_updated: "পণ্য আপডেট হয়েছে!",
  products_updated: "পণ্যগুলো আপডেট হয়েছে!",
  product_moved: ({ listing }) => `পণ্যটি “${nameOf(listing)}” তালিকায় সরানো হয়েছে!`,
  in_listing_already: ({ listing }) => `পণ্যটি আগে থেকেই “${nameOf(listing)}” তালিকায় আছে।`,
  unknown_listing: ({ others, last }) => `তালিকাটি ${others} বা ${last} হতে হবে।`,
  offer_above_price: "অফারের দাম মূল দামের চেয়ে বেশি হতে পারে না।",
  price_below_zero: "দামের পার্থক্যের কারণে দাম ০-এর নিচে নেমে যাবে।",
  colour_images: "প্রতিটি রঙের নিজস্ব ছবি দিতে হবে।",
  colour_image_unknown: ({ colour }) => `‘${colour}’-এর ছবিটি এই পণ্যের নয়।`,
  main_picture_unknown: "মূল ছবিটি এই পণ্যের নয়।",
  more_pictures: ({ max }) => `মূল ছবির সঙ্গে একটি পণ্যে আরও সর্বোচ্চ ${number(max)}টি ছবি রাখা যায়।`,
  picture_files: "প্রতিটি বাড়তি ছবির নিজস্ব ফাইল দিতে হবে।",
  picture_unknown: ({ row }) => `${number(row)} নম্বর ছবিটি এই পণ্যের নয়।`,
  picture_twice: ({ row }) => `${number(row)} নম্বর ছবিটি আগে থেকেই আছে।`,
  rows_most: ({ max }) => `সর্বোচ্চ ${number(max)}টি সারি দেওয়া যায়।`,
  row_name: ({ max }) => `প্রতিটি সারিতে সর্বোচ্চ ${number(max)} অক্ষরের একটি নাম দিন।`,
  row_price_difference: "প্রতিটি সারিতে দামের পার্থক্য পূর্ণ সংখ্যায় লিখুন।",
  row_twice: ({ name }) => `‘${name}’ দুবার আছে।`,
  specification_blank: "প্রতিটি স্পেসিফিকেশনে বিষয় ও তথ্য দুটোই লিখুন।",
  specification_too_long: ({ max }) => `প্রতিটি স্পেসিফিকেশন সর্বোচ্চ ${number(max)} অক্ষরের হতে পারে।`,
  specifications_not_list: "এই ক্যাটাগরিতে স্পেসিফিকেশন তালিকা আকারে দিতে হবে।",
  product_changed_meanwhile: "এর মধ্যে অন্য কেউ পণ্যটি বদলেছেন। দেখে নিয়ে আবার চেষ্টা করুন।",
  stock_moved: ({ stock }) => `স্টক এখন ${number(stock)}টি। দেখে নিয়ে আবার চেষ্টা করুন।`,
  product_gone: "পণ্যটি আর নেই।",
  accessories_saved: "এর সঙ্গে কী মানায়, তা সংরক্ষণ করা হয়েছে।",
  accessories_most: ({ max }) => `এর সঙ্গে মানায় এমন সর্বোচ্চ ${number(max)}টি পণ্য বেছে নিন।`,
  accessory_gone: ({ row }) => `তালিকার ${number(row)} নম্বর পণ্যটি আর নেই। সেটি সরিয়ে দিন।`,
  accessory_itself: "কোনো পণ্য নিজের সঙ্গেই দেওয়া যায় না।",
  product_ids_needed: "পণ্যগুলো আইডির তালিকা হিসেবে পাঠান।",
  bulk_products: ({ max }) => `১ থেকে ${number(max)}টি পণ্য বেছে নিন।`,
  bulk_what: "কী বদলাবেন বলুন: স্টক বা দাম।",
  bulk_how: "কীভাবে বদলাবেন বেছে নিন।",
  bulk_price_field: "price বা offerPrice বেছে নিন।",
  bulk_part: "এটি mode ও value-সহ একটি অবজেক্ট হতে হবে।",
  bulk_percent: "শতাংশ −১০০ থেকে ১,০০০-এর মধ্যে হতে হবে, দশমিকের পর দুই ঘর পর্যন্ত।",
  bulk_refused: ({ count }) => `${number(count)}টি পণ্য এভাবে বদলানো যাবে না। কিছুই বদলানো হয়নি।`,
  bulk_fault: ({ title, fault }) => {
    const told = server(fault);
    return told && `‘${title}’: ${told}`;
  },
  bulk_stock: (args) => wouldBe(names.stock, args),
  bulk_price: (args) => wouldBe(names.price, args),
  bulk_offer_price: (args) => wouldBe(names.offer_price, args),
  // Pictures.
  picture_bytes: `প্রতিটি ছবি সর্বোচ্চ ${bengali.number(PICTURE_MB)} মেগাবাইট হতে পারে।`,
  picture_large: `ছবিটি ${bengali.number(PICTURE_MB)} মেগাবাইটের চেয়ে বড়। ছোট ফাইল বেছে নিন।`,
  picture_pixels: `ছবিটি ${bengali.number(MAX_PICTURE_PIXELS / 1_000_000)} মেগাপিক্সেলের চেয়ে বড়। ছোট করে আবার চেষ্টা করুন।`,
  picture_side: `ছবিটি চওড়ায় বা উচ্চতায় ${bengali.number(MAX_PICTURE_SIDE)} পিক্সেলের বেশি। ছোট করে আবার চেষ্টা করুন।`,
  picture_scans: "ছবিটি অনেক বেশি ধাপে সেভ করা। সাধারণ JPEG হিসেবে সেভ করে আবার চেষ্টা করুন।",
  picture_heic:
    "ছবিটি আইফোনের ফরম্যাটে (HEIC), যা দোকানে রাখা যায় না। JPEG হিসেবে সংরক্ষণ করে সেই ফাইলটি বেছে নিন।",
  picture_format: "JPEG, PNG, WebP বা GIF ছবি বেছে নিন।",
  picture_damaged: "ছবিটি নষ্ট বা অসম্পূর্ণ। অন্য ফাইল বেছে নিন।",
  picture_not_stored: "ছবিটি রাখা যায়নি।",
  one_picture: "একটি ছবি দিন।",
  // Banners.
  banners_updated: "ব্যানার আপডেট হয়েছে!",
  banners_changed_meanwhile: "এর মধ্যে ব্যানার বদলে গেছে। দেখে নিয়ে আবার চেষ্টা করুন।",
  main_banners_count: "মূল ব্যানারে ১ থেকে ৬টি ছবি থাকতে হবে।",
  main_banners_most: `মূল ব্যানারে সর্বোচ্চ ${bengali.number(BANNER_BLOCKS.main.most)}টি ছবি দেওয়া যায়।`,
  main_banner_unknown: "এটি মূল ব্যানারগুলোর কোনোটি নয়। পাতাটি রিলোড করুন।",
  side_banners_needed: "পাশের দুটি ব্যানারই দিতে হবে।",
  side_banner_place: "জায়গাটি ১ বা ২ হতে হবে।",
  side_banner_picture: "এই জায়গার জন্য একটি ছবি দিন।",
  second_banner_needed: "দ্বিতীয় ব্যানারের জন্য একটি ছবি বেছে নিন।",
  third_banners_needed: "তৃতীয় ব্যানারের জন্য ঠিক ২টি ছবি দিন।",
  exclusive_banner_needed: "এক্সক্লুসিভ ব্যানারের জন্য একটি ছবি বেছে নিন।",
  banner_link: "https:// দিয়ে শুরু একটি ঠিকানা লিখুন, বা দোকানের পেজ হলে / দিয়ে শুরু করুন।",
  addresses_needed: ({ parameter }) => `${parameter} ঠিকানার একটি তালিকা হতে হবে।`,
  // Blog posts and settings.
  blog_added: "ব্লগ পোস্ট যোগ হয়েছে!",
  blog_updated: "ব্লগ পোস্ট আপডেট হয়েছে!",
  blog_changed_meanwhile: "এর মধ্যে অন্য কেউ ব্লগ পোস্টটি বদলেছেন। দেখে নিয়ে আবার চেষ্টা করুন।",
  settings_updated: "সেটিংস আপডেট হয়েছে!",
  zone_days: "সবচেয়ে কম দিন সবচেয়ে বেশি দিনের চেয়ে বেশি হতে পারে না।",
  emi_rate_range: "ইএমআইয়ের হার ০ থেকে ১০০-এর মধ্যে একটি পূর্ণ সংখ্যা হতে হবে।",
  shop_phones: "৬ থেকে ১৫ সংখ্যার ফোন নম্বর লিখুন।",
  shop_phones_list: "ফোন নম্বরগুলো দুটি লেখার তালিকা হিসেবে পাঠান।",
  whatsapp_number: "দেশের কোডসহ নম্বরটি লিখুন, যেমন 8801700000000।",
  branches_list: "দুটি শাখা একটি তালিকা হিসেবে পাঠান।",
  mobile_method: "বিকাশ, নগদ, রকেট বা উপায় বেছে নিন।",
  branch_object: "প্রতিটি শাখা একটি অবজেক্ট হতে হবে।",
  // Reviews and questions.
  review_hidden: "রিভিউটি লুকানো হয়েছে।",
  review_shown: "রিভিউটি আবার দেখানো হচ্ছে।",
  review_read: "রিভিউটি পড়া হিসেবে রাখা হয়েছে।",
  review_unread: "রিভিউটি না-পড়া হিসেবে রাখা হয়েছে।",
  review_read_or_not: "রিভিউটি পড়া হয়েছে কি না, তা বলুন।",
  unknown_review_state: "state হতে হবে waiting, answered বা hidden।",
  unknown_question_state: "state হতে হবে waiting বা answered।",
  answer_saved: "উত্তর সংরক্ষণ করা হয়েছে।",
  answer_removed: "উত্তর সরানো হয়েছে।",
  // Backups.
  backup_begun: "ব্যাকআপ নেওয়া হচ্ছে।",
  proof_begun: "পরীক্ষার জন্য ব্যাকআপটি ফিরিয়ে এনে দেখা হচ্ছে।",
  backup_busy: "এখন একটি ব্যাকআপ নেওয়া বা যাচাই করা হচ্ছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন।",
  // Mail.
  mail_refused: "মেইল সার্ভার এই ই-মেইল একেবারেই নিচ্ছে না।",
  mail_address: "এই ঠিকানায় ই-মেইল পাঠানো যায় না।",
  mail_sign_in: "HAAT_SMTP_URL-এর ব্যবহারকারীর নাম বা পাসওয়ার্ড মেইল সার্ভার মানছে না।",
  mail_server_busy: "মেইল সার্ভার পরে আবার চেষ্টা করতে বলছে।",
  mail_server_slow: "মেইল সার্ভার উত্তর দিতে খুব দেরি করছে।",
  mail_server_unreachable: "মেইল সার্ভারের সঙ্গে যোগাযোগ করা যাচ্ছে না।",
  mail_server_tls: "মেইল সার্ভারের সঙ্গে নিরাপদ সংযোগ করা যাচ্ছে না।",
  mail_disk: "ই-মেইলটি ডেটা ফোল্ডারে লেখা যাচ্ছে না।",
  mail_late: "পাঠানোর আগেই ই-মেইলটি পুরোনো হয়ে গেছে।",
  mail_not_sent: "ই-মেইলটি পাঠানো যায়নি।",
  mail_again: "ই-মেইলটি এখনই আবার পাঠানোর চেষ্টা হচ্ছে।",
  mail_again_none: "আবার পাঠানোর মতো কোনো ই-মেইল নেই।",
  mail_again_one: "১টি ই-মেইল এখনই আবার পাঠানোর চেষ্টা হচ্ছে।",
  mail_again_many: ({ count }) => `${number(count)}টি ই-মেইল এখনই আবার পাঠানোর চেষ্টা হচ্ছে।`,
  otp_mail_not_again: "ওয়ান-টাইম পাসওয়ার্ড আবার পাঠানো হয় না। ক্রেতা নতুন একটি চাইতে পারেন।",
  test_mail_taken: ({ address }) =>
    `মেইল সার্ভার ${address} ঠিকানার পরীক্ষামূলক ই-মেইলটি নিয়েছে। পৌঁছেছে কি না দেখুন।`,
  test_mail_written: ({ address }) =>
    `কোনো মেইল সার্ভার ঠিক করা নেই (HAAT_SMTP_URL): ${address} ঠিকানার পরীক্ষামূলক ই-মেইলটি outbox ফোল্ডারে লেখা হয়েছে।`,
};

/** The server's text for an admin in Bengali. */
export const server: ServerTexts = (message) => tell(MESSAGES, message) ?? shop.server(message);
