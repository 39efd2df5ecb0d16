/** The forgotten password end to end, with its mail from a real mail server that works, refuses, stalls or drops. */
import assert from "node:assert/strict";
import { describe } from "node:test";
import { openMailServer } from "./mail.mjs";
import { fillLogin, newCustomer } from "./people.mjs";
import { openShop } from "./shop.mjs";
import { eventually, hasHeading, holdNext, isAt, journey, sees, seesToast } from "./support.mjs";

const NEW_PASSWORD = "seven-boats-at-dawn";

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** An empty shop that sends its mail to a mail server of its own, and one customer. */
async function openPostedShop({ afterwards }) {
  const mail = await openMailServer();
  afterwards(mail.close);
  const shop = await openShop({ demo: false, env: { HAAT_SMTP_URL: mail.url } });
  afterwards(shop.close);
  return { mail, shop, customer: await newCustomer({ shop: shop.url }) };
}

/** The line of the mail's text part that carries the OTP (contract 5). */
function otpOf({ text }) {
  const [, otp] = /^Your OTP is (\d{6})\.$/m.exec(text) ?? assert.fail(text);
  return otp;
}

/** Step 1 up to its answer. */
async function askForOtp({ page, open }, shop, email) {
  await open(`${shop.url}/forgot-password`);
  await hasHeading(page, "Forgot Password");
  await page.getByLabel(/^E-mail/).fill(email);
  await button(page, "Send OTP").click();
  await seesToast(page, "OTP sent to your email!");
  await hasHeading(page, "Verify OTP");
}

/** Step 3 and the login with what was set. */
async function setPassword({ page }, { email }) {
  await hasHeading(page, "Reset Password");
  await page.getByLabel(/^New Password/).fill(NEW_PASSWORD);
  await button(page, "Reset Password").click();
  await seesToast(page, "Password reset successfully!");
  await isAt(page, "/login");
  await fillLogin(page, { email, password: NEW_PASSWORD });
  await sees(page.getByText("Login successful! Redirecting...", { exact: true }));
}

journey("forgot password, three steps, with the OTP from the mail", async (shopper) => {
  const { page, open, expectRefusal } = shopper;
  const { mail, shop, customer } = await openPostedShop(shopper);
  await open(`${shop.url}/login`);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await isAt(page, "/forgot-password");
  await hasHeading(page, "Forgot Password");
  await button(page, "Send OTP").click();
  await sees(page.getByText("Please enter your e-mail.", { exact: true }));

  await page.getByLabel(/^E-mail/).fill(` ${customer.email.toUpperCase()} `);
  await whileHeld("**/api/forgotpassword", "Send OTP");
  await seesToast(page, "OTP sent to your email!");
  await hasHeading(page, "Verify OTP");
  const letter = await mail.mailTo(customer.email, "Your OTP for Haat");
  assert.equal(letter.from, "Haat <no-reply@localhost>");
  const otp = otpOf(letter);
  assert.ok(letter.html.includes(`Your OTP is ${otp}.`), "both parts say it");

  expectRefusal(400, "/api/verifyotp");
  await page.getByLabel(/^OTP/).fill("12");
  await button(page, "Verify OTP").click();
  await sees(page.getByText("The OTP has 6 digits.", { exact: true }));
  await page.getByLabel(/^OTP/).fill(otp === "111111" ? "222222" : "111111");
  await button(page, "Verify OTP").click();
  await seesToast(page, "Invalid or expired OTP.");
  await hasHeading(page, "Verify OTP");

  await page.getByLabel(/^OTP/).fill(` ${otp.slice(0, 3)} ${otp.slice(3)} `);
  await whileHeld("**/api/verifyotp", "Verify OTP");
  await seesToast(page, "OTP verified successfully!");
  await hasHeading(page, "Reset Password");
  const ticket = (await page.context().cookies()).find(({ name }) => name === "haat_reset");
  assert.ok(ticket.httpOnly && ticket.sameSite === "Strict");

  expectRefusal(400, "/api/resetpassword");
  await page.getByLabel(/^New Password/).fill("football");
  await button(page, "Reset Password").click();
  await seesToast(page, "Please choose a less common password.");
  await hasHeading(page, "Reset Password");
  await page.getByLabel(/^New Password/).fill(NEW_PASSWORD);
  await whileHeld("**/api/resetpassword", "Reset Password");
  await seesToast(page, "Password reset successfully!");
  await isAt(page, "/login");
  const told = await mail.mailTo(customer.email, "Your Haat password was changed");
  assert.ok(told.text.includes(`Dear ${customer.name},`) && told.html.includes("/forgot-password"));

  expectRefusal(401, "/api/userlogin");
  await fillLogin(page, customer);
  await sees(page.getByText("Invalid email or password.", { exact: true }));
  await fillLogin(page, { ...customer, password: NEW_PASSWORD });
  await isAt(page, "/dashboard");
  assert.equal(mail.mails.length, 2, "each mail came once");

  /** Presses a button, and looks at it while the call is under way. */
  async function whileHeld(call, name) {
    const letGo = await holdNext(page, call);
    await button(page, name).click();
    await sees(button(page, "Processing..."));
    await eventually(async () => assert.ok(await button(page, "Processing...").isDisabled()));
    letGo();
  }
});

