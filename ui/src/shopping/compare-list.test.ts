import { expect, it } from "vitest";
import { compareList } from "./compare-list";

it("keeps the products and their kind in step", () => {
  compareList.set(["a"], "PHONE");
  expect(compareList.kind()).toBe("PHONE");
  compareList.set(["a", "b"]);
  expect(compareList.kind()).toBe("PHONE");
  compareList.set(["t"], "TV");
  expect(compareList.kind()).toBe("TV");
  // Without products there is no kind: those of the next visit may be another.
  compareList.set([]);
  expect(compareList.kind()).toBeUndefined();
  compareList.set(["c"]);
  expect(compareList.kind()).toBeUndefined();
});
