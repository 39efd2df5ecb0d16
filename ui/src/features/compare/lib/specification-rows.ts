import type { FixedSpecification, Product, SpecificationRow } from "@/api/types";
import { FIELD_GROUPS, groupOf, type FieldGroup } from "./field-groups";

/** One field over all products. */
export interface AlignedField {
  /** As the first product that has it writes it. */
  field: string;
  /** One for each product, in their order; undefined where it says nothing. */
  values: (string | undefined)[];
}

/** The fields that are about one thing. */
export interface AlignedGroup {
  group: FieldGroup;
  fields: AlignedField[];
}

/** The names of the fixed fields (contract 4) as the rows of other products write them, by which they are aligned. */
const FIXED_NAMES: Record<keyof FixedSpecification, string> = {
  body: "body",
  battery: "battery",
  display: "display",
  mainCamera: "main camera",
  selfieCamera: "selfie camera",
  launch: "launch",
};

/** How a person sees the fixed fields. */
export type FixedLabels = Readonly<Record<keyof FixedSpecification, string>>;

/** A text by which equal things are known, however they are spaced and capitalised. */
export function plain(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
}

/** Whether the products differ: a value that is missing differs from one that is there. */
export function differ(values: readonly (string | undefined)[]): boolean {
  const [first = "", ...rest] = values.map((value) => plain(value ?? ""));
  return rest.some((value) => value !== first);
}

function rowsOf(
  specifications: Product["specifications"],
  labels: FixedLabels,
): (SpecificationRow & { name: string })[] {
  const rows = Array.isArray(specifications)
    ? specifications.map((row) => ({ ...row, name: plain(row.field).replace(/\s*:$/, "") }))
    : (Object.keys(FIXED_NAMES) as (keyof FixedSpecification)[]).map((key) => ({
        field: labels[key],
        value: specifications[key],
        name: FIXED_NAMES[key],
      }));
  return rows.filter(({ value }) => value.trim() !== "");
}

/**
 * All fields that any of the products has, aligned by their names in whatever case, and grouped by what they are
 * about. Within a group the order is that of the first product, then what the next ones add.
 */
export function alignSpecifications(
  products: readonly Pick<Product, "specifications">[],
  labels: FixedLabels,
): AlignedGroup[] {
  const fields = new Map<string, AlignedField>();
  products.forEach(({ specifications }, index) => {
    for (const { name, field, value } of rowsOf(specifications, labels)) {
      let aligned = fields.get(name);
      if (!aligned) {
        aligned = { field: field.trim(), values: products.map(() => undefined) };
        fields.set(name, aligned);
      }
      const before = aligned.values[index];
      aligned.values[index] = before === undefined ? value.trim() : `${before}\n${value.trim()}`;
    }
  });
  const named = [...fields].map(([name, aligned]) => ({ group: groupOf(name), aligned }));
  return FIELD_GROUPS.map((group) => ({
    group,
    fields: named.filter((one) => one.group === group).map(({ aligned }) => aligned),
  })).filter((one) => one.fields.length > 0);
}
