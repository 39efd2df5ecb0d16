import type { ProductKind } from "@/api/types";

/** Provisional until its feature is written. */
export function DetailPage(_: { kind: ProductKind }) {
  return <h1>Haat</h1>;
}
