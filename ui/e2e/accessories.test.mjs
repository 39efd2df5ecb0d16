/** The owner chooses what goes with a product, by keyboard; its page shows it. */
import assert from "node:assert/strict";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import { newProduct } from "./people.mjs";
import { ask, hasHeading, journey, PHONE, scrollTo, sees, seesNot, seesToast } from "./support.mjs";

const section = (page) => page.getByRole("region", { name: "Goes with it" });
const press = (page, name) => section(page).getByRole("button", { name, exact: true });

journey("what the owner chose goes with a product, in that order", async ({ page, open }) => {
  const product = await newProduct();
  const [one, other] = [await newProduct(), await newProduct()];
  await signInAsOwner(page);
  await open(`/029A/admin/products/${product._id}`);
  await sees(section(page).getByText("Nothing is chosen. What was bought together is shown."));
  const search = section(page).getByRole("searchbox", { name: "Find a product" });
  for (const { title } of [one, other]) {
    await search.fill(title);
    await press(page, `Add ${title}`).click();
    await sees(press(page, `Chosen: ${title}`));
  }
  await assertAccessible(page, "a choice that is not saved yet");
  await assertFits(page, "a choice that is not saved yet");
  const up = press(page, `Move ${other.title} up`);
  await up.focus();
  await page.keyboard.press("Enter");
  await sees(section(page).getByText(`${other.title} is now 1 of 2.`));
  await press(page, "Save choice").click();
  await seesToast(page, "What goes with this product was saved.");
  await seesNot(press(page, "Save choice"));

  await open(`/product/${product._id}`);
  await hasHeading(page, product.title);
  await scrollTo(section(page));
  await sees(section(page).getByRole("heading", { name: other.title, exact: true }));
  const { body } = await ask(`/api/products/${product._id}/accessories`);
  assert.deepEqual(
    body.map(({ _id }) => _id),
    [other._id, one._id],
  );
  await assertAccessible(page, "a product with what goes with it");
});

journey(
  "on a phone: a choice fits the screen",
  async ({ page, open }) => {
    const [product, other] = [await newProduct(), await newProduct()];
    await signInAsOwner(page);
    await open(`/029A/admin/products/${product._id}`);
    await section(page).getByRole("searchbox", { name: "Find a product" }).fill(other.title);
    await press(page, `Add ${other.title}`).click();
    await sees(press(page, `Remove ${other.title}`));
    await assertFits(page, "a choice on a phone");
    await press(page, "Discard changes").click();
    await seesNot(press(page, `Remove ${other.title}`));
  },
  { viewport: PHONE },
);
