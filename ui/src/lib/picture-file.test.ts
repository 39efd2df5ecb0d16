import { expect, it } from "vitest";
import { formatFileSize, pictureFault } from "./picture-file";

function fileOf(type: string, bytes: number): File {
  const file = new File(["x"], "picture", { type });
  Object.defineProperty(file, "size", { value: bytes });
  return file;
}

it.each(["image/jpeg", "image/png", "image/webp", "image/gif"])("takes %s up to 10 MiB", (type) => {
  expect(pictureFault(fileOf(type, 10_485_760))).toBeUndefined();
  expect(pictureFault(fileOf(type, 10_485_761))).toBe("size");
});

it.each(["image/svg+xml", "image/heic", "application/pdf", ""])("refuses %s", (type) => {
  expect(pictureFault(fileOf(type, 1000))).toBe("type");
});

it("writes sizes in KB and MB", () => {
  expect(formatFileSize(10)).toBe("1 KB");
  expect(formatFileSize(245_760)).toBe("240 KB");
  expect(formatFileSize(3_355_443)).toBe("3.2 MB");
});
