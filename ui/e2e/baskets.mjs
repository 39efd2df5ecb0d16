/** What the journeys with a basket share. */
import { asOwner } from "./people.mjs";
import { ask } from "./support.mjs";

/** Where the shop delivers to, once {@link deliverToZones} has told it. */
export const ZONES = ["Inside Chattogram", "Outside Chattogram"];

/** Lets the shop deliver to two zones while a walk lasts. */
export async function deliverToZones({ afterwards }) {
  const { body: before } = await ask("/api/settings");
  afterwards(() => asOwner("PUT", "/api/settings", before));
  await asOwner("PUT", "/api/settings", {
    ...before,
    deliveryZones: [
      { name: ZONES[0], charge: 60, freeFrom: 0 },
      { name: ZONES[1], charge: 130, freeFrom: 0 },
    ],
    mobilePayments: [{ method: "bKash", number: "01700000077", text: "Send Money, please." }],
  });
}

/** Gives the shop a coupon that one order can use, and answers its code. */
export async function newCoupon(value) {
  const code = `E2E${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  await asOwner("POST", "/api/admin/coupons", { code, kind: "amount", value, uses: 1 }, 201);
  return code;
}
