import { bengali } from "@/lib/format";

/** Shapes of the server's sentences, and what they say in Bengali of what stands in them. */
export type Sentences = readonly (readonly [RegExp, (...found: string[]) => string])[];

/** Fields and things as the server's sentences name them. */
const NAMES: Readonly<Record<string, string>> = {
  Title: "শিরোনাম",
  Description: "বিবরণ",
  Headline: "ইংরেজি শিরোনাম",
  "Headline in Bengali": "বাংলা শিরোনাম",
  Line: "ইংরেজি লাইন",
  "Line in Bengali": "বাংলা লাইন",
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

/** A field or thing in Bengali, by the server's word for it. */
export const name = (text: string) =>
  (Object.hasOwn(NAMES, text) ? NAMES[text] : undefined) ?? text;
/** A number of a sentence in Bengali digits. */
export const number = (digits: string) => bengali.number(Number(digits.replace(/,/g, "")));
