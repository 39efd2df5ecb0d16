/** What the shop tells besides its products: posts, the stores, terms and privacy; in both languages. */
import assert from "node:assert/strict";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import { asOwner, newPost } from "./people.mjs";
import {
  DESKTOP,
  PHONE,
  SHOP,
  ask,
  eventually,
  hasHeading,
  isAt,
  journey,
  sees,
  seesNot,
  seesToast,
} from "./support.mjs";

const SIZES = { "360 px": PHONE, "1440 px": DESKTOP };
const BENGALI = { name: "haat_lang", value: "bn", url: SHOP };

async function isSound(page, where) {
  await assertFits(page, where);
  await assertAccessible(page, where);
}

const WRITTEN = [
  "Read <b>this</b> first: https://maker.example/a?b=1&c=2.",
  "It is the second line.",
  "",
  "javascript:alert(1) is no link, and neither is data:text/html,x",
].join("\n");

for (const [size, viewport] of Object.entries(SIZES)) {
  journey(
    `a post is text, paragraphs and safe links at ${size}`,
    async ({ page, open }) => {
      const post = await newPost({
        description: WRITTEN,
        socialLink: "https://social.example/post",
      });
      await open("/allblogs");
      const card = page.getByRole("article").filter({ hasText: post.title });
      await sees(card.getByText(`${WRITTEN.slice(0, 100).split("\n")[0]}`, { exact: false }));
      await card.getByRole("link", { name: "Read More" }).click();
      await isAt(page, `/blog/${post._id}`);
      await hasHeading(page, post.title);
      const text = page.getByRole("article").first();
      await sees(text.getByText("Read <b>this</b> first:", { exact: false }));
      assert.equal(await text.locator("b").count(), 0);
      const link = text.getByRole("link", { name: "https://maker.example/a?b=1&c=2" });
      assert.equal(await link.getAttribute("href"), "https://maker.example/a?b=1&c=2");
      for (const outside of [link, text.getByRole("link", { name: "Read more about this" })]) {
        assert.equal(await outside.getAttribute("rel"), "noopener nofollow");
      }
      assert.equal(await text.locator('a[href^="javascript"], a[href^="data"]').count(), 0);
      await isSound(page, `a post at ${size}`);
    },
    { viewport },
  );

  journey(
    `the stores say where, when and whom to call at ${size}`,
    async ({ page, open, afterwards }) => {
      const before = (await ask("/api/settings")).body;
      afterwards(() => asOwner("PUT", "/api/settings", before));
      await asOwner("PUT", "/api/settings", {
        openingHours: "Every day from 10 to 9",
        phones: ["01711223344", ""],
      });
      await open("/store-location");
      await hasHeading(page, "Store Locations");
      const stores = page.getByRole("main").getByRole("article");
      assert.equal(await stores.count(), 2);
      for (const [n, [shop, area]] of [
        ["Shop No 03 and A2 (4th Floor)", "Chawkbazar"],
        ["Shop No 524 (5th Floor)", "Bahaddarhat"],
      ].entries()) {
        const store = stores.nth(n);
        await sees(store.getByText(shop, { exact: true }));
        await sees(store.getByText(area, { exact: false }).first());
        await sees(store.getByText("Every day from 10 to 9", { exact: true }));
        await sees(store.getByRole("link", { name: "Call 01711223344" }));
      }
      await isSound(page, `the stores at ${size}`);

      await page.context().addCookies([BENGALI]);
      await open("/store-location");
      await hasHeading(page, "স্টোরের ঠিকানা");
      await isSound(page, `the stores in Bengali at ${size}`);
    },
    { viewport },
  );
}

journey("a search among the posts, what is not there, and Delete", async (shopper) => {
  const { page, open, expectTrouble } = shopper;
  const post = await newPost();
  await open("/allblogs");
  const card = page.getByRole("article").filter({ hasText: post.title });
  await sees(card);
  assert.equal(await page.getByRole("button", { name: /^Delete/ }).count(), 0, "for visitors");
  await page.getByRole("searchbox", { name: "Search blog posts" }).fill(post.title.toUpperCase());
  await eventually(async () =>
    assert.equal(await page.getByRole("main").getByRole("article").count(), 1),
  );
  await page.getByRole("searchbox", { name: "Search blog posts" }).fill("nothing of this kind");
  await sees(page.getByText("No blogs found.", { exact: true }));

  await signInAsOwner(page);
  await open("/allblogs");
  await card.getByRole("button", { name: /^Delete/ }).click();
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await sees(dialog.getByText("Are you sure you want to delete this blog?", { exact: true }));
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await seesToast(page, "Blog deleted successfully!");
  await seesNot(card);

  expectTrouble(/404.*\/blog/);
  await open(`/blog/${post._id}`);
  await hasHeading(page, "Oops!");
  await sees(page.getByText("Blog not found.", { exact: true }));
  await sees(page.getByText("Error Code: 404", { exact: true }));
});

for (const [address, title, sections] of [
  ["/terms", { bn: "শর্তাবলি", en: "Terms and Conditions" }, 6],
  ["/policy", { bn: "গোপনীয়তা নীতি", en: "Privacy Policy" }, 6],
]) {
  journey(
    `${address} is there in both languages, with its contents`,
    async ({ page, open }) => {
      for (const language of ["en", "bn"]) {
        await page.context().addCookies([{ ...BENGALI, value: language }]);
        await open(address);
        await hasHeading(page, title[language]);
        assert.equal(await page.locator("html").getAttribute("lang"), language);
        // The Bengali text is on the page for who reads English, too.
        await eventually(async () =>
          assert.equal(
            await page.getByRole("main").locator("details[lang=bn]").count(),
            language === "en" ? 1 : 0,
          ),
        );
        assert.ok(
          (await page.getByRole("main").getByRole("heading", { level: 2 }).count()) >= sections,
        );
        const last = page.getByRole("main").locator('a[href^="#"]').last();
        const target = (await last.getAttribute("href")).slice(1);
        await last.click();
        await eventually(async () => {
          const { y } = await page.locator(`[id="${target}"]`).boundingBox();
          assert.ok(y >= 0 && y < PHONE.height, `${target} is at ${y}`);
        });
        await isSound(page, `${address} in ${language}`);
      }
    },
    { viewport: PHONE },
  );
}
