import type { DeliveryZone, PaymentMethod, Settings } from "@/api/types";

type SaidZone = DeliveryZone & { daysFrom: number; daysTo: number };

const isSaid = (zone: DeliveryZone): zone is SaidZone =>
  zone.daysFrom !== undefined && zone.daysTo !== undefined;

/** The zones whose days the shop says, and the fewest and the most days of them all. */
export function daysOfZones(settings: Settings | undefined) {
  const zones = settings?.deliveryZones.filter(isSaid) ?? [];
  return {
    zones,
    from: Math.min(...zones.map(({ daysFrom }) => daysFrom)),
    to: Math.max(...zones.map(({ daysTo }) => daysTo)),
  };
}

/** How one piece can be paid, as the checkout offers it (contract 11). */
export function methodsFor(settings: Settings | undefined, price: number): PaymentMethod[] {
  const limit = settings?.codLimit ?? 0;
  const cash = limit === 0 || price <= limit;
  return [
    ...(cash ? (["Cash on Delivery"] as const) : []),
    "Store Payment",
    ...(settings?.mobilePayments.map(({ method }) => method) ?? []),
  ];
}
