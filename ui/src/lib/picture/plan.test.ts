import { expect, it } from "vitest";
import type { PictureHeader, PictureKind } from "./header";
import { planFor } from "./plan";

const MIB = 1024 * 1024;

const header = (kind: PictureKind, width = 0, height = 0): PictureHeader => ({
  kind,
  width,
  height,
});
const plan = (size: number, of: PictureHeader, type = "image/jpeg", name = "photo.jpg") =>
  planFor({ name, type, size }, of);

it.each(["jpeg", "png", "webp", "gif"] as const)("sends %s within the limits as it is", (kind) => {
  expect(plan(10 * MIB, header(kind, 8000, 5000))).toEqual({ act: "send" });
  expect(plan(1, header(kind, 20_000, 2000))).toEqual({ act: "send" });
});

it("draws what is above one of the limits anew", () => {
  expect(plan(10 * MIB + 1, header("jpeg", 4000, 3000))).toEqual({
    act: "redraw",
    reason: { why: "bytes", bytes: 10 * MIB + 1 },
    opaque: true,
    otherwise: { fault: "size" },
  });
  expect(plan(MIB, header("png", 9000, 6000))).toEqual({
    act: "redraw",
    reason: { why: "pixels", pixels: 54_000_000 },
    opaque: false,
    otherwise: { fault: "pixels", width: 9000, height: 6000 },
  });
  expect(plan(MIB, header("webp", 20_001, 10))).toMatchObject({ act: "redraw" });
  // The largest sensors of phones.
  expect(plan(90 * MIB, header("jpeg", 16_320, 12_240))).toMatchObject({ act: "redraw" });
});

it("decodes nothing of a size that no camera has", () => {
  const fault = { act: "refuse", fault: "pixels", width: 20_000, height: 20_000 };
  expect(plan(48_000, header("png", 20_000, 20_000))).toEqual(fault);
  expect(plan(74, header("png", 65_535, 65_535))).toMatchObject({ fault: "pixels" });
  expect(plan(201 * MIB, header("jpeg", 4000, 3000))).toEqual({ act: "refuse", fault: "size" });
});

it("goes by the content, whatever the name and the type say", () => {
  expect(plan(MIB, header("jpeg", 4000, 3000), "image/heic", "IMG_1.HEIC")).toEqual({
    act: "send",
  });
  expect(plan(MIB, header("png", 10, 10), "", "picture")).toEqual({ act: "send" });
  expect(plan(MIB, header("heic"), "image/jpeg", "photo.jpg")).toMatchObject({ act: "redraw" });
});

it("tries HEIC, known by its content, type or name, and has words for a browser that cannot", () => {
  const tried = {
    act: "redraw",
    reason: { why: "heic" },
    opaque: false,
    otherwise: { fault: "heic" },
  };
  expect(plan(2 * MIB, header("heic"), "", "IMG_1")).toEqual(tried);
  expect(plan(0, header("other"), "image/heif", "IMG_1")).toEqual(tried);
  expect(plan(0, header("other"), "", "IMG_1.HEIC")).toEqual(tried);
});

it.each(["image/svg+xml", "image/avif", "image/tiff", "application/pdf", ""])(
  "refuses %s",
  (type) => {
    expect(plan(1000, header("other"), type, "file")).toEqual({ act: "refuse", fault: "type" });
  },
);

it("leaves to the server what says that it is a picture and shows no size", () => {
  expect(plan(1000, header("other"))).toEqual({ act: "send" });
  expect(plan(1000, header("jpeg"))).toEqual({ act: "send" });
  expect(plan(11 * MIB, header("other"))).toEqual({ act: "refuse", fault: "size" });
  expect(plan(11 * MIB, header("jpeg"))).toEqual({ act: "refuse", fault: "damaged" });
});