journey("an address without an account is told the same, and gets no mail", async (shopper) => {
  const { page } = shopper;
  const { mail, shop, customer } = await openPostedShop(shopper);
  await askForOtp(shopper, shop, "nobody@customers.example");
  await button(page, "Use another e-mail").click();
  await hasHeading(page, "Forgot Password");
  await page.getByLabel(/^E-mail/).fill(customer.email);
  await button(page, "Send OTP").click();
  await hasHeading(page, "Verify OTP");
  // Mails go in the order in which they were written.
  await mail.mailTo(customer.email, "Your OTP for Haat");
  assert.deepEqual(
    mail.mails.map(({ to }) => to),
    [[customer.email]],
  );
});

journey("what the mail server refuses for good is not sent again", async (shopper) => {
  const { page } = shopper;
  const { mail, shop, customer } = await openPostedShop(shopper);
  mail.behave("refusesForGood");
  await askForOtp(shopper, shop, customer.email);
  await eventually(() => assert.equal(mail.attempts.length, 1));
  mail.behave("takes");
  // Longer than the first pause before another try.
  await page.waitForTimeout(8000);
  assert.deepEqual([mail.attempts.length, mail.mails.length], [1, 0]);
});

// Each waits for the first pause between two tries, about 5 seconds.
describe("the mail server has trouble", { concurrency: true }, () => {
  for (const trouble of ["refusesForNow", "stalls", "drops"]) {
    journey(`${trouble}: the page goes on at once, and the mail comes later`, async (shopper) => {
      const { page } = shopper;
      const { mail, shop, customer } = await openPostedShop(shopper);
      mail.behave(trouble);
      await askForOtp(shopper, shop, customer.email);
      await eventually(() => assert.notEqual(mail.attempts.length, 0));
      assert.equal(mail.mails.length, 0);
      mail.behave("takes");

      const letter = await mail.mailTo(customer.email, "Your OTP for Haat");
      await page.getByLabel(/^OTP/).fill(otpOf(letter));
      await button(page, "Verify OTP").click();
      await seesToast(page, "OTP verified successfully!");
      await setPassword(shopper, customer);
      await mail.mailTo(customer.email, "Your Haat password was changed");
      assert.equal(mail.mails.length, 2, "each mail came once");
      for (const { behaviour, mail: dropped } of mail.attempts) {
        if (behaviour !== "drops") continue;
        assert.equal(dropped.messageId, letter.messageId, "a reader shows it once");
      }
    });
  }
});
