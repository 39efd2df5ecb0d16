import { keepInTab, readInTab } from "@/lib/tab-store";

/** An order that was placed, as the page after it tells of it. */
export interface Placed {
  orderNumber: string;
  phone: string;
  total: number;
}

function isPlaced(value: unknown): value is Placed {
  if (typeof value !== "object" || value === null) return false;
  const { orderNumber, phone, total } = value as Partial<Record<keyof Placed, unknown>>;
  return typeof orderNumber === "string" && typeof phone === "string" && typeof total === "number";
}

/** Keeps it in this tab, for a reload. */
export function keepPlaced(placed: Placed): void {
  keepInTab("placed", placed);
}

/** The last order of this tab; `state` is what the page was told. */
export function readPlaced(state: unknown): Placed | undefined {
  const known = isPlaced(state) ? state : readInTab("placed");
  return isPlaced(known) ? known : undefined;
}
