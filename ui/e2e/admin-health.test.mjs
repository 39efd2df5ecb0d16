/** How the shop is doing, and its backups, in a shop of its own: made, proven and downloaded, by keys alone on a phone. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after } from "node:test";
import { gunzipSync } from "node:zlib";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits, foreignWords } from "./checks.mjs";
import { openShop, OWNER } from "./shop.mjs";
import {
  chose,
  eventually,
  hasHeading,
  isAt,
  isFocused,
  journey,
  PHONE,
  pressOn,
  sees,
} from "./support.mjs";

const OVERVIEW = "/029A/admin/index";
const HEALTH = "/029A/admin/health";
const own = await openShop({ demo: false });
const there = { baseURL: own.url };
after(() => own.close());

const part = (page, name) => page.getByRole("region", { name, exact: true });

const rowsOf = (page, name) => page.getByRole("list", { name, exact: true }).getByRole("listitem");

/** Nothing has to be scrolled sideways, and no rule of axe is broken. */
async function holds(page, where) {
  await assertFits(page, where);
  await assertAccessible(page, where);
}

journey(
  "the owner makes a backup, proves and downloads it by keys alone",
  async ({ page, open }) => {
    await signInAsOwner(page, own.url);
    // Without a mail server there is something to do.
    await open(OVERVIEW);
    await sees(page.getByRole("main").getByText("Nobody gets e-mails", { exact: true }));
    await holds(page, "the overview");
    await pressOn(page, page.getByRole("main").getByRole("link", { name: "Health", exact: true }));
    await isAt(page, HEALTH);
    await hasHeading(page, "Health");
    await sees(page.getByRole("heading", { name: "Nobody gets e-mails", exact: true }));
    const backups = part(page, "Backups");
    await sees(backups.getByText("There is no backup yet", { exact: true }));
    await sees(backups.getByText(/^The next one is made by itself (today|tomorrow) at 03:30\.$/));
    await holds(page, "the shop's health without a backup");

    const make = backups.getByRole("button", { name: "Make a backup now", exact: true });
    await pressOn(page, make);
    await sees(backups.getByText("The backup is proven: it can be restored.", { exact: true }));
    await isFocused(make);
    const rows = rowsOf(page, "Backups that are kept");
    assert.equal(await rows.count(), 1);
    const counted = /^Restored for a test on .*: 0 products, 0 orders, 0 customers, 0 pictures$/;
    await sees(rows.getByText(counted));
    await holds(page, "the shop's health with a backup");

    const again = page.waitForResponse((reply) => reply.url().endsWith("/prove"));
    await pressOn(page, rows.getByRole("button", { name: /^Prove the backup of / }));
    assert.equal((await again).status(), 202);
    await sees(backups.getByText("The backup is proven: it can be restored.", { exact: true }));

    const coming = page.waitForEvent("download");
    await pressOn(page, rows.getByRole("link", { name: /^Download the backup of / }));
    const download = await coming;
    assert.match(download.suggestedFilename(), /^haat-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/);
    const archive = gunzipSync(await readFile(await download.path()));
    assert.ok(archive.includes("haat.db"), "the database is in it");
    assert.ok(!archive.includes("secret.key"), "the key is not");

    const lines = part(page, "Last warnings and errors").locator("summary");
    if ((await lines.count()) > 0) await pressOn(page, lines);
    await pressOn(page, page.getByRole("button", { name: "Check again", exact: true }));
    await eventually(async () => assert.equal(await page.locator("[aria-busy=true]").count(), 0));
    await holds(page, "the shop's health, all of it open");

    await open("/029A/admin/audit?subject=backup");
    await sees(page.getByText("Downloaded a backup", { exact: true }));
    await sees(page.getByText("Had a backup made", { exact: true }));
    await holds(page, "the audit of backups");
  },
  { ...there, viewport: PHONE },
);

/** What is Latin in Bengali, too: names of the server's settings and files. */
const LATIN = ["HAAT_SMTP_URL", "HAAT_MAIL_FROM", "HAAT_BACKUP_AT", "secret.key", "haat check"];

journey(
  "the same page in Bengali",
  async ({ page, open }) => {
    await signInAsOwner(page, own.url);
    await chose(page, "bn");
    for (const address of [OVERVIEW, HEALTH]) {
      await open(address);
      await sees(page.getByRole("main").getByText("কেউ ই-মেইল পাচ্ছেন না", { exact: true }));
      const words = await foreignWords(page, [...LATIN, OWNER.email, "English"], "main");
      assert.deepEqual(words, [], `English words at ${address}`);
      await holds(page, `${address} in Bengali`);
    }
    await pressOn(page, page.getByRole("button", { name: "এখনই ব্যাকআপ নিন", exact: true }));
    await sees(
      page.getByText("ব্যাকআপটি যাচাই করা হয়েছে: এটি থেকে দোকান ফিরিয়ে আনা যাবে।", { exact: true }),
    );
    await sees(
      rowsOf(page, "যেসব ব্যাকআপ রাখা আছে").first().getByText("যাচাই করা", { exact: true }),
    );
    await holds(page, "a backup in Bengali");
  },
  { ...there, viewport: PHONE },
);
