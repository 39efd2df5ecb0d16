import { IMPORT_MB } from "../admin-limits";
import { bengali } from "./format";
import type { Code, MessageTexts } from "../messages";

const { number } = bengali;

/** What an import did, in numbers. */
export function counts(done: {
  added: number;
  updated: number;
  unchanged: number;
  failed: number;
}) {
  const { added, updated, unchanged, failed } = done;
  return `${number(added)}টি যোগ, ${number(updated)}টি আপডেট, ${number(unchanged)}টি অপরিবর্তিত, ${number(failed)}টি ব্যর্থ।`;
}

type ImportCode = Exclude<
  Extract<Code, `import_${string}` | `note_${string}`>,
  "import_failed" | "note_saved"
>;

/** What the server says of imports (contract 7), but for what has another message inside. */
export const IMPORT_MESSAGES: MessageTexts<ImportCode> = {
  // Imports: the file as a whole.
  import_file_needed: "একটি CSV ফাইল বেছে নিন।",
  import_file_large: `ফাইলটি সর্বোচ্চ ${bengali.number(IMPORT_MB)} মেগাবাইট হতে পারে। ভাগ ভাগ করে ইমপোর্ট করুন।`,
  import_file_empty: "কলামের নামের নিচে ফাইলে কোনো সারি নেই।",
  import_file_unknown:
    "এটি এই দোকান, শপিফাই বা উকমার্সের পণ্যের ফাইল নয়: প্রথম সারিতে ইংরেজিতে তাদের কলামের নাম নেই।",
  import_file_foreign:
    "কলামের নামগুলো ইংরেজিতে নয়। অন্য দোকানে আপনার ভাষা ইংরেজি করে পণ্যগুলো আবার ইংরেজিতে এক্সপোর্ট করুন, তারপর সেই ফাইলটি ইমপোর্ট করুন।",
  import_rows_most: ({ max }) => `ফাইলে ${number(max)}টির বেশি সারি আছে। ভাগ ভাগ করে ইমপোর্ট করুন।`,
  import_columns_most: ({ max }) => `ফাইলে ${number(max)}টির বেশি কলাম আছে।`,
  import_quote_open: ({ row }) =>
    `${number(row)} নম্বর সারিতে শুরু হওয়া উদ্ধৃতিচিহ্নটি আর বন্ধ হয়নি। সারিটি দেখুন।`,
  import_not_utf8: ({ row }) =>
    `${number(row)} নম্বর সারির লেখা UTF-8 নয়। ফাইলটি UTF-8-এ CSV হিসেবে সংরক্ষণ করে আবার চেষ্টা করুন।`,
  // Imports: how far one is.
  import_waits: "ইমপোর্টটি নিশ্চিত করার অপেক্ষায় আছে।",
  import_running: "ইমপোর্ট চলছে।",
  import_ending: "যে সারিগুলোর কাজ চলছে, সেগুলোর পর ইমপোর্ট থামবে।",
  import_taken_back: "ইমপোর্ট বাতিল হয়েছে; কিছুই বদলায়নি।",
  import_expired: "এক দিনের মধ্যে ইমপোর্টটি নিশ্চিত করা হয়নি।",
  import_replaced: "অন্য একটি ফাইল বেছে নেওয়া হয়েছে।",
  import_done: (args) => `ইমপোর্ট শেষ: ${counts(args)}`,
  import_cancelled: (args) => `ইমপোর্ট বাতিল হয়েছে: ${counts(args)}`,
  import_busy: "আরেকটি ইমপোর্ট চলছে। সেটি শেষ হওয়া পর্যন্ত অপেক্ষা করুন।",
  import_running_already: "ইমপোর্টটি আগে থেকেই চলছে।",
  import_over: "ইমপোর্টটি আগেই শেষ হয়েছে।",
  import_was_cancelled: "ইমপোর্টটি বাতিল হয়েছে। ফাইলটি আবার বেছে নিন।",
  import_picture_unknown: "ফাইলের কোনো সারিতে এই নামের ছবি নেই।",
  // Imports: what is wrong with a row.
  import_changed: "প্রিভিউয়ের পর পণ্যটি দোকানে বদলানো হয়েছে।",
  import_in_trash: "পণ্যটি ট্র্যাশে আছে। আগে ফিরিয়ে আনুন।",
  import_twice: "পণ্যটি ফাইলে দুবার আছে। শুধু প্রথমটি ধরা হবে।",
  import_key_long: "ফাইলে পণ্যটির নিজস্ব নাম খুব লম্বা।",
  import_no_title: "এই সারিতে শিরোনাম নেই, আর এটি কোনো পণ্যের সারির ঠিক পরেও নেই।",
  import_not_published: "ফাইলে পণ্যটি প্রকাশিত নয়, তাই বাদ রাখা হয়েছে।",
  import_price: "দাম টাকার অঙ্কে লিখতে হবে।",
  import_price_missing: "দাম নেই।",
  import_stock: "স্টক কত পিস, তা পূর্ণ সংখ্যায় লিখতে হবে।",
  import_stock_moved: ({ stock, exported }) =>
    `স্টক এখন ${number(stock)}টি; ফাইলটি এক্সপোর্ট করার সময় ছিল ${number(exported)}টি।`,
  import_number_two_ways: ({ text, one, other }) =>
    `“${text}” মানে ${bengali.digits(one)} হতে পারে, আবার ${bengali.digits(other)}-ও হতে পারে। কমা ও ডট ছাড়া পূর্ণ সংখ্যাটি লিখুন।`,
  import_date: "তারিখটি পড়া যাচ্ছে না। এভাবে লিখুন: 2026-12-31।",
  import_date_two_ways: ({ text, one, other }) =>
    `“${text}” মানে ${one} হতে পারে, আবার ${other}-ও হতে পারে। ঠিক তারিখটি এভাবে লিখুন: 2026-12-31।`,
  import_published_flag: "১ বা ০ লিখতে হবে: প্রকাশিত কি না।",
  import_in_stock_flag: "১ বা ০ লিখতে হবে: স্টকে আছে কি না।",
  import_gift_card: "এখানে গিফট কার্ড বিক্রি হয় না।",
  import_download: "এখানে ডাউনলোড বা সেবা বিক্রি হয় না।",
  import_grouped: "গ্রুপ করা পণ্য নেওয়া যায় না: আলাদা আলাদা পণ্য ইমপোর্ট করুন।",
  import_external: "এক্সটার্নাল পণ্য অন্য কোথাও বিক্রি হয়, এখানে নয়।",
  import_type: "এই ধরনের পণ্য নেওয়া যায় না।",
  import_parent: "এটি যে পণ্যের ভ্যারিয়েশন, সেটি ফাইলে নেই।",
  import_no_variations: "এর কোনো ভ্যারিয়েশন ফাইলে নেই, তাই দামও নেই।",
  import_variations_most: "এর ভ্যারিয়েশন অনেক বেশি।",
  import_no_variant: "দামসহ কোনো ভ্যারিয়েশন নেই।",
  import_variant_names: "এর ভ্যারিয়েশনগুলোর নাম নেই।",
  import_variant_option: "একটি ভ্যারিয়েশনে কোনো একটি অপশন নেই।",
  import_variant_twice: "দুটি ভ্যারিয়েশনের অপশন একই।",
  // Imports: what a person should know before confirming.
  note_taka: "দাম টাকা হিসেবে ধরা হয়; কিছুই রূপান্তর করা হয় না।",
  note_rounded: ({ products }) => `${number(products)}টি পণ্য: দাম পূর্ণ টাকায় মেলানো হয়েছে।`,
  note_picture: ({ products }) =>
    `${number(products)}টি পণ্য: ছবি আসবে না, কারণ অন্য জায়গার ছবি আনা হয় না; তার বদলে একটি ধূসর ছবি থাকবে।`,
  note_dear_sale: ({ products }) =>
    `${number(products)}টি পণ্য: ছাড়ের দাম মূল দামের চেয়ে বেশি, তাই মূল দাম ধরা হয়েছে।`,
  note_off_sale: ({ products }) =>
    `${number(products)}টি পণ্য: ছাড়ের দাম আজ চালু নেই, তাই পুরো দাম ধরা হয়েছে।`,
  note_uncounted: ({ products }) =>
    `${number(products)}টি পণ্য: ওই দোকানে না গুনে বিক্রি হয়, তাই আপনার লেখা স্টক দিয়ে শুরু হবে।`,
  note_no_stock: ({ products }) =>
    `${number(products)}টি পণ্য: ফাইলে স্টক লেখা নেই, তাই আপনার লেখা স্টক দিয়ে শুরু হবে।`,
  note_stock_stays: ({ products }) =>
    `${number(products)}টি পণ্য: ওই দোকানে না গুনে বিক্রি হয়, তাই এই দোকানের স্টক যা আছে তা-ই থাকবে।`,
  note_no_brand: ({ products, text }) =>
    `${number(products)}টি পণ্য: ফাইলে ব্র্যান্ড নেই; “${text}” বসানো হবে।`,
  note_no_category: ({ products, text }) =>
    `${number(products)}টি পণ্য: ফাইলে ক্যাটাগরি নেই; “${text}” বসানো হবে।`,
  note_no_delivery_time: ({ products, text }) =>
    `${number(products)}টি পণ্য: ফাইলে ডেলিভারির সময় নেই; “${text}” বসানো হবে।`,
  note_no_warranty: ({ products, text }) =>
    `${number(products)}টি পণ্য: ফাইলে ওয়ারেন্টি নেই; “${text}” বসানো হবে।`,
  note_no_description: ({ products }) =>
    `${number(products)}টি পণ্য: ফাইলে বিবরণ নেই; “শিরোনাম” বসানো হবে।`,
  note_stock_changes: ({ products }) => `${number(products)}টি পণ্য: দোকানের স্টক বদলে ফাইলেরটি হবে।`,
  note_older: ({ products }) =>
    `${number(products)}টি পণ্য: ফাইলটি এক্সপোর্ট করার পর দোকানে বদলানো হয়েছে; তার জায়গায় ফাইলের তথ্য বসবে।`,
};
