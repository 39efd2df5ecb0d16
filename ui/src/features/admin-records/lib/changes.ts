import type { AuditRow } from "@/api/types";
import { isListing } from "@/config/listings";
import type { Format } from "@/texts/format";
import { cutText } from "@/lib/preview";
import type { RecordsTexts } from "@/texts/admin-records";
import type { Texts as BaseTexts } from "@/texts/en";

type Texts = RecordsTexts["audit"];

/** One line of a row's details. Without `before` it is a fact, not a change. */
export interface Change {
  /** The field that was written, first, and the way into it. */
  path: readonly string[];
  before?: string;
  after: string;
}

/** Longer texts are cut: the log tells that they changed, not what all they say. */
const LONGEST = 240;
const AMOUNTS = new Set([
  "price",
  "offerPrice",
  "priceDifference",
  "charge",
  "freeFrom",
  "codLimit",
  "atLeast",
  "atMost",
]);
const PICTURE = "/uploads/";

/** What a row tells of, and how it is told. */
interface Reader {
  subject: string;
  texts: Texts;
  listings: BaseTexts["listings"];
  format: Format;
}

type Leaf = string | number | boolean | null;
type Leaves = Map<string, Leaf>;
const STEP = "\n";

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Every single value in a tree, by the way to it. */
function leavesOf(value: unknown, path: readonly string[], into: Leaves = new Map()): Leaves {
  if (!isObject(value)) {
    into.set(path.join(STEP), value as Leaf);
    return into;
  }
  // Rows of a list are told of by their place, from 1.
  const entries = Array.isArray(value)
    ? value.map((item: unknown, index) => [String(index + 1), item] as const)
    : Object.entries(value);
  entries.forEach(([name, item]) => leavesOf(item, [...path, name], into));
  return into;
}

function words(
  value: Leaf | undefined,
  path: readonly string[],
  { subject, texts, listings, format }: Reader,
): string {
  const field = path.at(-1) ?? "";
  if (value === undefined || value === null || value === "") return texts.nothing;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (typeof value === "number") {
    const isAmount = AMOUNTS.has(field) || (field === "total" && subject === "order");
    return isAmount ? format.taka(value) : format.number(value);
  }
  if (value.startsWith(PICTURE)) return texts.picture;
  if (field === "listing" && isListing(value)) return listings[value].title;
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.words;
  return known[field]?.[value] ?? cutText(value, LONGEST);
}

function difference(before: Leaves, after: Leaves, reader: Reader): Change[] {
  const ways = new Set([...before.keys(), ...after.keys()]);
  return [...ways].flatMap((way) => {
    const [old, now] = [before.get(way), after.get(way)];
    // What a list or an object turned into from nothing, or the other way round, has its own lines.
    if (
      old === now ||
      (now === undefined && [...after.keys()].some((k) => k.startsWith(way + STEP)))
    )
      return [];
    const path = way.split(STEP);
    const pictures = [old, now].every(
      (value) => typeof value === "string" && value.startsWith(PICTURE),
    );
    return {
      path,
      before: words(old, path, reader),
      after: pictures ? reader.texts.anotherPicture : words(now, path, reader),
    };
  });
}

/** What a row's detail says, line by line: changes with what was there before, or facts about the thing. */
export function changesOf(
  { action, subject, detail }: Pick<AuditRow, "action" | "subject" | "detail">,
  texts: Texts,
  listings: BaseTexts["listings"],
  format: Format,
): Change[] {
  const reader: Reader = { subject, texts, listings, format };
  const fields: Record<string, unknown> = isObject(detail) ? detail : {};
  const { before, after } = fields;
  if (isObject(before) && isObject(after)) {
    return difference(leavesOf(before, []), leavesOf(after, []), reader);
  }
  return Object.entries(fields).flatMap(([name, value]): Change[] => {
    // Edits are written as [before, after]; so is a list that was changed as a whole.
    if (Array.isArray(value) && value.length === 2) {
      const [old, now] = value as [unknown, unknown];
      if (action === "edit" || (Array.isArray(old) && Array.isArray(now))) {
        return difference(leavesOf(old, [name]), leavesOf(now, [name]), reader);
      }
    }
    return [...leavesOf(value, [name])].map(([way, leaf]) => {
      const path = way.split(STEP);
      return { path, after: words(leaf, path, reader) };
    });
  });
}

/** `Estimated delivery`, from `estimatedDelivery`. */
export function fieldWords(name: string, texts: Texts): string {
  const known = texts.fields[name];
  if (known !== undefined) return known;
  const spaced = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** `Branches, 1, photo`, from the way to a value. */
export function pathWords(path: readonly string[], texts: Texts, format: Format): string {
  return path
    .map((name, step) => {
      if (/^\d+$/.test(name)) return format.number(Number(name));
      const word = fieldWords(name, texts);
      return step === 0 || texts.fields[name] !== undefined ? word : word.toLowerCase();
    })
    .join(", ");
}

/** The changed fields, each once, in words for the middle of a sentence. */
export function changedFields(changes: readonly Change[], texts: Texts): string {
  const names = [...new Set(changes.map(({ path: [first = ""] }) => first))];
  return names
    .map((name) => texts.fields[name] ?? fieldWords(name, texts).toLowerCase())
    .join(", ");
}
