import { bengali } from "./format";
import type { TextsOf } from "../language";
import type { useDetailTexts } from "../product-detail";

/** Texts of an item's page. */
export const productDetail: TextsOf<typeof useDetailTexts> = {
  gallery: (title) => `${title}-এর ছবি`,
  picture: (title, n) => `${title}, ছবি ${bengali.number(n)}`,
  pictureColor: (title, color) => `${title}, ${color} রং`,
  showPicture: (n) => `${bengali.number(n)} নম্বর ছবি দেখুন`,
  showPictureColor: (color) => `${color} রঙের ছবি দেখুন`,
  fullscreen: "পুরো পর্দায় দেখুন",
  viewer: {
    Lightbox: "ছবি",
    Carousel: "ছবিগুলো",
    Close: "বন্ধ করুন",
    Previous: "আগের ছবি",
    Next: "পরের ছবি",
    Slide: "ছবি",
    "{index} of {total}": "{total}টির মধ্যে {index}",
    "Photo gallery": "পণ্যের ছবি",
    "Zoom in": "বড় করুন",
    "Zoom out": "ছোট করুন",
  },
  share: "শেয়ার",
  shareTitle: "পণ্যটি শেয়ার করুন",
  shareLink: "পণ্যের লিংক",
  copyLink: "লিংক কপি করুন",
  copied: "পণ্যের লিংক কপি হয়েছে!",
  copyFailed: "লিংক কপি করা যায়নি। লিংকটি বেছে নিয়ে নিজে কপি করুন।",
  views: (n) => `${bengali.number(n)} বার দেখা হয়েছে`,
  difference: (taka) =>
    taka === 0 ? "" : `${taka > 0 ? "+" : "-"}${bengali.taka(Math.abs(taka))}`,
  color: "রং",
  ram: "র‍্যাম / স্টোরেজ",
  need: { color: "একটি রং বেছে নিন।", ram: "র‍্যাম / স্টোরেজ বেছে নিন।" },
  emi: "ইএমআই সুবিধা আছে",
  noEmi: "ইএমআই সুবিধা নেই",
  points: (n) => `কিনলে ${bengali.number(n)} পয়েন্ট পাবেন`,
  warranty: "ওয়ারেন্টি",
  delivery: "সম্ভাব্য ডেলিভারি",
  days: (from, to) => {
    if (to === 0) return "একই দিনে";
    const most = `${bengali.number(to)} দিন`;
    if (from === to) return most;
    return from === 0 ? `${most}ের মধ্যে` : `${bengali.number(from)}–${most}`;
  },
  daysByArea: (days) => `এলাকাভেদে ${days}`,
  addToCart: "কার্টে যোগ করুন",
  buyNow: "এখনই কিনুন",
  preorderNow: "প্রি-অর্ডার করুন",
  pleaseLogIn: "আগে লগইন করুন",
  soldOutReason: "পণ্যটি এই মুহূর্তে স্টকে নেই।",
  noPriceReason: "দাম জানানো হলে অর্ডার করতে পারবেন।",
  quickOrder: "অ্যাকাউন্ট ছাড়াই অর্ডার করুন",
  trust: "যা নিয়ে নিশ্চিন্ত থাকতে পারেন",
  warrantyRule: "রসিদসহ আমাদের দোকানে বা প্রস্তুতকারকের সার্ভিস সেন্টারে আনুন।",
  returns: "ফেরত",
  returnRule: "ভুল, ভাঙা বা ত্রুটিপূর্ণ হলে মেরামত করি, বদলে দিই বা টাকা ফেরত দিই।",
  returnTerms: "ফেরতের শর্ত",
  deliveryDays: "ডেলিভারি",
  payment: "পেমেন্ট",
  pickup: "স্টোর থেকে নিয়ে সেখানেই দাম দিন",
  exchange: "ফোন এক্সচেঞ্জ",
  specifications: "স্পেসিফিকেশন",
  noSpecifications: "এই পণ্যের কোনো স্পেসিফিকেশন দেওয়া নেই।",
  spec: {
    body: "বডি",
    battery: "ব্যাটারি",
    display: "ডিসপ্লে",
    mainCamera: "মূল ক্যামেরা",
    selfieCamera: "সেলফি ক্যামেরা",
    launch: "বাজারে এসেছে",
  },
  goesWithIt: "এর সঙ্গে মানায়",
  description: "বিবরণ",
  showMore: "আরও দেখুন",
  showLess: "কম দেখুন",
};
