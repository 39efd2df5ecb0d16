import { describe, expect, it } from "vitest";
import { groupOf } from "./field-groups";
import { alignSpecifications, differ } from "./specification-rows";

const labels = {
  body: "গঠন",
  battery: "ব্যাটারি",
  display: "ডিসপ্লে",
  mainCamera: "মূল ক্যামেরা",
  selfieCamera: "সেলফি ক্যামেরা",
  launch: "বাজারে আসে",
};

const rows = (...pairs: [string, string][]) => ({
  specifications: pairs.map(([field, value]) => ({ field, value })),
});

const fixed = (change: Record<string, string>) => ({
  specifications: {
    body: "",
    battery: "",
    display: "",
    mainCamera: "",
    selfieCamera: "",
    launch: "",
    ...change,
  },
});

describe("specifications side by side", () => {
  it("are aligned by field in whatever case and spacing", () => {
    const groups = alignSpecifications(
      [
        rows(["Display", "6.7 inch"], ["RAM", "8 GB"]),
        rows(["  ram", "12 GB "], ["DISPLAY:", "6.1 inch"], ["Sim  Slots", "2"]),
      ],
      labels,
    );
    expect(groups).toEqual([
      { group: "performance", fields: [{ field: "RAM", values: ["8 GB", "12 GB"] }] },
      { group: "display", fields: [{ field: "Display", values: ["6.7 inch", "6.1 inch"] }] },
      { group: "connection", fields: [{ field: "Sim  Slots", values: [undefined, "2"] }] },
    ]);
  });

  it("align the fixed fields with rows of the same name", () => {
    const groups = alignSpecifications(
      [
        fixed({ mainCamera: "50 MP", battery: "5000 mAh" }),
        rows(["Main Camera", "48 MP"], ["Battery", " "]),
      ],
      labels,
    );
    expect(groups).toEqual([
      { group: "camera", fields: [{ field: "মূল ক্যামেরা", values: ["50 MP", "48 MP"] }] },
      { group: "power", fields: [{ field: "ব্যাটারি", values: ["5000 mAh", undefined] }] },
    ]);
  });

  it("keep both values of a field that a product names twice", () => {
    const [group] = alignSpecifications([rows(["Port", "USB-C"], ["port", "HDMI"])], labels);
    expect(group?.fields).toEqual([{ field: "Port", values: ["USB-C\nHDMI"] }]);
  });

  it("are nothing where nothing is listed", () => {
    expect(alignSpecifications([rows(), fixed({})], labels)).toEqual([]);
  });
});

it("differ where a word differs or is missing, not by capitals and spaces", () => {
  expect(differ(["8 GB", " 8  gb"])).toBe(false);
  expect(differ(["8 GB", "12 GB"])).toBe(true);
  expect(differ(["8 GB", undefined])).toBe(true);
  expect(differ([undefined, undefined])).toBe(false);
  expect(differ(["8 GB"])).toBe(false);
  expect(differ(["a", "a", "b"])).toBe(true);
});

it.each([
  ["ram", "performance"],
  ["os", "performance"],
  ["chipset", "performance"],
  ["display", "display"],
  ["selfie camera", "camera"],
  ["webcam", "camera"],
  ["battery", "power"],
  ["wireless charging", "power"],
  ["ধারণক্ষমতা", "power"],
  ["noise cancelling", "sound"],
  ["wireless", "connection"],
  ["ports", "connection"],
  ["supports", "other"],
  ["water resistance", "body"],
  ["in the box", "other"],
])("the field %s is about %s", (field, group) => {
  expect(groupOf(field)).toBe(group);
});
