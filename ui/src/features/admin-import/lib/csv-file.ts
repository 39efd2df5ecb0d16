import { MAX_IMPORT_BYTES } from "@/config/generated-admin";

/** Why a chosen file cannot be imported; undefined where the shop should have a look. */
export function csvFault(file: File): "wrongType" | "tooLarge" | "blank" | undefined {
  // Windows calls a CSV a spreadsheet of Excel, so the name counts.
  if (!/\.(csv|txt)$/i.test(file.name) && file.type !== "text/csv") return "wrongType";
  if (file.size === 0) return "blank";
  return file.size > MAX_IMPORT_BYTES ? "tooLarge" : undefined;
}
