import { expect, it } from "vitest";
import emails from "../../../tests/fixtures/emails.json";
import { isEmail } from "./email";

it("takes e-mail addresses as the server does", () => {
  for (const [typed = ""] of emails.accepted)
    expect(isEmail(typed), JSON.stringify(typed)).toBe(true);
});

it.each(emails.refused)("refuses %j as the server does", (typed) => {
  expect(isEmail(typed)).toBe(false);
});
