import type { HeadTexts } from "../heads";
import { base } from "./base";
import { home } from "./home";
import { productDetail } from "./product-detail";
import { orderView } from "./order-view";

export const locale = "bn_BD";

/** What pages say of themselves to search engines and link previewers. */
export const heads: HeadTexts = {
  home: "{place}{shop}: ওয়ারেন্টিসহ ফোন, ট্যাবলেট, ল্যাপটপ, গ্যাজেট, অ্যাক্সেসরিজ ও টিভি। দাম দিন পণ্য হাতে পেয়ে অথবা স্টোরে এসে।",
  homePicture: home.heading("{shop}", "{place}"),
  listings: {
    product:
      "{shop}-এর সব পণ্য: ফোন, ল্যাপটপ, ট্যাবলেট, ঘড়ি ও অ্যাক্সেসরিজের দাম, স্টক ও ওয়ারেন্টি। পণ্য হাতে পেয়ে দাম দিন।",
    upcoming:
      "{shop}-এ শিগগিরই আসছে যেসব ফোন ও গ্যাজেট: দাম ঘোষণা হলেই দেখুন, আগেভাগে প্রি-অর্ডার করুন।",
    bestdeal:
      "{shop}-এর বেস্ট ডিল: কম দামে ফোন, ল্যাপটপ ও গ্যাজেট, সঙ্গে ওয়ারেন্টি। পণ্য হাতে পেয়ে দাম দিন।",
    exclusive: "{shop}-এর এক্সক্লুসিভ সেল: বাছাই করা ফোন, ল্যাপটপ ও গ্যাজেট বিশেষ দামে, স্টক থাকা পর্যন্ত।",
    offer: "{shop}-এর অফার সেল: ফোন, ল্যাপটপ ও গ্যাজেট, প্রতিটির পাশে লেখা আছে কত টাকা সাশ্রয়।",
  },
  allCategories:
    "{shop}-এর সব ক্যাটাগরি: ফোন, ল্যাপটপ, ট্যাবলেট, টিভি, ঘড়ি, হেডফোন, ক্যামেরা ও অ্যাক্সেসরিজ, দামসহ।",
  categoryNone: "{shop}-এ {label}: দাম, স্টক ও ওয়ারেন্টি দেখুন। পণ্য হাতে পেয়ে দাম দিন।",
  categoryOne:
    "{shop}-এ {label}: {number}টি পণ্যের দাম, স্টক, ওয়ারেন্টি ও কিস্তি মিলিয়ে দেখুন। দাম দিন পণ্য হাতে পেয়ে অথবা স্টোরে এসে।",
  categoryMany:
    "{shop}-এ {label}: {number}টি পণ্যের দাম, স্টক, ওয়ারেন্টি ও কিস্তি মিলিয়ে দেখুন। দাম দিন পণ্য হাতে পেয়ে অথবা স্টোরে এসে।",
  search: "{shop}-এ “{text}” খুঁজে পাওয়া পণ্য, দাম ও স্টকসহ।",
  page: "{number} নম্বর পাতা।",
  product: "{shop}-এ দাম {price}, {stock}।",
  productNoPrice: "{price}, {shop}-এ {stock}।",
  preorder: "প্রি-অর্ডার চলছে",
  inStock: base.product.inStock,
  notInStock: base.product.notInStock,
  fact: "{label}: {value}।",
  warranty: productDetail.warranty,
  delivery: orderView.delivery,
  blogs: "ফোন, ল্যাপটপ ও গ্যাজেট কেনার পরামর্শ, তুলনা আর খবর, {shop}-এর ব্লগে।",
  stores: "{shop}-এর স্টোর কোথায়: ঠিকানা, তলা, খোলার সময়, ফোন নম্বর ও ম্যাপ।",
  terms: "{shop}-এর শর্তাবলি: অর্ডার, দাম, পেমেন্ট, ডেলিভারি, ওয়ারেন্টি ও পণ্য বদল।",
  policy: "{shop} কোন তথ্য নেয়, কেন ব্যবহার করে, কে দেখতে পায় ও কীভাবে সুরক্ষিত রাখে।",
};
