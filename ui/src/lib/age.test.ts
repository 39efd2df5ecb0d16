import { expect, it } from "vitest";
import { ageOf } from "./age";

const texts = {
  now: "now",
  minutes: (n: number) => `${n} min`,
  hours: (n: number) => `${n} h`,
  days: (n: number) => `${n} d`,
};

it.each([
  ["2026-11-30T12:00:30.000Z", "now"],
  ["2026-11-30T11:59:01.000Z", "now"],
  ["2026-11-30T11:59:00.000Z", "1 min"],
  ["2026-11-30T11:00:01.000Z", "59 min"],
  ["2026-11-30T11:00:00.000Z", "1 h"],
  ["2026-11-28T12:00:01.000Z", "47 h"],
  ["2026-11-28T12:00:00.000Z", "2 d"],
])("tells %s as %s", (at, age) => {
  expect(ageOf(at, Date.parse("2026-11-30T12:00:00.000Z"), texts)).toBe(age);
});
