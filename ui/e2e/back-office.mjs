/** What the journeys through the back office share. */
import AxeBuilder from "@axe-core/playwright";
import assert from "node:assert/strict";
import { OWNER } from "./shop.mjs";
import { SHOP } from "./support.mjs";

/** Signs the owner in without the form, for a journey that is about something else. */
export async function signInAsOwner(page, shop = SHOP) {
  const reply = await page.request.post(`${shop}/getuserinfo`, { data: OWNER });
  assert.equal(reply.status(), 200);
}

/** No rule of axe is broken by what is in sight, once it has faded in. */
export async function assertAccessible(page, where) {
  await page.evaluate(() => {
    const fading = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
    return Promise.allSettled(fading.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`,
  );
  assert.deepEqual(found, [], where);
}

/** Nothing has to be scrolled sideways. */
export async function assertFits(page, where) {
  const [own, content] = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return [clientWidth, scrollWidth];
  });
  assert.ok(content <= own, `${where} is ${content} px wide`);
}
