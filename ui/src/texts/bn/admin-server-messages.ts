import { bengali } from "@/lib/format";
import type { ServerTexts } from "../language";

/** What the server answers an admin, word for word (specification 8, contract 4, 6 and 7). */
const MESSAGES: Readonly<Record<string, string>> = {
  // Signing in and the account.
  "Please provide both email and password.": "ই-মেইল ও পাসওয়ার্ড দুটোই দিন।",
  "Please enter the code from your authenticator app.": "অথেনটিকেটর অ্যাপের কোডটি লিখুন।",
  "Invalid code.": "কোডটি ঠিক নয়।",
  "Two-step sign-in is on.": "দুই ধাপের লগইন চালু আছে।",
  "Two-step sign-in is off.": "দুই ধাপের লগইন বন্ধ হয়েছে।",
  "Two-step sign-in is not on.": "দুই ধাপের লগইন চালু নেই।",
  "Two-step sign-in is on already.": "দুই ধাপের লগইন আগে থেকেই চালু আছে।",
  "Please scan a new QR code: the last one is no longer good.":
    "নতুন কিউআর কোড স্ক্যান করুন: আগেরটি আর চলবে না।",
  // Banners.
  "Please enter an address that begins with https:// or, for a page of this shop, with /.":
    "https:// দিয়ে শুরু একটি ঠিকানা লিখুন, বা দোকানের পেজ হলে / দিয়ে শুরু করুন।",
  // Orders, messages and the trash.
  "Please enter a delivery time.": "একটি ডেলিভারির সময় লিখুন।",
  "Please enter the delivery time.": "ডেলিভারির সময়টি লিখুন।",
  "Order approved successfully!": "অর্ডার অনুমোদিত হয়েছে!",
  "Order marked as delivered successfully.": "অর্ডারটি ডেলিভারি হয়েছে বলে চিহ্নিত হয়েছে।",
  "This order is already approved.": "অর্ডারটি আগেই অনুমোদিত হয়েছে।",
  "This order is already delivered.": "অর্ডারটি আগেই ডেলিভারি হয়েছে।",
  "This order belongs to another customer. Please reload the page.":
    "অর্ডারটি অন্য ক্রেতার। পাতাটি রিলোড করুন।",
  "Message marked as read.": "বার্তাটি পড়া হয়েছে বলে চিহ্নিত হয়েছে।",
  "Message marked as unread.": "বার্তাটি না-পড়া বলে চিহ্নিত হয়েছে।",
  "Restored successfully.": "ফিরিয়ে আনা হয়েছে।",
  "This is not in the trash.": "এটি ট্র্যাশে নেই।",
  // Products.
  "Product updated successfully!": "পণ্য আপডেট হয়েছে!",
  "Products updated successfully!": "পণ্যগুলো আপডেট হয়েছে!",
  "The offer price must not be above the price.": "অফারের দাম মূল দামের চেয়ে বেশি হতে পারে না।",
  "The price differences would bring the price below 0.":
    "দামের পার্থক্যের কারণে দাম ০-এর নিচে নেমে যাবে।",
  "Each color needs its own image.": "প্রতিটি রঙের নিজস্ব ছবি দিতে হবে।",
  "Each specification needs a field and a value.": "প্রতিটি স্পেসিফিকেশনে বিষয় ও তথ্য দুটোই লিখুন।",
  "Specifications must be a list for this category.":
    "এই ক্যাটাগরিতে স্পেসিফিকেশন তালিকা আকারে দিতে হবে।",
  "Each row needs a price difference as a whole number.":
    "প্রতিটি সারিতে দামের পার্থক্য পূর্ণ সংখ্যায় লিখুন।",
  "Somebody else changed this product meanwhile. Please review it and try again.":
    "এর মধ্যে অন্য কেউ পণ্যটি বদলেছেন। দেখে নিয়ে আবার চেষ্টা করুন।",
  "The listing must be product, upcoming, bestdeal, exclusive or offer.":
    "তালিকাটি product, upcoming, bestdeal, exclusive বা offer হতে হবে।",
  "Please choose how to change it.": "কীভাবে বদলাবেন বেছে নিন।",
  "The percentage must be between -100 and 1000, with two decimals at most.":
    "শতাংশ −১০০ থেকে ১,০০০-এর মধ্যে হতে হবে, দশমিকের পর দুই ঘর পর্যন্ত।",
  "This product is not there any more.": "পণ্যটি আর নেই।",
  // Pictures and banners.
  "The picture is larger than 10 MB. Please choose a smaller file.":
    "ছবিটি ১০ মেগাবাইটের চেয়ে বড়। ছোট ফাইল বেছে নিন।",
  "Each picture can be at most 10 MiB.": "প্রতিটি ছবি সর্বোচ্চ ১০ মেগাবাইট হতে পারে।",
  "The picture has more than 40 megapixels. Please make it smaller and try again.":
    "ছবিটি ৪০ মেগাপিক্সেলের চেয়ে বড়। ছোট করে আবার চেষ্টা করুন।",
  "Please choose a JPEG, PNG, WebP or GIF picture.": "JPEG, PNG, WebP বা GIF ছবি বেছে নিন।",
  "The picture is damaged or incomplete. Please choose another file.":
    "ছবিটি নষ্ট বা অসম্পূর্ণ। অন্য ফাইল বেছে নিন।",
  "The picture could not be stored.": "ছবিটি রাখা যায়নি।",
  "Please send one picture.": "একটি ছবি দিন।",
  "The form can be at most 64 MiB.": "সব মিলিয়ে ফর্মটি সর্বোচ্চ ৬৪ মেগাবাইট হতে পারে।",
  "The form did not arrive whole.": "ফর্মটি পুরোটা পৌঁছায়নি।",
  "This text is too long.": "লেখাটি খুব লম্বা।",
  "Banners updated successfully!": "ব্যানার আপডেট হয়েছে!",
  "Both side banners are required.": "পাশের দুটি ব্যানারই দিতে হবে।",
  "The place must be 1 or 2.": "জায়গাটি ১ বা ২ হতে হবে।",
  "Please send one picture for this place.": "এই জায়গার জন্য একটি ছবি দিন।",
  "Main banners must be between 1 and 6 images.": "মূল ব্যানারে ১ থেকে ৬টি ছবি থাকতে হবে।",
  "You can upload up to 6 main banners only.": "মূল ব্যানারে সর্বোচ্চ ৬টি ছবি দেওয়া যায়।",
  "Please select an image for the second banner.": "দ্বিতীয় ব্যানারের জন্য একটি ছবি বেছে নিন।",
  "Please upload exactly 2 images for the third banner.": "তৃতীয় ব্যানারের জন্য ঠিক ২টি ছবি দিন।",
  "Please select an image for the exclusive banner.": "এক্সক্লুসিভ ব্যানারের জন্য একটি ছবি বেছে নিন।",
  "This is not one of the main banners. Please reload the page.":
    "এটি মূল ব্যানারগুলোর কোনোটি নয়। পাতাটি রিলোড করুন।",
  "The banners changed meanwhile. Please review them and try again.":
    "এর মধ্যে ব্যানার বদলে গেছে। দেখে নিয়ে আবার চেষ্টা করুন।",
  // Blog posts and settings.
  "Please fill in all required fields.": "সব আবশ্যক ঘর পূরণ করুন।",
  "Blog post added successfully!": "ব্লগ পোস্ট যোগ হয়েছে!",
  "Blog post updated successfully!": "ব্লগ পোস্ট আপডেট হয়েছে!",
  "Somebody else changed this blog post meanwhile. Please review it and try again.":
    "এর মধ্যে অন্য কেউ ব্লগ পোস্টটি বদলেছেন। দেখে নিয়ে আবার চেষ্টা করুন।",
  "Settings updated successfully!": "সেটিংস আপডেট হয়েছে!",
  "The EMI rate must be a whole number from 0 to 100.":
    "ইএমআইয়ের হার ০ থেকে ১০০-এর মধ্যে একটি পূর্ণ সংখ্যা হতে হবে।",
  "Please enter phone numbers of 6 to 15 digits.": "৬ থেকে ১৫ সংখ্যার ফোন নম্বর লিখুন।",
  "Please enter the number with its country code, such as 8801700000000.":
    "দেশের কোডসহ নম্বরটি লিখুন, যেমন 8801700000000।",
  // E-mail.
  "The mail server refuses this mail for good.": "মেইল সার্ভার এই ই-মেইল একেবারেই নিচ্ছে না।",
  "Mail cannot be sent to this address.": "এই ঠিকানায় ই-মেইল পাঠানো যায় না।",
  "The mail server does not accept the user or the password of HAAT_SMTP_URL.":
    "HAAT_SMTP_URL-এর ব্যবহারকারীর নাম বা পাসওয়ার্ড মেইল সার্ভার মানছে না।",
  "The mail server asks to try again later.": "মেইল সার্ভার পরে আবার চেষ্টা করতে বলছে।",
  "The mail server takes too long to answer.": "মেইল সার্ভার উত্তর দিতে খুব দেরি করছে।",
  "The mail server cannot be reached.": "মেইল সার্ভারের সঙ্গে যোগাযোগ করা যাচ্ছে না।",
  "A secure connection to the mail server cannot be made.":
    "মেইল সার্ভারের সঙ্গে নিরাপদ সংযোগ করা যাচ্ছে না।",
  "The mail cannot be written to the data folder.": "ই-মেইলটি ডেটা ফোল্ডারে লেখা যাচ্ছে না।",
  "The mail was too old before it could be sent.": "পাঠানোর আগেই ই-মেইলটি পুরোনো হয়ে গেছে।",
  "The mail could not be sent.": "ই-মেইলটি পাঠানো যায়নি।",
  "The mail is tried again now.": "ই-মেইলটি এখনই আবার পাঠানোর চেষ্টা হচ্ছে।",
  "There is no mail to try again.": "আবার পাঠানোর মতো কোনো ই-মেইল নেই।",
  "A one-time password is not sent again. The customer can ask for a new one.":
    "ওয়ান-টাইম পাসওয়ার্ড আবার পাঠানো হয় না। ক্রেতা নতুন একটি চাইতে পারেন।",
  // Imports.
  "Please choose a CSV file.": "একটি CSV ফাইল বেছে নিন।",
  "The file can be at most 32 MiB. Please import it in parts.":
    "ফাইলটি সর্বোচ্চ ৩২ মেগাবাইট হতে পারে। ভাগ ভাগ করে ইমপোর্ট করুন।",
  "The file has no rows below the names of the columns.": "কলামের নামের নিচে ফাইলে কোনো সারি নেই।",
  "This is no product file of this shop, Shopify or WooCommerce: the first row does not have the names of their columns in English.":
    "এটি এই দোকান, শপিফাই বা উকমার্সের পণ্যের ফাইল নয়: প্রথম সারিতে ইংরেজিতে তাদের কলামের নাম নেই।",
  "The names of the columns are not in English. Please set your language in the other shop to English, export the products again in English, and import that file.":
    "কলামের নামগুলো ইংরেজিতে নয়। অন্য দোকানে আপনার ভাষা ইংরেজি করে পণ্যগুলো আবার ইংরেজিতে এক্সপোর্ট করুন, তারপর সেই ফাইলটি ইমপোর্ট করুন।",
  "The import waits to be confirmed.": "ইমপোর্টটি নিশ্চিত করার অপেক্ষায় আছে।",
  "The import is running.": "ইমপোর্ট চলছে।",
  "The import was cancelled; nothing was changed.": "ইমপোর্ট বাতিল হয়েছে; কিছুই বদলায়নি।",
  "The import ends after the rows under way.": "যে সারিগুলোর কাজ চলছে, সেগুলোর পর ইমপোর্ট থামবে।",
  "The import was not confirmed within a day.": "এক দিনের মধ্যে ইমপোর্টটি নিশ্চিত করা হয়নি।",
  "Another file was chosen.": "অন্য একটি ফাইল বেছে নেওয়া হয়েছে।",
  "Another import is running. Please wait until it is done.":
    "আরেকটি ইমপোর্ট চলছে। সেটি শেষ হওয়া পর্যন্ত অপেক্ষা করুন।",
  "This import is running already.": "ইমপোর্টটি আগে থেকেই চলছে।",
  "This import is over already.": "ইমপোর্টটি আগেই শেষ হয়েছে।",
  "This import was cancelled. Please choose the file again.":
    "ইমপোর্টটি বাতিল হয়েছে। ফাইলটি আবার বেছে নিন।",
  "This product was changed in the shop after the preview.":
    "প্রিভিউয়ের পর পণ্যটি দোকানে বদলানো হয়েছে।",
  "This product lies in the trash. Please restore it first.": "পণ্যটি ট্র্যাশে আছে। আগে ফিরিয়ে আনুন।",
  "This product stands in the file twice. Only its first place counts.":
    "পণ্যটি ফাইলে দুবার আছে। শুধু প্রথমটি ধরা হবে।",
  "The file's own name of this product is too long.": "ফাইলে পণ্যটির নিজস্ব নাম খুব লম্বা।",
  "This row has no title, and does not follow the row of its product.":
    "এই সারিতে শিরোনাম নেই, আর এটি কোনো পণ্যের সারির ঠিক পরেও নেই।",
  "This product is not published in the file, so it is left out.":
    "ফাইলে পণ্যটি প্রকাশিত নয়, তাই বাদ রাখা হয়েছে।",
  "The price must be a number of taka.": "দাম টাকার অঙ্কে লিখতে হবে।",
  "The price is missing.": "দাম নেই।",
  "The stock must be a whole number of pieces.": "স্টক কত পিস, তা পূর্ণ সংখ্যায় লিখতে হবে।",
  "The date cannot be read. Please write it like this: 2026-12-31.":
    "তারিখটি পড়া যাচ্ছে না। এভাবে লিখুন: 2026-12-31।",
  "It must be 1 or 0: published or not.": "১ বা ০ লিখতে হবে: প্রকাশিত কি না।",
  "It must be 1 or 0: in stock or not.": "১ বা ০ লিখতে হবে: স্টকে আছে কি না।",
  "Gift cards are not sold here.": "এখানে গিফট কার্ড বিক্রি হয় না।",
  "Downloads and services are not sold here.": "এখানে ডাউনলোড বা সেবা বিক্রি হয় না।",
  "Grouped products are not supported: import their parts.":
    "গ্রুপ করা পণ্য নেওয়া যায় না: আলাদা আলাদা পণ্য ইমপোর্ট করুন।",
  "External products are sold elsewhere, not here.": "এক্সটার্নাল পণ্য অন্য কোথাও বিক্রি হয়, এখানে নয়।",
  "Products of this type are not supported.": "এই ধরনের পণ্য নেওয়া যায় না।",
  "The product that this is a variation of is not in the file.":
    "এটি যে পণ্যের ভ্যারিয়েশন, সেটি ফাইলে নেই।",
  "None of its variations is in the file, so it has no price.":
    "এর কোনো ভ্যারিয়েশন ফাইলে নেই, তাই দামও নেই।",
  "It has too many variations.": "এর ভ্যারিয়েশন অনেক বেশি।",
  "There is no variant with a price.": "দামসহ কোনো ভ্যারিয়েশন নেই।",
  "Its variants have no names.": "এর ভ্যারিয়েশনগুলোর নাম নেই।",
  "A variant lacks one of the options.": "একটি ভ্যারিয়েশনে কোনো একটি অপশন নেই।",
  "Two variants have the same options.": "দুটি ভ্যারিয়েশনের অপশন একই।",
  "Prices are taken as taka; nothing is converted.":
    "দাম টাকা হিসেবে ধরা হয়; কিছুই রূপান্তর করা হয় না।",
};

