/** The shop without a pointer. */
import assert from "node:assert/strict";
import {
  eventually,
  hasHeading,
  isAt,
  isFocused,
  journey,
  sees,
  seesNot,
  tabTo,
} from "./support.mjs";

journey("the skip link jumps over the header", async ({ page, open }) => {
  await open("/products");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await isFocused(skip);
  assert.ok((await skip.boundingBox()).width > 10);
  await page.keyboard.press("Enter");
  await isFocused(page.locator("main"));
  await page.keyboard.press("Tab");
  await eventually(async () =>
    assert.ok(await page.evaluate(() => document.activeElement.closest("main") !== null)),
  );
});

journey("the brand panel opens, walks and closes by keys", async ({ page, open }) => {
  await open("/");
  const button = page.getByRole("button", { name: "Categories", exact: true });
  await tabTo(page, "[aria-controls=category-panel]");
  await page.keyboard.press("Enter");
  const panel = page.locator("#category-panel");
  await sees(panel.getByRole("heading", { name: "Popular brands" }));
  await isFocused(button);

  // The next stops are in the panel, though links stand beside the button.
  await tabTo(page, "#category-panel button", 12);
  await isFocused(panel.getByRole("button", { name: "Phone", exact: true }));
  await page.keyboard.press("ArrowDown");
  await isFocused(panel.getByRole("button", { name: "Tablet" }));
  await page.keyboard.press("Enter");
  await sees(panel.getByRole("heading", { name: "Tablet brands" }));
  await page.keyboard.press("Escape");
  await seesNot(panel);
  await isFocused(button);

  await page.keyboard.press("Space");
  await sees(panel.getByRole("heading", { name: "Popular brands" }));
  await tabTo(page, "#category-panel button", 12);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await isFocused(panel.getByRole("link", { name: "All Tablet" }));
  await page.keyboard.press("ArrowDown");
  await isFocused(panel.getByRole("link", { name: "Apple" }));
  await page.keyboard.press("Enter");
  await isAt(page, "/search/tablet/apple");
  await hasHeading(page, "Apple Tablet");
});

journey("a product is reached and chosen by keys alone", async ({ page, open }) => {
  await open("/search/phone/samsung");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, "article a");
  const name = await page.evaluate(
    () => document.activeElement.closest("article").querySelector("h2").textContent,
  );
  await page.keyboard.press("Enter");
  await hasHeading(page, name);

  await tabTo(page, "[role=group] button[aria-pressed]");
  const choice = page.locator("[role=group] button[aria-pressed]").first();
  await isFocused(choice);
  await page.keyboard.press("Space");
  await eventually(async () => assert.equal(await choice.getAttribute("aria-pressed"), "true"));
  await isFocused(choice);
  await page.keyboard.press("Enter");
  await eventually(async () => assert.equal(await choice.getAttribute("aria-pressed"), "false"));

  const share = page.getByRole("button", { name: "Share", exact: true });
  await share.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await sees(dialog);
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    await eventually(async () =>
      assert.ok(
        await page.evaluate(() => document.activeElement.closest("[role=dialog]") !== null),
      ),
    );
  }
  await page.keyboard.press("Escape");
  await seesNot(dialog);
  await isFocused(share);
});
