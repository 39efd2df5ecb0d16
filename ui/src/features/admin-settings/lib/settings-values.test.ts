import { expect, it } from "vitest";
import { makeSettings } from "@/test/fixtures";
import { changesOf, valuesOf } from "./settings-values";

const settings = makeSettings({ emiRate: 9 });

it("sends nothing while nothing differs but white space", () => {
  const values = valuesOf(settings);
  expect(changesOf({ ...values, shopName: " Haat " }, settings)).toEqual({});
});

it("sends what differs, numbers in ASCII digits, both branches with their own changes", () => {
  const values = valuesOf(settings);
  const [first, second] = values.branches;
  if (!first || !second) throw new Error("two branches");
  expect(
    changesOf(
      {
        ...values,
        email: "",
        phones: ["০১৭১২৩৪৫৬৭৮", values.phones[1] ?? ""],
        emiRate: "",
        branches: [first, { ...second, mall: "New Market" }],
      },
      settings,
    ),
  ).toEqual({
    email: "",
    phones: ["01712345678", "01700000002"],
    emiRate: 0,
    branches: [{}, { mall: "New Market" }],
  });
});
