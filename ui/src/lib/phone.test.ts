import { expect, it } from "vitest";
import phones from "../../../tests/fixtures/phones.json";
import { isPhone, normalizePhone } from "./phone";

it("reads phones as the server does", () => {
  for (const [typed = "", kept] of phones.accepted) {
    expect(normalizePhone(typed), JSON.stringify(typed)).toBe(kept);
    expect(isPhone(typed), JSON.stringify(typed)).toBe(true);
  }
});

it.each(phones.refused)("refuses %j as the server does", (typed) => {
  expect(isPhone(typed)).toBe(false);
});
