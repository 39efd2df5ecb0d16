/**
 * The interface takes over what the server drew, as it stands: same elements, same texts, on every public page, and
 * nothing on it moves (contract 9: CLS 0).
 */
import assert from "node:assert/strict";
import { MISSING, narrowedPages, publicPages } from "./pages.mjs";
import { DESKTOP, PHONE, SHOP, journey } from "./support.mjs";

const WIDTHS = [PHONE, { width: 1024, height: 768 }, DESKTOP];

/** Less than this is nothing: Lighthouse tells thousandths. */
const NOTHING = 0.0005;

/**
 * So much may move while the HTML itself still comes. A busy browser paints what it has read so far, and a row whose
 * parts are pushed apart stands elsewhere until its last part is there; when it paints so is not for a page to say.
 */
const ARRIVING = 0.03;

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

/** Gathers from the very beginning what moves while nobody does anything. */
function watchShifts() {
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
  const told = ({ node, previousRect, currentRect }) =>
    `${node?.nodeName} "${node?.textContent.slice(0, 40)}" ${place(previousRect)} to ${place(currentRect)}`;
  const all = [];
  const note = (entries) => {
    for (const { hadRecentInput, startTime, value, sources } of entries)
      if (!hadRecentInput) all.push({ startTime, value, moved: sources.map(told) });
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let whole = Infinity;
  document.addEventListener("readystatechange", async () => {
    if (document.readyState !== "interactive") return;
    // With the next frames all that has come is painted; what moves after them has another cause.
    await frame();
    await frame();
    whole = await frame();
  });
  window.shiftsSoFar = async () => {
    // What fonts and pictures move is told with the frame after them.
    await document.fonts.ready;
    for (let n = 0; n < 3; n++) await frame();
    note(observer.takeRecords());
    return all.map((shift) => ({ ...shift, arriving: shift.startTime < whole }));
  };
}

/** Nothing has moved since the page was opened. */
async function assertStill(page, where) {
  const all = await page.evaluate(() => window.shiftsSoFar());
  for (const [arriving, bound] of [
    [true, ARRIVING],
    [false, NOTHING],
  ]) {
    const shifts = all.filter((shift) => shift.arriving === arriving);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    const moved = shifts.flatMap((shift) => shift.moved).join("; ");
    const when = arriving ? "while it comes" : "once it is there";
    assert.ok(sum < bound, `${where} shifts ${when} by ${sum.toFixed(4)}: ${moved}`);
  }
}

/** Opens each address; it is taken over as it was drawn, and nothing moves. Each that is not so is told. */
async function walk({ page, open }, language, addresses, more) {
  await page.context().addCookies([{ name: "haat_lang", value: language, url: SHOP }]);
  // The letters of a language come once, in their own time; what is looked at is what the interface moves.
  await open("/terms");
  await page.evaluate(() => document.fonts.ready);
  await page.addInitScript(markDrawn);
  await page.addInitScript(watchShifts);
  const faults = [];
  const errors = [];
  // How React tells of a difference.
  page.on("pageerror", ({ message }) => errors.push(message.slice(0, 400)));
  for (const address of addresses) {
    try {
      await open(address);
      assert.equal(await page.locator("#root").getAttribute("data-drawn"), language, address);
      assert.ok(await page.evaluate(isAsDrawn), `${address} was drawn anew`);
      await assertStill(page, address);
      await more?.(address);
    } catch (fault) {
      faults.push(fault.message);
    }
    faults.push(...errors.splice(0).map((message) => `${address}: ${message}`));
  }
  assert.deepEqual(faults, []);
}

for (const language of ["en", "bn"]) {
  for (const viewport of WIDTHS) {
    const where = `in ${language} at ${viewport.width}`;
    journey(
      `every page is taken over as it was drawn, ${where}`,
      async (shopper) => {
        const addresses = await publicPages();
        await walk(
          shopper,
          language,
          addresses.filter((path) => path !== MISSING),
        );
      },
      { viewport },
    );

    journey(
      `lists that are narrowed down or turned over are taken over as they were drawn, ${where}`,
      async (shopper) => {
        await walk(shopper, language, await narrowedPages(), async (address) => {
          const shown = await shopper.page.locator("main article").count();
          assert.ok(shown > 0, `${address} shows nothing`);
        });
      },
      { viewport },
    );
  }
}
