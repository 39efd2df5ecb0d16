/** One browser, two sessions: an admin hides the customer, whose session comes back afterwards (specification 4). */
import assert from "node:assert/strict";
import { newCustomer, signIn } from "./people.mjs";
import { OWNER } from "./shop.mjs";
import { eventually, hasHeading, isAt, journey, sees, seesNot, seesToast } from "./support.mjs";

/** Waits until exactly these of the display cookies are there. */
async function displays(page, names) {
  await eventually(async () => {
    const cookies = await page.context().cookies();
    const shown = cookies.map(({ name }) => name).filter((name) => /user$/i.test(name));
    assert.deepEqual(shown.sort(), names);
  });
}

journey("a customer is back after an admin was here", async ({ page, open }) => {
  const customer = await newCustomer({ name: "Rahima Khatun" });
  await signIn(page, customer);
  await open("/");
  const account = (name) => page.getByRole("banner").getByRole("link", { name, exact: true });
  await sees(account("Dashboard"));
  await displays(page, ["backupNormalUser", "normalUser"]);

  await open("/029A");
  await hasHeading(page, "Admin Login");
  await page.getByLabel("E-mail").fill(OWNER.email);
  await page.getByLabel(/^Password/).fill(OWNER.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await isAt(page, "/029A/admin");
  await displays(page, ["backupNormalUser", "user"]);
  const sessions = (await page.context().cookies()).map(({ name }) => name);
  assert.ok(sessions.includes("haat_customer") && sessions.includes("haat_admin"));

  await open("/");
  await sees(account("Back office"));
  await seesNot(account("Dashboard"));
  await page.goto("/dashboard");
  await isAt(page, "/");
  await seesToast(page, "Please log in");

  await account("Back office").click();
  await isAt(page, "/029A/admin");
  await page.getByRole("button", { name: "Logout" }).click();
  await seesToast(page, "You have successfully logged out.");
  await isAt(page, "/");
  await sees(account("Dashboard"));
  await displays(page, ["backupNormalUser", "normalUser"]);
  await account("Dashboard").click();
  await sees(page.getByText(customer.name, { exact: true }));
  await sees(page.getByText(customer.email, { exact: true }));
  await page.goto("/029A/admin");
  await isAt(page, "/");
});
