import { expect, it } from "vitest";
import { server } from "./admin-server-messages";

it.each([
  ["Restored successfully.", "ফিরিয়ে আনা হয়েছে।"],
  [
    "This picture has the format of iPhones (HEIC), which the shop cannot store. Please save it as JPEG and choose that file.",
    "ছবিটি আইফোনের ফরম্যাটে (HEIC), যা দোকানে রাখা যায় না। JPEG হিসেবে সংরক্ষণ করে সেই ফাইলটি বেছে নিন।",
  ],
  ["Offer price is required.", "অফারের দাম দিতে হবে।"],
  ["Blog not found.", "ব্লগ পোস্ট পাওয়া যায়নি।"],
  ["Stock must be between 0 and 1000000.", "স্টক ০ থেকে ১০,০০,০০০-এর মধ্যে হতে হবে।"],
  [
    "Price must be a whole number between 0 and 100000000.",
    "দাম ০ থেকে ১০,০০,০০,০০০-এর মধ্যে হতে হবে।",
  ],
  ["Description can have at most 20000 characters.", "বিবরণ সর্বোচ্চ ২০,০০০ অক্ষরের হতে পারে।"],
  [
    "Map link must be a link that starts with http:// or https://.",
    "ম্যাপের লিংক http:// বা https:// দিয়ে শুরু হতে হবে।",
  ],
  ["'8GB' stands there twice.", "‘8GB’ দুবার আছে।"],
  [
    "The stock is 3 by now. Please review it and try again.",
    "স্টক এখন ৩টি। দেখে নিয়ে আবার চেষ্টা করুন।",
  ],
  ["Product moved to Best Deals!", "পণ্যটি “বেস্ট ডিল” তালিকায় সরানো হয়েছে!"],
  ["This product is in Upcomings already.", "পণ্যটি আগে থেকেই “আসন্ন পণ্য” তালিকায় আছে।"],
  [
    "'Padma': The offer price must not be above the price.",
    "‘Padma’: অফারের দাম মূল দামের চেয়ে বেশি হতে পারে না।",
  ],
  [
    "The offer price of 'Padma' would be -5; it must be between 1 and 100000000.",
    "‘Padma’-এর অফারের দাম হয়ে যাবে -৫; ১ থেকে ১০,০০,০০,০০০-এর মধ্যে থাকতে হবে।",
  ],
  [
    "The import is done: 1200 added, 3 updated, 0 unchanged, 2 failed.",
    "ইমপোর্ট শেষ: ১,২০০টি যোগ, ৩টি আপডেট, ০টি অপরিবর্তিত, ২টি ব্যর্থ।",
  ],
  [
    "The import could not go on (The shop is full.): 1 added, 0 updated, 0 unchanged, 0 failed.",
    "ইমপোর্ট চালিয়ে যাওয়া যায়নি (The shop is full.): ১টি যোগ, ০টি আপডেট, ০টি অপরিবর্তিত, ০টি ব্যর্থ।",
  ],
  [
    "“45.000” can be read as 45000 or as 45. Please write the whole number that is meant, without commas and dots.",
    "“45.000” মানে ৪৫০০০ হতে পারে, আবার ৪৫-ও হতে পারে। কমা ও ডট ছাড়া পূর্ণ সংখ্যাটি লিখুন।",
  ],
  [
    "“03/04/2026” can be read as 2026-04-03 or as 2026-03-04. Please write the day that is meant like this: 2026-12-31.",
    "“03/04/2026” মানে 2026-04-03 হতে পারে, আবার 2026-03-04-ও হতে পারে। ঠিক তারিখটি এভাবে লিখুন: 2026-12-31।",
  ],
  [
    "2 products: it is sold without counting there, so it begins with the stock that you choose.",
    "২টি পণ্য: ওই দোকানে না গুনে বিক্রি হয়, তাই আপনার লেখা স্টক দিয়ে শুরু হবে।",
  ],
  ["1 product: prices are rounded to whole taka.", "১টি পণ্য: দাম পূর্ণ টাকায় মেলানো হয়েছে।"],
  [
    "12 products: the file has no delivery time; “To be confirmed” is put in.",
    "১২টি পণ্য: ফাইলে ডেলিভারির সময় নেই; “To be confirmed” বসানো হবে।",
  ],
  [
    "Row 7 is not UTF-8 text. Please save the file as CSV in UTF-8 and try again.",
    "৭ নম্বর সারির লেখা UTF-8 নয়। ফাইলটি UTF-8-এ CSV হিসেবে সংরক্ষণ করে আবার চেষ্টা করুন।",
  ],
  ["2 mails are tried again now.", "২টি ই-মেইল এখনই আবার পাঠানোর চেষ্টা হচ্ছে।"],
  [
    "The mail server took the test mail to a@b.example. Please look whether it arrived.",
    "মেইল সার্ভার a@b.example ঠিকানার পরীক্ষামূলক ই-মেইলটি নিয়েছে। পৌঁছেছে কি না দেখুন।",
  ],
  [
    "No mail server is set (HAAT_SMTP_URL): the test mail to a@b.example was written to the folder outbox.",
    "কোনো মেইল সার্ভার ঠিক করা নেই (HAAT_SMTP_URL): a@b.example ঠিকানার পরীক্ষামূলক ই-মেইলটি outbox ফোল্ডারে লেখা হয়েছে।",
  ],
])("says %s in Bengali", (english, bengali) => {
  expect(server(english)).toBe(bengali);
});

it("leaves to others what it does not know", () => {
  expect(server("The wheel turns.")).toBeUndefined();
  expect(server("toString")).toBeUndefined();
});
