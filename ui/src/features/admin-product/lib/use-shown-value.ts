import type { Listing } from "@/config/listings";
import type { Format } from "@/texts/format";
import { useFormat } from "@/texts/use-format";
import { useProductFormTexts } from "@/texts/admin-product";
import { useTexts } from "@/texts/use-texts";
import { isStored, type ConflictField } from "./conflict";

/** Longer values are cut: the form below shows all of them. */
const LONGEST = 160;
/** How much of what is alike is shown before a difference. */
const LEAD = 30;

/** A text, cut around the first place where it differs from another. */
function cut(text: string, other: string): string {
  const all = [...text];
  if (all.length <= LONGEST) return text;
  const others = [...other];
  const found = all.findIndex((letter, index) => letter !== others[index]);
  const differs = found === -1 ? all.length : found;
  const from = differs > LONGEST - LEAD ? differs - LEAD : 0;
  const part = all.slice(from, from + LONGEST).join("");
  return `${from > 0 ? "…" : ""}${part}${from + LONGEST < all.length ? "…" : ""}`;
}

/** A list or object of the payload in one line. */
function rowsText(json: string, format: Format): string {
  const parsed: unknown = JSON.parse(json);
  if (!Array.isArray(parsed)) {
    return Object.values(parsed as Record<string, string>)
      .filter((value) => value !== "")
      .join(", ");
  }
  return (parsed as Record<string, string | number>[])
    .map(({ field, value, option, color, priceDifference, alt }) => {
      if (field !== undefined) return `${field}: ${value}`;
      const difference = Number(priceDifference);
      const name = [option ?? color, alt].filter(Boolean).join(": ");
      if (difference === 0) return name;
      return `${name} (${difference > 0 ? "+" : "−"}${format.taka(Math.abs(difference))})`;
    })
    .join(", ");
}

/** How a field of the payload is called, and its value for a person. */
export function useShownValue() {
  const format = useFormat();
  const { listings } = useTexts();
  const texts = useProductFormTexts();
  const { sections, values } = texts;

  const inSection = new Set<ConflictField>([
    "pictures",
    "specifications",
    "ramStorage",
    "availableColors",
    "listing",
  ]);

  function labelOf(field: ConflictField): string {
    return inSection.has(field) ? sections[field as "listing"].title : texts[field as "title"];
  }

  const taka = (value: string) => format.taka(Number(value));
  const number = (value: string) => format.number(Number(value));
  const rows = (value: string, other: string) =>
    cut(rowsText(value, format), rowsText(other, format)) || values.none;
  const pictures = (value: string) => {
    const rows = JSON.parse(value) as { alt?: string }[];
    const words = rows.flatMap(({ alt }) => alt ?? []).join(", ");
    if (rows.length === 0) return values.none;
    return [texts.pictures.number(rows.length), words].filter(Boolean).join(": ");
  };
  const special: Partial<Record<ConflictField, (value: string, other: string) => string>> = {
    price: taka,
    offerPrice: taka,
    stock: number,
    buyPoints: number,
    emiAvailable: (value) => (value === "true" ? values.yes : values.no),
    pictures,
    specifications: rows,
    ramStorage: rows,
    availableColors: rows,
    mainImage: (value) => (isStored(value) ? texts.mainImage : value),
    listing: (value) => listings[value as Listing].title,
  };

  /** A value, as far as it differs from `other`. */
  function shown(field: ConflictField, value: string, other: string): string {
    return (special[field] ?? cut)(value, other);
  }

  return { labelOf, shown };
}
