import { expect, it } from "vitest";
import { formatFileSize } from "./file";

it("writes sizes in KB and MB", () => {
  expect(formatFileSize(10)).toBe("1 KB");
  expect(formatFileSize(245_760)).toBe("240 KB");
  expect(formatFileSize(3_355_443)).toBe("3.2 MB");
});
