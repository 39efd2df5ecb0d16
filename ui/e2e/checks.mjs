/** What every page is held to, wherever a walk meets it. */
import AxeBuilder from "@axe-core/playwright";
import assert from "node:assert/strict";

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