/** Fields and things as the server's sentences name them. */
const NAMES: Readonly<Record<string, string>> = {
  Title: "শিরোনাম",
  Description: "বিবরণ",
  Price: "দাম",
  "Offer price": "অফারের দাম",
  Stock: "স্টক",
  "Expected stock": "স্টক",
  Category: "ক্যাটাগরি",
  Brand: "ব্র্যান্ড",
  "Estimated delivery": "ডেলিভারির আনুমানিক সময়",
  "Delivery time": "ডেলিভারির সময়",
  Warranty: "ওয়ারেন্টি",
  "EMI available": "ইএমআই সুবিধা",
  Views: "ভিউ",
  "Buy points": "কেনার পয়েন্ট",
  "Main image": "মূল ছবি",
  Photo: "ছবি",
  "Social link": "সোশ্যাল লিংক",
  "Shop name": "দোকানের নাম",
  "WhatsApp number": "হোয়াটসঅ্যাপ নম্বর",
  "Opening hours": "খোলা থাকার সময়",
  Name: "নাম",
  "Shop number": "দোকান নম্বর",
  Floor: "তলা",
  Mall: "মার্কেট",
  Area: "এলাকা",
  City: "শহর",
  "Map link": "ম্যাপের লিংক",
  Code: "কোড",
  Mail: "ই-মেইল",
  Blog: "ব্লগ পোস্ট",
  Message: "বার্তা",
  Branch: "শাখা",
  Session: "সেশন",
  Import: "ইমপোর্ট",
  // The listings, as the server calls them.
  Products: "সব পণ্য",
  Upcomings: "আসন্ন পণ্য",
  "Best Deals": "বেস্ট ডিল",
  "Exclusive Sale": "এক্সক্লুসিভ সেল",
  Offers: "অফার সেল",
  // What an import puts in.
  brand: "ব্র্যান্ড",
  category: "ক্যাটাগরি",
  "delivery time": "ডেলিভারির সময়",
  warranty: "ওয়ারেন্টি",
  description: "বিবরণ",
  "the title": "শিরোনাম",
  stock: "স্টক",
  price: "দাম",
  "offer price": "অফারের দাম",
};

