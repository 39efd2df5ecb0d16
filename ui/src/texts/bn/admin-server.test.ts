import { expect, it } from "vitest";
import type { Message } from "../messages";
import { server } from "./admin-server";

it.each([
  [{ code: "restored" }, "ফিরিয়ে আনা হয়েছে।"],
  [
    { code: "picture_heic" },
    "ছবিটি আইফোনের ফরম্যাটে (HEIC), যা দোকানে রাখা যায় না। JPEG হিসেবে সংরক্ষণ করে সেই ফাইলটি বেছে নিন।",
  ],
  [
    { code: "order_changed_meanwhile" },
    "এর মধ্যে অন্য কেউ অর্ডারটি বদলেছেন। দেখে নিয়ে আবার চেষ্টা করুন।",
  ],
  [{ code: "required", args: { label: "offer_price" } }, "অফারের দাম দিতে হবে।"],
  [{ code: "not_found", args: { thing: "blog" } }, "ব্লগ পোস্ট পাওয়া যায়নি।"],
  [
    { code: "between", args: { label: "stock", min: 0, max: 1_000_000 } },
    "স্টক ০ থেকে ১০,০০,০০০-এর মধ্যে হতে হবে।",
  ],
  [
    { code: "whole_between", args: { label: "price", min: 0, max: 100_000_000 } },
    "দাম ০ থেকে ১০,০০,০০,০০০-এর মধ্যে হতে হবে।",
  ],
  [
    { code: "too_long", args: { label: "description", max: 20_000 } },
    "বিবরণ সর্বোচ্চ ২০,০০০ অক্ষরের হতে পারে।",
  ],
  [
    { code: "must_be_link", args: { label: "map_link" } },
    "ম্যাপের লিংক http:// বা https:// দিয়ে শুরু হতে হবে।",
  ],
  [{ code: "row_twice", args: { name: "8GB" } }, "‘8GB’ দুবার আছে।"],
  [{ code: "stock_moved", args: { stock: 3 } }, "স্টক এখন ৩টি। দেখে নিয়ে আবার চেষ্টা করুন।"],
  [
    { code: "product_moved", args: { listing: "bestdeal", title: "Best Deals" } },
    "পণ্যটি “বেস্ট ডিল” তালিকায় সরানো হয়েছে!",
  ],
  [
    { code: "in_listing_already", args: { listing: "upcoming", title: "Upcomings" } },
    "পণ্যটি আগে থেকেই “আসন্ন পণ্য” তালিকায় আছে।",
  ],
  [
    { code: "bulk_fault", args: { title: "Padma", fault: { code: "offer_above_price" } } },
    "‘Padma’: অফারের দাম মূল দামের চেয়ে বেশি হতে পারে না।",
  ],
  [
    { code: "bulk_offer_price", args: { title: "Padma", value: -5, min: 1, max: 100_000_000 } },
    "‘Padma’-এর অফারের দাম হয়ে যাবে -৫; ১ থেকে ১০,০০,০০,০০০-এর মধ্যে থাকতে হবে।",
  ],
  [
    { code: "import_done", args: { added: 1200, updated: 3, unchanged: 0, failed: 2 } },
    "ইমপোর্ট শেষ: ১,২০০টি যোগ, ৩টি আপডেট, ০টি অপরিবর্তিত, ২টি ব্যর্থ।",
  ],
  [
    {
      code: "import_failed",
      args: { cause: { code: "shop_busy" }, added: 1, updated: 0, unchanged: 0, failed: 0 },
    },
    "ইমপোর্ট চালিয়ে যাওয়া যায়নি (এই মুহূর্তে দোকানে খুব ভিড়। একটু পরে আবার চেষ্টা করুন।): ১টি যোগ, ০টি আপডেট, ০টি অপরিবর্তিত, ০টি ব্যর্থ।",
  ],
  [
    { code: "import_number_two_ways", args: { text: "45.000", one: "45000", other: "45" } },
    "“45.000” মানে ৪৫০০০ হতে পারে, আবার ৪৫-ও হতে পারে। কমা ও ডট ছাড়া পূর্ণ সংখ্যাটি লিখুন।",
  ],
  [
    {
      code: "import_date_two_ways",
      args: { text: "03/04/2026", one: "2026-04-03", other: "2026-03-04" },
    },
    "“03/04/2026” মানে 2026-04-03 হতে পারে, আবার 2026-03-04-ও হতে পারে। ঠিক তারিখটি এভাবে লিখুন: 2026-12-31।",
  ],
  [
    { code: "note_uncounted", args: { products: 2 } },
    "২টি পণ্য: ওই দোকানে না গুনে বিক্রি হয়, তাই আপনার লেখা স্টক দিয়ে শুরু হবে।",
  ],
  [{ code: "note_rounded", args: { products: 1 } }, "১টি পণ্য: দাম পূর্ণ টাকায় মেলানো হয়েছে।"],
  [
    { code: "note_no_delivery_time", args: { products: 12, text: "To be confirmed" } },
    "১২টি পণ্য: ফাইলে ডেলিভারির সময় নেই; “To be confirmed” বসানো হবে।",
  ],
  [
    { code: "import_not_utf8", args: { row: 7 } },
    "৭ নম্বর সারির লেখা UTF-8 নয়। ফাইলটি UTF-8-এ CSV হিসেবে সংরক্ষণ করে আবার চেষ্টা করুন।",
  ],
  [
    { code: "return_too_many", args: { line: 2, left: 1 } },
    "২ নম্বর পণ্যের সর্বোচ্চ ১টি ফেরত আসতে পারে।",
  ],
  [{ code: "order_shipped" }, "অর্ডারটি পাঠানো হয়েছে বলে চিহ্নিত হয়েছে।"],
  [{ code: "mail_again_many", args: { count: 2 } }, "২টি ই-মেইল এখনই আবার পাঠানোর চেষ্টা হচ্ছে।"],
  [
    { code: "test_mail_taken", args: { address: "a@b.example" } },
    "মেইল সার্ভার a@b.example ঠিকানার পরীক্ষামূলক ই-মেইলটি নিয়েছে। পৌঁছেছে কি না দেখুন।",
  ],
  [
    { code: "test_mail_written", args: { address: "a@b.example" } },
    "কোনো মেইল সার্ভার ঠিক করা নেই (HAAT_SMTP_URL): a@b.example ঠিকানার পরীক্ষামূলক ই-মেইলটি outbox ফোল্ডারে লেখা হয়েছে।",
  ],
] satisfies [Message, string][])("says %o in Bengali", (message, bengali) => {
  expect(server(message)).toBe(bengali);
});

it("leaves to others what it does not know", () => {
  expect(server({ code: "wheel_turns" })).toBeUndefined();
  expect(server({ code: "toString" })).toBeUndefined();
  // The sentence in English stands for what has something unknown inside.
  const fault = { code: "wheel_turns" };
  expect(server({ code: "bulk_fault", args: { title: "Padma", fault } })).toBeUndefined();
});
