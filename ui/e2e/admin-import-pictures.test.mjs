/** Pictures come with an import: the owner's browser unpacks a ZIP and reads addresses, the shop asks nobody. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { zipSync } from "fflate";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import { ask, eventually, journey, PHONE, sees } from "./support.mjs";

const PAGE = "/029A/admin/import";
const ELSEWHERE = "https://pictures.example";
const icon = (name) => readFile(new URL(`../public/icons/${name}`, import.meta.url));
const SMALL = await icon("icon-192.png");
const LARGE = await icon("icon-512.png");

const HEAD =
  "title,description,price,offerPrice,stock,category,brand,estimatedDelivery,warranty,mainImage";

/** Four products: a picture in the ZIP, one at an address that lets itself be read, one at an address that does not, none. */
function table(word) {
  const rest = "A phone.,500,450,7,phone,dell,1 day,1 year";
  const pictures = ["Old/PADMA ছবি.jpg", `${ELSEWHERE}/open.png`, `${ELSEWHERE}/closed.png`, ""];
  const rows = pictures.map((picture, n) => `${word} ${n + 1},${rest},${picture}`);
  const text = `${[HEAD, ...rows].join("\r\n")}\r\n`;
  return { name: `${word}.csv`, mimeType: "text/csv", buffer: Buffer.from(text) };
}

async function serveElsewhere(page, asked) {
  await page.context().route(`${ELSEWHERE}/**`, (route) => {
    asked.push(route.request().url());
    const open = route.request().url().endsWith("/open.png");
    return route.fulfill({
      body: LARGE,
      contentType: "image/png",
      headers: { "Access-Control-Allow-Origin": open ? "*" : "https://other.example" },
    });
  });
}

const walk = async ({ page, open, expectTrouble }) => {
  // The page's policy, and the other shop's.
  expectTrouble(/pictures\.example\/(open|closed)\.png/);
  expectTrouble(/Content Security Policy|connect-src|violates/);
  const word = `Teesta${crypto.randomUUID().slice(0, 8)}`;
  const asked = [];
  await signInAsOwner(page);
  await serveElsewhere(page, asked);
  await open(PAGE);
  await page.getByLabel("Choose a CSV file").setInputFiles(table(word));
  const part = page.getByRole("region", { name: "Pictures", exact: true });
  await sees(part.getByText("1 product has no picture, and the file names none", { exact: false }));

  // The page itself reads nothing elsewhere.
  const read = (url) =>
    page.evaluate(
      (at) =>
        fetch(at).then(
          () => "read",
          () => "refused",
        ),
      url,
    );
  assert.equal(await read(`${ELSEWHERE}/open.png`), "refused");
  assert.deepEqual(asked, []);

  const zip = zipSync({
    "photos/padma ছবি.PNG": new Uint8Array(SMALL),
    "photos/nobody.png": new Uint8Array(SMALL),
    "../out.png": new Uint8Array(SMALL),
  });
  await part.getByLabel("Choose a ZIP file or pictures").setInputFiles({
    name: "pictures.zip",
    mimeType: "application/zip",
    buffer: Buffer.from(zip),
  });
  await sees(part.getByText("pictures.zip/../out.png: its name leads out of the ZIP."));
  await sees(part.getByText("No row names 1 file"));
  assert.deepEqual(asked, [], "nothing is asked before the owner says so");
  await assertAccessible(page);
  await assertFits(page);

  await part.getByRole("button", { name: "Send 3 pictures" }).click();
  await sees(part.getByText("Sent: 2 pictures. Not sent: 1, see below why."));
  assert.deepEqual(asked.toSorted(), [`${ELSEWHERE}/closed.png`, `${ELSEWHERE}/open.png`]);
  const problem = part.getByRole("table").getByRole("row").last();
  await sees(
    problem.getByText("The browser may not read this address; download the picture", {
      exact: false,
    }),
  );
  await assertAccessible(page);
  await assertFits(page);

  // What came is known after a reload; the owner goes on without the rest.
  await page.reload();
  await sees(part.getByRole("button", { name: "Send 1 picture" }));
  await page.getByRole("button", { name: "Confirm import" }).click();
  await sees(page.getByText("1 picture was found but not sent.", { exact: false }));
  await page.getByRole("button", { name: "Confirm import" }).click();
  await sees(page.getByRole("heading", { name: "Import done" }));
  await eventually(async () => {
    const { body } = await ask(`/search-products?text=${word}`);
    const images = body
      .toSorted((one, other) => one.title.localeCompare(other.title))
      .map(({ mainImage }) => mainImage);
    assert.equal(images.length, 4);
    assert.equal(images[2], images[3], "a grey picture stands in for both");
    assert.equal(new Set(images).size, 3);
  });
};

journey("pictures come with an import: from a ZIP, and by the browser from addresses", walk);
journey("pictures come with an import on a phone", walk, { viewport: PHONE });