const name = (text: string) => (Object.hasOwn(NAMES, text) ? NAMES[text] : undefined) ?? text;
const number = (digits: string) => bengali.number(Number(digits.replace(/,/g, "")));

/** A number as it stands in a file, in Bengali digits and without groups. */
const asked = (digits: string) => digits.replace(/\d/g, (digit) => bengali.number(Number(digit)));

/** What an import did, in numbers. */
const COUNTS = "(\\d+) added, (\\d+) updated, (\\d+) unchanged, (\\d+) failed\\.";
const counts = (...found: string[]) => {
  const [added = "", updated = "", unchanged = "", failed = ""] = found.map(number);
  return `${added}টি যোগ, ${updated}টি আপডেট, ${unchanged}টি অপরিবর্তিত, ${failed}টি ব্যর্থ।`;
};

/** Sentences with something in them. */
const SENTENCES: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^([a-z ]+) is required\.$/i, (field = "") => `${name(field)} দিতে হবে।`],
  [/^([a-z ]+) not found\.$/i, (thing = "") => `${name(thing)} পাওয়া যায়নি।`],
  [/^([a-z ]+) must be text\.$/i, (field = "") => `${name(field)} লেখা হতে হবে।`],
  [/^([a-z ]+) must be true or false\.$/i, (field = "") => `${name(field)} হ্যাঁ বা না হতে হবে।`],
  [
    /^([a-z ]+) must be a whole number\.$/i,
    (field = "") => `${name(field)} একটি পূর্ণ সংখ্যা হতে হবে।`,
  ],
  [
    /^([a-z ]+) must be (?:a whole number )?between (-?\d+) and (\d+)\.$/i,
    (field = "", least = "", most = "") =>
      `${name(field)} ${number(least)} থেকে ${number(most)}-এর মধ্যে হতে হবে।`,
  ],
  [
    /^([a-z ]+) must change by a whole number between (-?\d+) and (\d+)\.$/i,
    (field = "", least = "", most = "") =>
      `${name(field)} ${number(least)} থেকে ${number(most)}-এর মধ্যে একটি পূর্ণ সংখ্যায় বদলাতে হবে।`,
  ],
  [
    /^([a-z ]+) can have at most (\d+) characters\.$/i,
    (field = "", most = "") => `${name(field)} সর্বোচ্চ ${number(most)} অক্ষরের হতে পারে।`,
  ],
  [
    /^([a-z ]+) must be a link that starts with http:\/\/ or https:\/\/\.$/i,
    (field = "") => `${name(field)} http:// বা https:// দিয়ে শুরু হতে হবে।`,
  ],
  [
    /^Each row needs a name of at most (\d+) characters\.$/,
    (most = "") => `প্রতিটি সারিতে সর্বোচ্চ ${number(most)} অক্ষরের একটি নাম দিন।`,
  ],
  [/^'(.+)' stands there twice\.$/, (twice = "") => `‘${twice}’ দুবার আছে।`],
  [
    /^At most (\d+) rows are possible\.$/,
    (most = "") => `সর্বোচ্চ ${number(most)}টি সারি দেওয়া যায়।`,
  ],
  [
    /^The picture of '(.+)' is not one of this product's\.$/,
    (color = "") => `‘${color}’-এর ছবিটি এই পণ্যের নয়।`,
  ],
  [
    /^The stock is (\d+) by now\. Please review it and try again\.$/,
    (stock = "") => `স্টক এখন ${number(stock)}টি। দেখে নিয়ে আবার চেষ্টা করুন।`,
  ],
  [
    /^The stock is (\d+) by now; when the file was exported it was (\d+)\.$/,
    (stock = "", before = "") =>
      `স্টক এখন ${number(stock)}টি; ফাইলটি এক্সপোর্ট করার সময় ছিল ${number(before)}টি।`,
  ],
  [/^Product moved to (.+)!$/, (listing = "") => `পণ্যটি “${name(listing)}” তালিকায় সরানো হয়েছে!`],
  [
    /^This product is in (.+) already\.$/,
    (listing = "") => `পণ্যটি আগে থেকেই “${name(listing)}” তালিকায় আছে।`,
  ],
  [
    /^(\d+) products cannot be changed like this\. Nothing was changed\.$/,
    (many = "") => `${number(many)}টি পণ্য এভাবে বদলানো যাবে না। কিছুই বদলানো হয়নি।`,
  ],
  [
    /^The (stock|price|offer price) of '(.+)' would be (-?\d+); it must be between (\d+) and (\d+)\.$/,
    (what = "", title = "", value = "", least = "", most = "") =>
      `‘${title}’-এর ${name(what)} হয়ে যাবে ${number(value)}; ${number(least)} থেকে ${number(most)}-এর মধ্যে থাকতে হবে।`,
  ],
  [
    /^Please choose 1 to (\d+) products\.$/,
    (most = "") => `১ থেকে ${number(most)}টি পণ্য বেছে নিন।`,
  ],
  // A product's own fault, by its title.
  [/^'(.+)': (.+)$/, (title = "", fault = "") => `‘${title}’: ${server(fault) ?? fault}`],
  [
    /^A quotation mark that begins in row (\d+) is never closed\. Please check that row\.$/,
    (row = "") => `${number(row)} নম্বর সারিতে শুরু হওয়া উদ্ধৃতিচিহ্নটি আর বন্ধ হয়নি। সারিটি দেখুন।`,
  ],
  [
    /^Row (\d+) is not UTF-8 text\. Please save the file as CSV in UTF-8 and try again\.$/,
    (row = "") =>
      `${number(row)} নম্বর সারির লেখা UTF-8 নয়। ফাইলটি UTF-8-এ CSV হিসেবে সংরক্ষণ করে আবার চেষ্টা করুন।`,
  ],
  [
    /^The file has more than (\d+) rows\. Please import it in parts\.$/,
    (most = "") => `ফাইলে ${number(most)}টির বেশি সারি আছে। ভাগ ভাগ করে ইমপোর্ট করুন।`,
  ],
  [
    /^The file has more than (\d+) columns\.$/,
    (most = "") => `ফাইলে ${number(most)}টির বেশি কলাম আছে।`,
  ],
  [new RegExp(`^The import is done: ${COUNTS}$`), (...found) => `ইমপোর্ট শেষ: ${counts(...found)}`],
  [
    new RegExp(`^The import was cancelled: ${COUNTS}$`),
    (...found) => `ইমপোর্ট বাতিল হয়েছে: ${counts(...found)}`,
  ],
  [
    new RegExp(`^The import could not go on \\((.+)\\): ${COUNTS}$`),
    (cause = "", ...found) =>
      `ইমপোর্ট চালিয়ে যাওয়া যায়নি (${server(cause) ?? cause}): ${counts(...found)}`,
  ],
  // E-mail.
  [
    /^(\d+) mails? (?:is|are) tried again now\.$/,
    (many = "") => `${number(many)}টি ই-মেইল এখনই আবার পাঠানোর চেষ্টা হচ্ছে।`,
  ],
  [
    /^The mail server took the test mail to (\S+)\. Please look whether it arrived\.$/,
    (address = "") =>
      `মেইল সার্ভার ${address} ঠিকানার পরীক্ষামূলক ই-মেইলটি নিয়েছে। পৌঁছেছে কি না দেখুন।`,
  ],
  [
    /^No mail server is set \(HAAT_SMTP_URL\): the test mail to (\S+) was written to the folder outbox\.$/,
    (address = "") =>
      `কোনো মেইল সার্ভার ঠিক করা নেই (HAAT_SMTP_URL): ${address} ঠিকানার পরীক্ষামূলক ই-মেইলটি outbox ফোল্ডারে লেখা হয়েছে।`,
  ],
  // Notes of an import's preview.
  [
    /^(\d+) products?: prices are rounded to whole taka\.$/,
    (many = "") => `${number(many)}টি পণ্য: দাম পূর্ণ টাকায় মেলানো হয়েছে।`,
  ],
  [
    /^(\d+) products?: no picture comes along, since pictures elsewhere are not fetched; a grey picture stands in\.$/,
    (many = "") =>
      `${number(many)}টি পণ্য: ছবি আসবে না, কারণ অন্য জায়গার ছবি আনা হয় না; তার বদলে একটি ধূসর ছবি থাকবে।`,
  ],
  [
    /^(\d+) products?: the file tells no stock, so it begins with the stock that you choose\.$/,
    (many = "") => `${number(many)}টি পণ্য: ফাইলে স্টক লেখা নেই, তাই আপনার লেখা স্টক দিয়ে শুরু হবে।`,
  ],
  [
    /^(\d+) products?: it is sold without counting there, so it begins with the stock that you choose\.$/,
    (many = "") =>
      `${number(many)}টি পণ্য: ওই দোকানে না গুনে বিক্রি হয়, তাই আপনার লেখা স্টক দিয়ে শুরু হবে।`,
  ],
  [
    /^(\d+) products?: it is sold without counting there, so the stock in the shop stays\.$/,
    (many = "") =>
      `${number(many)}টি পণ্য: ওই দোকানে না গুনে বিক্রি হয়, তাই এই দোকানের স্টক যা আছে তা-ই থাকবে।`,
  ],
  [
    /^(\d+) products?: its sale price is above the regular price, so the regular price is taken\.$/,
    (many = "") => `${number(many)}টি পণ্য: ছাড়ের দাম মূল দামের চেয়ে বেশি, তাই মূল দাম ধরা হয়েছে।`,
  ],
  [
    /^(\d+) products?: its sale price does not hold today, so the full price is taken\.$/,
    (many = "") => `${number(many)}টি পণ্য: ছাড়ের দাম আজ চালু নেই, তাই পুরো দাম ধরা হয়েছে।`,
  ],
  [
    /^“(.+)” can be read as (\d+) or as ([\d.]+)\. Please write the whole number that is meant, without commas and dots\.$/,
    (text = "", one = "", other = "") =>
      `“${text}” মানে ${asked(one)} হতে পারে, আবার ${asked(other)}-ও হতে পারে। কমা ও ডট ছাড়া পূর্ণ সংখ্যাটি লিখুন।`,
  ],
  [
    /^“(.+)” can be read as ([\d-]+) or as ([\d-]+)\. Please write the day that is meant like this: 2026-12-31\.$/,
    (text = "", one = "", other = "") =>
      `“${text}” মানে ${one} হতে পারে, আবার ${other}-ও হতে পারে। ঠিক তারিখটি এভাবে লিখুন: 2026-12-31।`,
  ],
  [
    /^(\d+) products?: the file has no (.+); “(.+)” is put in\.$/,
    (many = "", field = "", put = "") =>
      `${number(many)}টি পণ্য: ফাইলে ${name(field)} নেই; “${name(put)}” বসানো হবে।`,
  ],
  [
    /^(\d+) products?: the stock in the shop changes to the file's\.$/,
    (many = "") => `${number(many)}টি পণ্য: দোকানের স্টক বদলে ফাইলেরটি হবে।`,
  ],
  [
    /^(\d+) products?: it was changed in the shop after this file was exported; the file's values replace that\.$/,
    (many = "") =>
      `${number(many)}টি পণ্য: ফাইলটি এক্সপোর্ট করার পর দোকানে বদলানো হয়েছে; তার জায়গায় ফাইলের তথ্য বসবে।`,
  ],
];

/** The server's text for an admin in Bengali. */
export const server: ServerTexts = (text) => {
  if (Object.hasOwn(MESSAGES, text)) return MESSAGES[text];
  for (const [sentence, say] of SENTENCES) {
    const found = sentence.exec(text);
    if (found) return say(...found.slice(1));
  }
  return undefined;
};
