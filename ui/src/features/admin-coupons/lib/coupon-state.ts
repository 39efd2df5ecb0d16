import type { Coupon } from "@/api/types";

/** Whether a coupon can be used now, and if not, why. */
export type CouponState = "active" | "off" | "early" | "over" | "usedUp";

/** What a coupon is now. */
export function stateOf(
  { active, from, until, uses, used }: Omit<Coupon, "_id">,
  now = Date.now(),
): CouponState {
  if (!active) return "off";
  if (until && now > Date.parse(until)) return "over";
  if (uses > 0 && used >= uses) return "usedUp";
  return from && now < Date.parse(from) ? "early" : "active";
}
