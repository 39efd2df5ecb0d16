import type { Product } from "@/api/types";

/** From here down, pages say how many are left of a product. */
export const FEW_LEFT = 5;

/**
 * What a card may say: the words that name such a field, the words that make a value clear without the field's name
 * (none: every value is), and the unit of a bare number.
 * `tests/fixtures/product-facts.json` has examples.
 */
type Topic = [words: string, clear?: string, unit?: string];

const RAM: Topic = ["ram memory র‍্যাম মেমরি", "ram র‍্যাম", "GB"];
const STORAGE: Topic = ["storage rom ssd hdd স্টোরেজ", "ssd hdd emmc ufs storage", "GB"];
const BATTERY: Topic = ["battery playtime playback ব্যাটারি", "mah wh এমএএইচ", "mAh"];
const SCREEN: Topic = ["display screen ডিসপ্লে স্ক্রিন", "inch inches ইঞ্চি", "inch"];
const CAMERA: Topic = ["camera sensor ক্যামেরা", "mp megapixel মেগাপিক্সেল", "MP"];
const CAPACITY: Topic = ["capacity ধারণক্ষমতা", "mah wh এমএএইচ"];
const OUTPUT: Topic = ["output wattage আউটপুট", "-"];
const FLIGHT: Topic = ["flight", "-"];
const LINK: Topic = ["bluetooth connection connectivity port ports পোর্ট", "bluetooth wi usb hdmi"];
// These two are names, with or without a number in them.
const CHIP: Topic = ["processor chipset cpu chip প্রসেসর"];
const GRAPHICS: Topic = ["graphics gpu"];

const MEMORY = [RAM, STORAGE];
const ORDERS: Record<string, Topic[]> = {
  PHONE: [...MEMORY, BATTERY, SCREEN, CAMERA, CHIP],
  TABLET: [...MEMORY, BATTERY, SCREEN, CAMERA, CHIP],
  LAPTOP: [...MEMORY, SCREEN, CHIP, BATTERY],
  TV: [SCREEN],
  WATCH: [BATTERY, SCREEN],
  EARPHONE: [BATTERY, LINK],
  HEADPHONES: [BATTERY, LINK],
  SPEAKERS: [OUTPUT, BATTERY, LINK],
  CAMERA: [CAMERA, SCREEN, BATTERY],
  DRONES: [FLIGHT, CAMERA, BATTERY],
};
const OTHERS = [...MEMORY, BATTERY, CAPACITY, OUTPUT, SCREEN, CHIP, CAMERA, LINK, GRAPHICS];

/** A field with one of these words is about something else. */
const ASIDE = "type protection slot charging technology warranty refresh resolution density ratio";
const NOTHING = /^(none|no|nil|n\/?a|yes|not .*|unknown|নেই|না|নাই|[-–—]*)$/i;
const BARE = /^[\d০-৯.,\s]+$/;
/** Longer ones do not fit on a card: a value, and one with its field's name. */
const SHORT = 28;
const LONG = 40;

/** Words in lower case, digits apart from letters. */
function wordsOf(text: string): string[] {
  const spelt = text.replace(/["”″]/g, " inch ").toLowerCase();
  return spelt.match(/[0-9]+|[a-z\u0080-\uffff]+/g) ?? [];
}

function isAmong(words: string[], list: string): boolean {
  const known = list.split(" ");
  return words.some((word) => known.includes(word));
}

/** The value, or its first part where the whole is too long; undefined where it says nothing. */
function short(value: string, topic: Topic): string | undefined {
  const whole = value.trim();
  const first = (whole.split(/[,;] | \(| \+ /)[0] ?? "").trim();
  if (NOTHING.test(first)) return undefined;
  if (whole.length <= SHORT) return whole;
  if (first.length <= SHORT) return first;
  if (topic !== SCREEN) return undefined;
  const [size = "", unit = ""] = first.split(" ");
  const inches = isAmong(wordsOf(size), "inch") ? size : `${size} ${unit}`;
  return isAmong(wordsOf(inches), SCREEN[1] ?? "") ? inches : undefined;
}

/** `8/256` and `256` with their unit; up to four the second is in TB. */
function memory(value: string): string {
  const [, first, second] = /^(\d{1,4})\s*[/+]\s*(\d{1,4})$/.exec(value) ?? [];
  if (first === undefined || second === undefined) return value;
  return Number(second) <= 4 ? `${first} GB/${second} TB` : `${first}/${second} GB`;
}

function factOf(field: string, value: string, topic: Topic): string | undefined {
  const [, clear, unit] = topic;
  let text = short(value, topic);
  if (text === undefined) return undefined;
  if (unit === "GB") text = memory(text);
  if (BARE.test(text) && unit !== undefined) {
    // A small number of a battery may be hours as well.
    if (topic === BATTERY && text.length < 3) return undefined;
    text = `${text} ${unit}`;
  }
  if (clear === undefined || isAmong(wordsOf(text), clear)) return text;
  if (!/[\d০-৯]/.test(text)) return undefined;
  const named = `${field.trim()}: ${text}`;
  return named.length <= LONG ? named : undefined;
}

/** The first memory variant, where it says how much. */
function variantOf(option: string | undefined): string | undefined {
  const text = memory((option ?? "").trim());
  if (/^\d+$/.test(text)) return `${text} GB`;
  return text.length <= SHORT && isAmong(wordsOf(text), "gb tb mb জিবি") ? text : undefined;
}

/** The two facts that help to choose, by category: memory, battery, screen and so on, each with unit or name. */
export function sellingFacts(
  product: Pick<Product, "category" | "ramStorage" | "specifications">,
): string[] {
  const { specifications } = product;
  const rows = Array.isArray(specifications)
    ? specifications
    : [
        { field: "Display", value: specifications.display },
        { field: "Battery", value: specifications.battery },
        { field: "Camera", value: specifications.mainCamera },
      ];
  const variant = variantOf(product.ramStorage[0]?.option);
  const facts = new Set(variant === undefined ? [] : [variant]);
  for (const topic of ORDERS[product.category.toUpperCase()] ?? OTHERS) {
    if (variant !== undefined && MEMORY.includes(topic)) continue;
    for (const { field, value } of rows) {
      const words = wordsOf(field);
      if (!isAmong(words, topic[0]) || isAmong(words, ASIDE)) continue;
      const fact = factOf(field, value, topic);
      if (fact === undefined) continue;
      facts.add(fact);
      break;
    }
    if (facts.size >= 2) break;
  }
  return [...facts];
}
