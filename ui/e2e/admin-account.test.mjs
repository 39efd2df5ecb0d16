/** The owner's own account, in a shop of its own: password, sessions, and two-step sign-in with codes of the test. */
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { after } from "node:test";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import { openShop, OWNER } from "./shop.mjs";
import {
  eventually,
  hasHeading,
  isAt,
  journey,
  PHONE,
  sees,
  seesNot,
  seesToast,
} from "./support.mjs";

const ACCOUNT = "/029A/admin/account";
const own = await openShop({ demo: false });
const there = { baseURL: own.url };
after(() => own.close());

/** The code of an authenticator app (RFC 6238: SHA-1, 30 s, 6 digits), `ahead` steps from now. */
function codeOf(secret, ahead = 0) {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits
    .join("")
    .match(/.{8}/g)
    .map((byte) => parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const digest = createHmac("sha1", Buffer.from(bytes)).update(counter).digest();
  const start = digest[19] & 15;
  const number = (digest.readUInt32BE(start) & 0x7fff_ffff) % 1_000_000;
  return String(number).padStart(6, "0");
}

const part = (page, name) => page.getByRole("region", { name, exact: true });

async function enterPassword(page, password = OWNER.password) {
  await page.goto("/029A");
  await hasHeading(page, "Admin Login");
  await page.getByLabel("E-mail").fill(OWNER.email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function signOut(page) {
  await page.getByRole("button", { name: "Logout" }).click();
  await isAt(page, "/");
}

/** A second browser in which the owner is signed in. */
async function otherBrowser(page) {
  const context = await page.context().browser().newContext(there);
  const reply = await context.request.post("/getuserinfo", { data: OWNER });
  assert.equal(reply.status(), 200);
  return {
    async isSignedIn() {
      const { user } = await (await context.request.get("/api/me")).json();
      return user !== null;
    },
    close: () => context.close(),
  };
}

const sessionRows = (page) => part(page, "Sessions").getByRole("listitem");

async function hasSessions(page, count) {
  await eventually(async () => assert.equal(await sessionRows(page).count(), count));
}

async function changePassword(page, old, chosen, again = chosen) {
  const form = part(page, "Password");
  await form.getByLabel("Old Password").fill(old);
  await form.getByLabel("New Password *", { exact: true }).fill(chosen);
  await form.getByLabel("New Password again").fill(again);
  await form.getByRole("button", { name: "Change Password" }).click();
}

journey(
  "a new password ends the other sessions",
  async ({ page, open, expectRefusal }) => {
    const chosen = "boat-kite-monsoon-71";
    await signInAsOwner(page, own.url);
    const other = await otherBrowser(page);
    await open(ACCOUNT);
    await hasHeading(page, "Your account");
    await sees(part(page, "Who you are").getByText(OWNER.email, { exact: true }));
    await hasSessions(page, 2);
    await sees(sessionRows(page).first().getByText("This browser", { exact: true }));
    await assertAccessible(page, "the account");

    await changePassword(page, OWNER.password, chosen, "another-one-altogether");
    await sees(page.getByText("Passwords do not match", { exact: true }));
    expectRefusal(400, "/api/admin/password");
    await changePassword(page, "not-the-password", chosen);
    await sees(page.getByText("Incorrect password.", { exact: true }));
    await assertAccessible(page, "the account with an error");
    await changePassword(page, OWNER.password, chosen);
    await sees(page.getByText("Password updated successfully!", { exact: true }));
    await hasSessions(page, 1);
    assert.equal(await other.isSignedIn(), false);
    await other.close();

    // This session goes on, and only the new password signs in.
    await page.reload();
    await hasHeading(page, "Your account");
    await signOut(page);
    expectRefusal(401, "/getuserinfo");
    await enterPassword(page, OWNER.password);
    await sees(page.getByText("Invalid email or password.", { exact: true }));
    await enterPassword(page, chosen);
    await isAt(page, "/029A/admin");
    await open(ACCOUNT);
    await changePassword(page, chosen, OWNER.password);
    await sees(page.getByText("Password updated successfully!", { exact: true }));
  },
  there,
);

journey(
  "sessions are ended one by one, at last the own",
  async ({ page, open }) => {
    await signInAsOwner(page, own.url);
    const other = await otherBrowser(page);
    await open(ACCOUNT);
    await eventually(async () => assert.ok((await sessionRows(page).count()) >= 2));
    const before = await sessionRows(page).count();
    const strangers = sessionRows(page).filter({ hasNotText: "This browser" });
    await strangers
      .first()
      .getByRole("button", { name: /^End session/ })
      .click();
    await seesToast(page, "Session ended.");
    await hasSessions(page, before - 1);
    await eventually(async () => assert.equal(await other.isSignedIn(), false));
    await other.close();

    const mine = sessionRows(page).filter({ hasText: "This browser" });
    await mine.getByRole("button", { name: /^End session/ }).click();
    await seesToast(page, "You have successfully logged out.");
    await isAt(page, "/");
    await page.goto(ACCOUNT);
    await isAt(page, "/");
  },
  there,
);

journey(
  "two-step sign-in from the QR code to a recovery code, and off again",
  async ({ page, open, expectRefusal }) => {
    await signInAsOwner(page, own.url);
    await open(ACCOUNT);
    const factor = part(page, "Two-step sign-in");
    await factor.getByRole("button", { name: "Turn on" }).click();
    expectRefusal(400, "/api/admin/totp");
    await factor.getByLabel("Password *", { exact: true }).fill("not-the-password");
    await factor.getByRole("button", { name: "Next" }).click();
    await sees(factor.getByText("Incorrect password.", { exact: true }));
    await factor.getByLabel("Password *", { exact: true }).fill(OWNER.password);
    await factor.getByRole("button", { name: "Next" }).click();

    const picture = factor.getByRole("img", { name: "QR code for your authenticator app" });
    await sees(picture);
    await eventually(async () =>
      assert.ok(await picture.evaluate((image) => image.complete && image.naturalWidth > 0)),
    );
    const shown = await factor.locator("code").innerText();
    assert.match(shown, /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const secret = shown.replaceAll(" ", "");
    await assertAccessible(page, "the QR code");

    const code = factor.getByLabel("Code from the app");
    expectRefusal(400, "/api/admin/totp/confirm");
    await code.fill(codeOf(secret, 9));
    await factor.getByRole("button", { name: "Confirm" }).click();
    await sees(factor.getByText("Invalid code.", { exact: true }));
    // No code is good twice: the older of the good ones comes first.
    await code.fill(codeOf(secret, -1));
    await factor.getByRole("button", { name: "Confirm" }).click();
    await sees(factor.getByRole("heading", { name: "Your recovery codes" }));
    const codes = await factor.getByRole("listitem").allInnerTexts();
    assert.equal(codes.length, 10);
    assert.equal(new Set(codes).size, 10);
    await assertAccessible(page, "the recovery codes");
    const download = page.waitForEvent("download");
    await factor.getByRole("button", { name: "Download" }).click();
    const file = await (await download).path();
    const lines = (await readFile(file, "utf8")).trim().split("\n");
    assert.deepEqual(lines.slice(-10), codes);
    await factor.getByRole("button", { name: "I have saved them" }).click();
    await sees(factor.getByText("10 recovery codes left", { exact: true }));
    await signOut(page);

    expectRefusal(401, "/getuserinfo");
    await enterPassword(page);
    const field = page.getByLabel("Code *", { exact: true });
    await sees(field);
    await eventually(async () =>
      assert.ok(await field.evaluate((input) => input === document.activeElement)),
    );
    await assertAccessible(page, "the second step of the login");
    await field.fill(codeOf(secret, 9));
    await page.getByRole("button", { name: "Sign In" }).click();
    await sees(page.getByText("Invalid code.", { exact: true }));
    await field.fill(codeOf(secret));
    await page.getByRole("button", { name: "Sign In" }).click();
    await isAt(page, "/029A/admin");
    await signOut(page);

    for (const [n, welcome] of [
      [0, true],
      [0, false],
    ]) {
      await enterPassword(page);
      await page.getByRole("button", { name: "Use a recovery code instead" }).click();
      await page.getByLabel("Recovery code").fill(codes[n].toLowerCase());
      await page.getByRole("button", { name: "Sign In" }).click();
      if (welcome) {
        await isAt(page, "/029A/admin");
        await signOut(page);
      } else {
        await sees(page.getByText("Invalid code.", { exact: true }));
      }
    }
    await page.getByLabel("Recovery code").fill(codes[1]);
    await page.getByRole("button", { name: "Sign In" }).click();
    await isAt(page, "/029A/admin");

    await open(ACCOUNT);
    await sees(factor.getByText("8 recovery codes left", { exact: true }));
    await factor.getByRole("button", { name: "Turn off" }).click();
    await factor.getByLabel("Password *", { exact: true }).fill(OWNER.password);
    await factor.getByLabel(/^Code from the app, or a recovery code/).fill(codes[2]);
    await factor.getByRole("button", { name: "Turn off" }).click();
    await seesToast(page, "Two-step sign-in is off.");
    await sees(factor.getByText("Off", { exact: true }));
    await open("/029A/admin/audit");
    for (const sentence of [
      "Turned two-step sign-in off",
      "Signed in with a recovery code",
      "Turned two-step sign-in on",
    ]) {
      await sees(page.getByText(sentence, { exact: true }).first());
    }
  },
  there,
);

journey(
  "the account on a phone",
  async ({ page, open }) => {
    await signInAsOwner(page, own.url);
    await open(ACCOUNT);
    await hasHeading(page, "Your account");
    await assertFits(page, "the account");
    await assertAccessible(page, "the account at 360 px");
    const factor = part(page, "Two-step sign-in");
    await factor.getByRole("button", { name: "Turn on" }).click();
    await factor.getByLabel("Password *", { exact: true }).fill(OWNER.password);
    await factor.getByRole("button", { name: "Next" }).click();
    await sees(factor.getByRole("link", { name: "Open the app on this phone" }));
    await assertFits(page, "the QR code");
    await assertAccessible(page, "the QR code at 360 px");
    await factor.getByRole("button", { name: "Cancel" }).click();
    await seesNot(factor.getByRole("img"));
  },
  { ...there, viewport: PHONE },
);
