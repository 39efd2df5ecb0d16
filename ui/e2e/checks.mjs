/** What every page is held to, wherever a walk meets it. */
import AxeBuilder from "@axe-core/playwright";
import assert from "node:assert/strict";

/** Whether nothing fades in and nothing that was pressed is dimmed until it is done. */
const isAtRest = () => {
  const fades = ({ effect, playState }) =>
    playState !== "finished" && Number.isFinite(effect.getComputedTiming().endTime);
  return !document.getAnimations().some(fades) && !document.querySelector("[aria-busy=true]");
};

/** No rule of axe is broken by what is in sight, once it is at rest; what stays busy is looked at as it is. */
export async function assertAccessible(page, where) {
  await page.waitForFunction(isAtRest, undefined, { timeout: 5_000 }).catch(() => undefined);
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

/** No word in sight of up to so many letters goes on in another line. */
export async function assertWordsWhole(page, where, longest = 16) {
  // Until its letters are there, a word is as wide as the system's.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const broken = await page.evaluate((longest) => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      if (!parentElement.checkVisibility() || parentElement.closest("script, style, .sr-only"))
        continue;
      for (const { 0: word, index } of data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        if (word.length > longest) continue;
        const range = document.createRange();
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        const seen = [...range.getClientRects()].filter(({ width }) => width > 1);
        const tops = seen.map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 8) found.push(`${word} in ${data.trim()}`);
      }
    }
    return found;
  }, longest);
  assert.deepEqual(broken, [], where);
}

/**
 * Texts and labels with Latin letters, other than these names, that stand in the page's own language: what people wrote
 * says its language by itself. What is in nobody's sight and hearing does not count, nor what is not `within`.
 */
export async function foreignWords(page, names, within = "html") {
  const texts = await page.evaluate((place) => {
    const found = [];
    const isOfPage = (element) => element.closest("[lang]") === document.documentElement;
    const isHidden = (element) => element.closest("[aria-hidden=true], script, style, [hidden]");
    const note = (element, text) => {
      if (!element.closest(place) || isHidden(element)) return;
      if (/[a-z]{2}/i.test(text) && isOfPage(element)) found.push(text);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) note(walker.currentNode.parentElement, walker.currentNode.data);
    for (const attribute of ["aria-label", "alt", "placeholder", "title", "aria-roledescription"]) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        note(element, element.getAttribute(attribute));
      }
    }
    note(document.documentElement, document.title);
    return found;
  }, within);
  return texts.filter((text) => {
    const left = names.reduce((rest, name) => rest.replaceAll(name, ""), text);
    return /[a-z]{2}/i.test(left);
  });
}
