import { describe, expect, it } from "vitest";
import table from "../../../tests/fixtures/numbers.json";
import "@/texts/bn/months";
import { english } from "./format";
import { bengali } from "./bn/format";

const NUMBERS = [
  0, 7, 100, 999, 1000, 45_000, 123_456, 1_234_567, 12_345_678, 100_000_000, -500, -12_345, 2.4,
  2.6,
];
const TIMES = [
  "2026-01-09T03:04:05Z",
  "2025-12-31T17:59:59.999Z",
  "2025-12-31T18:00:00.000Z",
  "2024-02-29T12:00:00Z",
  ...Array.from(
    { length: 12 },
    (_, month) => `2026-${String(month + 1).padStart(2, "0")}-15T23:30:00.000Z`,
  ),
];

/** The same by the system's own knowledge of languages. */
describe.each([
  ["en-US", "en-GB", "TK ", english],
  ["bn-BD", "bn-BD", "৳", bengali],
] as const)("numbers, money and dates of %s", (numbers, dates, currency, format) => {
  const timeZone = "Asia/Dhaka";
  const number = new Intl.NumberFormat(numbers, { maximumFractionDigits: 0 });

  it.each(NUMBERS)("writes %d as people there do", (value) => {
    expect(format.number(value)).toBe(number.format(value));
    expect(format.taka(value)).toBe(currency + number.format(value));
  });

  it.each(TIMES)("writes %s by the shop's clock", (time) => {
    const day = new Intl.DateTimeFormat(dates, {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone,
    });
    const hours = new Intl.DateTimeFormat(dates, {
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone,
    });
    expect(format.day(time)).toBe(day.format(new Date(time)));
    expect(format.time(time)).toBe(hours.format(new Date(time)));
  });
});

it.each(table as [number, string, string][])("writes %d as the server does", (value, en, bn) => {
  expect(english.number(value)).toBe(en);
  expect(english.taka(value)).toBe(`TK ${en}`);
  expect(bengali.number(value)).toBe(bn);
  expect(bengali.taka(value)).toBe(`৳${bn}`);
});

it("shortens months in English alone", () => {
  expect(english.moment("2026-09-09T03:05:00Z")).toBe("9 Sept 2026, 09:05");
  expect(english.moment("2026-06-09T03:05:00Z")).toBe("9 Jun 2026, 09:05");
  expect(english.shortDay("2026-11-30T18:00:00Z")).toBe("1 Dec");
  expect(bengali.shortDay("2026-11-30T17:59:59Z")).toBe("৩০ নভেম্বর");
  expect(bengali.moment("2026-09-09T03:05:00Z")).toBe("৯ সেপ্টেম্বর, ২০২৬, ০৯:০৫");
});
