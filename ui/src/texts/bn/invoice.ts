import { amountInWords } from "./amount-in-words";
import { bengali } from "./format";
import type { useInvoiceTexts } from "../invoice";
import type { TextsOf } from "../language";

/** Texts of an order's invoice. */
export const invoice: TextsOf<typeof useInvoiceTexts> = {
  title: (number) => `ইনভয়েস ${number}`,
  word: "ইনভয়েস",
  print: "প্রিন্ট করুন",
  back: "আপনার অর্ডার",
  unknown: "আপনার অর্ডারগুলোর মধ্যে এটি নেই।",
  number: "অর্ডার নম্বর",
  date: "তারিখ",
  billTo: "ক্রেতা",
  item: "পণ্য",
  quantity: "পরিমাণ",
  price: "দর",
  amount: "টাকা",
  pieces: (n, price) => `${bengali.number(n)} × ${price}`,
  returned: (n) => `${bengali.number(n)}টি ফেরত`,
  inWords: "কথায়",
  amountInWords,
  payment: "পেমেন্ট পদ্ধতি",
  transaction: "ট্রানজেকশন",
  paid: "পরিশোধিত",
  status: "অবস্থা",
  delivery: "ডেলিভারি",
  zone: "ডেলিভারির এলাকা",
  pickup: "যে স্টোর থেকে নেবেন",
  phone: "ফোন",
  email: "ই-মেইল",
  noPrice: "আলোচনা সাপেক্ষ",
  signature: "কর্তৃপক্ষের স্বাক্ষর",
  received: "গ্রহীতার স্বাক্ষর",
  thanks: (shop) => `${shop} থেকে কেনাকাটার জন্য ধন্যবাদ।`,
};
