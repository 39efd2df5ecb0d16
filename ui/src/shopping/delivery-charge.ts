import type { DeliveryZone } from "@/api/types";

/** What a delivery to a zone costs for things of this price (contract 11). */
export function chargeOf({ charge, freeFrom }: DeliveryZone, subtotal: number): number {
  return freeFrom > 0 && subtotal >= freeFrom ? 0 : charge;
}

/** The chosen zone; else the first one, as the shop takes it. None where the shop has none. */
export function zoneOf(
  zones: readonly DeliveryZone[],
  chosen: string | undefined,
): DeliveryZone | undefined {
  return zones.find(({ name }) => name === chosen) ?? zones[0];
}
