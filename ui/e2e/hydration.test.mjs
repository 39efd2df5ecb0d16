/** The interface takes over what the server drew, as it stands: same elements, same texts, on every public page. */
import assert from "node:assert/strict";
import { publicPages } from "./pages.mjs";
import { DESKTOP, PHONE, SHOP, journey, stands } from "./support.mjs";

const WIDTHS = [PHONE, { width: 1024, height: 768 }, DESKTOP];
const MISSING = "/no-such-page";

/** Marks what the server drew, before any script of the page runs. */
function markDrawn() {
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    for (const drawn of document.querySelectorAll("#root h1, #root main, #root footer"))
      drawn.dataset.fromServer = "";
  });
}

/** Whether what is there is what the server drew. */
function isAsDrawn() {
  return ["h1", "main", "footer"].every(
    (tag) => document.querySelector(`#root ${tag}`)?.dataset.fromServer !== undefined,
  );
}

for (const language of ["en", "bn"]) {
  for (const viewport of WIDTHS) {
    journey(
      `every page is taken over as it was drawn, in ${language} at ${viewport.width}`,
      async ({ page, open }) => {
        await page.context().addCookies([{ name: "haat_lang", value: language, url: SHOP }]);
        await page.addInitScript(markDrawn);
        // A difference is an error of the page, which the walk fails on.
        for (const address of (await publicPages()).filter((path) => path !== MISSING)) {
          await open(address);
          await stands(page);
          const root = page.locator("#root");
          assert.equal(await root.getAttribute("data-drawn"), language, address);
          assert.ok(await page.evaluate(isAsDrawn), `${address} was drawn anew`);
        }
      },
      { viewport },
    );
  }
}
