import type { ServerTexts } from "../language";
import { IMPORT_MESSAGES, importSentences } from "./admin-server-imports";
import { name, number, type Sentences } from "./admin-server-names";

/** What the server answers an admin, word for word (specification 8, contract 4, 6 and 7). */
const MESSAGES: Readonly<Record<string, string>> = {
  ...IMPORT_MESSAGES,
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
  "Each colour needs its own image.": "প্রতিটি রঙের নিজস্ব ছবি দিতে হবে।",
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
  "The picture is more than 20,000 pixels wide or tall. Please make it smaller and try again.":
    "ছবিটি চওড়ায় বা উচ্চতায় ২০,০০০ পিক্সেলের বেশি। ছোট করে আবার চেষ্টা করুন।",
  "The picture is saved in too many steps. Please save it as an ordinary JPEG and try again.":
    "ছবিটি অনেক বেশি ধাপে সেভ করা। সাধারণ JPEG হিসেবে সেভ করে আবার চেষ্টা করুন।",
  "This picture has the format of iPhones (HEIC), which the shop cannot store. Please save it as JPEG and choose that file.":
    "ছবিটি আইফোনের ফরম্যাটে (HEIC), যা দোকানে রাখা যায় না। JPEG হিসেবে সংরক্ষণ করে সেই ফাইলটি বেছে নিন।",
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
};

/** Sentences with something in them. */
const SENTENCES: Sentences = [
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
  ...importSentences((text) => server(text)),
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
