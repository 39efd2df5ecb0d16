/** The owner takes the catalogue out as a file and brings products in from one. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { newProduct } from "./people.mjs";
import { OWNER } from "./shop.mjs";
import {
  ask,
  eventually,
  hasHeading,
  isAt,
  journey,
  PHONE,
  sees,
  stands,
  taka,
} from "./support.mjs";

const PAGE = "/029A/admin/import";
const HEADER = "Handle,Title,Vendor,Type,Published,Variant Price,Variant Inventory Qty,Status";

async function signIn(page) {
  const reply = await page.request.post("/getuserinfo", { data: OWNER });
  assert.equal(reply.status(), 200);
}

/** A file as Shopify writes it: two phones, and a third without a price. */
function shopifyFile() {
  const word = `Meghna${crypto.randomUUID().slice(0, 8)}`;
  const rows = [
    HEADER,
    `${word}-1,${word} One,Walton,Phone,TRUE,45000,7,active`,
    `${word}-2,${word} দুই,Walton,Phone,TRUE,19.99,,active`,
    `${word}-3,${word} Three,Walton,Phone,TRUE,,3,active`,
  ];
  return { word, file: csv(`${word}.csv`, `${rows.join("\r\n")}\r\n`) };
}

function csv(name, text, encoding = "utf8") {
  return { name, mimeType: "text/csv", buffer: Buffer.from(text, encoding) };
}

const chooser = (page) => page.getByLabel("Choose a CSV file");
const fact = (page, label) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");

async function hasFacts(page, facts) {
  for (const [label, value] of Object.entries(facts)) {
    await eventually(async () => assert.equal(await fact(page, label).innerText(), value, label));
  }
}

journey("the catalogue as a file, which reads back without a change", async ({ page, open }) => {
  await newProduct({ title: '=1+1, "ফোন"' });
  await signIn(page);
  await open(PAGE);
  await hasHeading(page, "Import and export");
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Products as CSV" }).click();
  const download = await coming;
  const text = await readFile(await download.path(), "utf8");
  assert.match(download.suggestedFilename(), /\.csv$/);
  assert.ok(text.startsWith("\uFEFF_id,listing,title,"), "spreadsheets see that it is UTF-8");
  assert.match(text, /1\+1, ""ফোন""/);
  assert.ok(!/(^|,)"?=/m.test(text), "no cell is a formula");

  await chooser(page).setInputFiles(csv("products.csv", text));
  await sees(page.getByRole("heading", { name: "Preview of products.csv" }));
  await sees(page.getByText("A file of this shop. Nothing has changed yet."));
  await hasFacts(page, { "To add": "0", "To update": "0", "Left out": "0" });
  await sees(page.getByText("There is nothing to add or to update in this file."));
  assert.equal(await page.getByRole("button", { name: "Confirm import" }).count(), 0);
  await page.getByRole("button", { name: "Choose another file" }).click();
  await isAt(page, PAGE);

  // One changed price is all that is imported.
  await chooser(page).setInputFiles(
    csv("products.csv", text.replace(",48000,45000,", ",48000,44444,")),
  );
  await hasFacts(page, { "To add": "0", "To update": "1" });
  await page.getByRole("button", { name: "Confirm import" }).click();
  await sees(page.getByRole("heading", { name: "Import done" }));
  await hasFacts(page, { Added: "0", Updated: "1", Failed: "0" });

  const orders = page.waitForEvent("download");
  await open(PAGE);
  await page.getByRole("link", { name: "Orders as CSV" }).click();
  assert.match((await orders).suggestedFilename(), /\.csv$/);
});

journey("a file of another shop: seen first, then imported", async ({ page, open }) => {
  const { word, file } = shopifyFile();
  const found = async () => (await ask(`/allproducts?q=${word}&sort=lowToHigh`)).body;
  await signIn(page);
  await open(PAGE);
  const transfer = await page.evaluateHandle(
    ({ name, text }) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([text], name, { type: "text/csv" }));
      return dropped;
    },
    { name: file.name, text: file.buffer.toString() },
  );
  await page.getByText("or drop it here").dispatchEvent("drop", { dataTransfer: transfer });
  await sees(page.getByRole("heading", { name: `Preview of ${file.name}` }));
  await sees(page.getByText("A file of Shopify. Nothing has changed yet."));
  await hasFacts(page, { Rows: "3", "To add": "2", "To update": "0", "Left out": "1" });
  const bad = page.getByRole("table", { name: "Left out: 1 product" }).getByRole("row").last();
  assert.equal(await bad.getByRole("cell").nth(0).innerText(), "4");
  assert.equal(await bad.getByRole("cell").nth(1).innerText(), "Variant Price");
  const sample = page.getByRole("region", { name: "First products of the file" });
  await sees(sample.getByText(`${word} দুই`));
  await sees(sample.getByText(taka(20)));
  await sees(page.getByText("1 product: prices are rounded to whole taka."));
  assert.deepEqual(await found(), []);

  const preview = new URL(page.url());
  await page.reload();
  await sees(page.getByRole("heading", { name: `Preview of ${file.name}` }));
  assert.deepEqual(await found(), []);
  // One of them has no stock in the file.
  await page.getByRole("button", { name: "Confirm import" }).click();
  await sees(page.getByText("Please enter how many pieces each begins with."));
  await page.getByLabel("Stock for products without one").fill("12");
  await page.getByRole("button", { name: "Confirm import" }).click();
  await sees(page.getByRole("heading", { name: "Import done" }));
  await hasFacts(page, { Added: "2", Updated: "0", Unchanged: "0", Failed: "0" });
  assert.deepEqual(
    (await found()).map(({ title, price, stock }) => [title, price, stock]),
    [
      [`${word} দুই`, 20, 12],
      [`${word} One`, 45_000, 7],
    ],
  );
  await page.goto(preview.pathname + preview.search);
  await sees(page.getByRole("heading", { name: "Import done" }));
  await page.getByRole("link", { name: "See all products" }).click();
  await isAt(page, "/029A/admin/allproductadmin");
  await sees(page.getByRole("rowheader").filter({ hasText: `${word} One` }));
});

