import { expect, it } from "vitest";
import { sizeOf } from "./size";

it.each([
  [0, 0, "kB"],
  [1_260, 1.3, "kB"],
  [999_400, 999, "kB"],
  [999_600, 1, "MB"],
  [48_200_000, 48.2, "MB"],
  [123_456_789, 123, "MB"],
  [999_999_999, 1, "GB"],
  [12_345_000_000, 12.3, "GB"],
  [2_000_000_000_000, 2_000, "GB"],
])("writes %d bytes as %d %s", (bytes, value, unit) => {
  expect(sizeOf(bytes)).toEqual({ value, unit });
});
