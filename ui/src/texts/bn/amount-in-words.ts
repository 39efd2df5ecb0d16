/** Every number below a hundred has a name of its own. */
const SMALL = `
  শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়
  দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ
  বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ
  ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ
  চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ
  পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট
  ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর
  সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি
  আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি ঊননব্বই
  নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই
`
  .trim()
  .split(/\s+/);

/** The steps of counting above the hundreds, the highest first; crores are counted in the same steps again. */
const STEPS = [
  [10_000_000, "কোটি"],
  [100_000, "লক্ষ"],
  [1_000, "হাজার"],
] as const;

const HUNDRED = "শত";

function words(n: number): string[] {
  for (const [size, name] of STEPS) {
    if (n >= size) return [...words(Math.floor(n / size)), name, ...rest(n % size)];
  }
  // Hundreds are written in one word: `পাঁচশত`.
  if (n >= 100) return [`${SMALL[Math.floor(n / 100)] ?? ""}${HUNDRED}`, ...rest(n % 100)];
  return [SMALL[n] ?? ""];
}

const rest = (n: number) => (n === 0 ? [] : words(n));

/** Whole taka in Bengali words: 105,000 is `এক লক্ষ পাঁচ হাজার টাকা মাত্র`. */
export function amountInWords(taka: number): string {
  return [...words(taka), "টাকা", "মাত্র"].join(" ");
}