journey("files that cannot be read, and an import that is given up", async (shopper) => {
  const { page, open, expectRefusal } = shopper;
  await signIn(page);
  await open(PAGE);
  await chooser(page).setInputFiles({
    name: "list.xlsx",
    mimeType: "application/vnd.ms-excel",
    buffer: Buffer.from("PK"),
  });
  await sees(page.getByText("list.xlsx is no CSV file. Please save it as CSV in UTF-8 first."));
  expectRefusal(400, "/api/admin/imports");
  await chooser(page).setInputFiles(
    csv("latin.csv", `${HEADER}\r\ncafe,Café,Walton,Phone,TRUE,100,1,active\r\n`, "latin1"),
  );
  await sees(page.getByRole("alert").getByText(/not UTF-8/));

  const { word, file } = shopifyFile();
  await chooser(page).setInputFiles(file);
  await page.getByRole("button", { name: "Cancel" }).click();
  await isAt(page, PAGE);
  assert.deepEqual((await ask(`/allproducts?q=${word}`)).body, []);
  expectRefusal(404, "/api/admin/imports/nobody-knows-it");
  await page.goto(`${PAGE}?import=nobody-knows-it`);
  await sees(page.getByText("This import is not known any more"));
});

journey(
  "the preview on a phone",
  async ({ page, open }) => {
    await signIn(page);
    await open(PAGE);
    const long = `${"unbroken".repeat(20)}.csv`;
    await chooser(page).setInputFiles({ ...shopifyFile().file, name: long });
    await sees(page.getByRole("button", { name: "Confirm import" }));
    await stands(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    assert.equal(overflow, 0);
    await page.getByRole("button", { name: "Cancel" }).click();
    await isAt(page, PAGE);
  },
  { viewport: PHONE },
);
