/** Messages in the back office: read, answered, deleted and taken back; on a phone, too. */
import assert from "node:assert/strict";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import { asOwner, newPhone } from "./people.mjs";
import {
  PHONE,
  SHOP,
  eventually,
  hasHeading,
  isAt,
  journey,
  pressInToast,
  sees,
  seesNot,
  seesToast,
} from "./support.mjs";

const MESSAGES = "/029A/admin/contacts";

/** A message of somebody with a name of their own. */
async function send(changes = {}) {
  const message = {
    name: `Karim ${crypto.randomUUID().slice(0, 8)}`,
    phone: newPhone(),
    email: "karim@customers.example",
    message: "Do you have chargers?\nI come after five.",
    ...changes,
  };
  const reply = await fetch(`${SHOP}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(message),
  });
  assert.equal(reply.status, 201);
  return message;
}

const cardOf = (page, { name }) => page.getByRole("article", { name, exact: true });
const button = (place, name) => place.getByRole("button", { name, exact: true });

journey("a message is read, deleted and taken back", async ({ page, open }) => {
  const message = await send();
  await signInAsOwner(page);
  await open(MESSAGES);
  await hasHeading(page, "All Messages");
  const card = cardOf(page, message);
  assert.ok((await page.getByRole("article").first().innerText()).startsWith(message.name));
  await sees(card.getByText("New", { exact: true }));
  const links = await card.getByRole("link").evaluateAll((all) => all.map(({ href }) => href));
  assert.deepEqual(links, [
    `tel:${message.phone}`,
    `https://wa.me/88${message.phone}`,
    `mailto:${message.email}`,
  ]);
  assert.ok((await card.innerText()).includes("Do you have chargers?\nI come after five."));
  await assertAccessible(page, "the list");

  const unread = async () => (await asOwner("GET", "/api/admin/waiting")).messages;
  const before = await unread();
  const badge = (count) => (count === 0 ? "Messages" : `Messages ${count} unread`);
  await sees(page.getByRole("link", { name: badge(before), exact: true }));
  await button(card, "Mark as read").click();
  await sees(button(card, "Mark as unread"));
  await seesNot(card.getByText("New", { exact: true }));
  await sees(page.getByRole("link", { name: badge(before - 1), exact: true }));
  assert.equal(await unread(), before - 1);

  await page.keyboard.press("/");
  await page.keyboard.type(message.name);
  await eventually(() => assert.equal(new URL(page.url()).searchParams.get("q"), message.name));
  await sees(page.getByText("1 message", { exact: true }));
  await button(card, "Delete").click();
  const dialog = page.getByRole("dialog");
  await sees(dialog.getByText("Are you sure you want to delete this message?", { exact: true }));
  await assertAccessible(page, "the question before deleting");
  await button(dialog, "Delete").click();
  await seesToast(page, "Deleted Successfully.");
  await sees(page.getByText("No messages found", { exact: true }));
  await assertAccessible(page, "an empty list");
  await pressInToast(page, "Undo");
  await seesToast(page, "Restored.");
  await sees(card);
  await sees(button(card, "Mark as unread"));
  await button(card, "Mark as unread").click();
  await sees(card.getByText("New", { exact: true }));
});

journey(
  "messages under the thumb",
  async ({ page, open }) => {
    const message = await send({
      name: `${"Unbroken".repeat(8)}${crypto.randomUUID().slice(0, 8)}`,
      email: `${"long.".repeat(10)}address@${"sub".repeat(10)}.customers.example`,
      message: `আপনাদের দোকান শুক্রবার খোলা থাকে?\n${"w".repeat(400)}`,
    });
    await signInAsOwner(page);
    await open(MESSAGES);
    await assertFits(page, "the list");
    await assertAccessible(page, "the list at 360 px");
    const card = cardOf(page, message);
    await button(card, "Mark as read").tap();
    await sees(button(card, "Mark as unread"));
    await button(card, "Delete").tap();
    await button(page.getByRole("dialog"), "Delete").tap();
    await seesToast(page, "Deleted Successfully.");
    await seesNot(card);
    await isAt(page, MESSAGES);
  },
  { viewport: PHONE, hasTouch: true, isMobile: true },
);
