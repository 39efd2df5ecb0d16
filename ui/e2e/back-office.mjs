/** What the journeys through the back office share. */
import assert from "node:assert/strict";
import { OWNER } from "./shop.mjs";
import { SHOP } from "./support.mjs";

/** Signs the owner in without the form, for a journey that is about something else. */
export async function signInAsOwner(page, shop = SHOP) {
  const reply = await page.request.post(`${shop}/getuserinfo`, { data: OWNER });
  assert.equal(reply.status(), 200);
}
