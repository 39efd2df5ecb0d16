import { bengali } from "@/lib/format";
import type { ServerTexts } from "../language";
import { name, number, type Sentences } from "./admin-server-names";

/** What the server answers about an import, word for word (contract 7). */
export const IMPORT_MESSAGES: Readonly<Record<string, string>> = {
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

/** A number as it stands in a file, in Bengali digits and without groups. */
const asked = (digits: string) => digits.replace(/\d/g, (digit) => bengali.number(Number(digit)));

/** What an import did, in numbers. */
const COUNTS = "(\\d+) added, (\\d+) updated, (\\d+) unchanged, (\\d+) failed\\.";
const counts = (...found: string[]) => {
  const [added = "", updated = "", unchanged = "", failed = ""] = found.map(number);
  return `${added}টি যোগ, ${updated}টি আপডেট, ${unchanged}টি অপরিবর্তিত, ${failed}টি ব্যর্থ।`;
};

/** Sentences about an import; `server` translates those that stand inside them. */
export const importSentences = (server: ServerTexts): Sentences => [
  [
    /^The stock is (\d+) by now; when the file was exported it was (\d+)\.$/,
    (stock = "", before = "") =>
      `স্টক এখন ${number(stock)}টি; ফাইলটি এক্সপোর্ট করার সময় ছিল ${number(before)}টি।`,
  ],
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
