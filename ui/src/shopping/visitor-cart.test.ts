import { expect, it } from "vitest";
import { visitorCart } from "./visitor-cart";
import { addForVisitor, removeForVisitor, setForVisitor } from "./visitor-cart-changes";

const blue = { productId: "p1", color: "Blue", ramStorage: "", quantity: 1, title: "Galaxy" };
const red = { ...blue, color: "Red" };

it("keeps a variant in one line, of at most 99 pieces", () => {
  expect(addForVisitor(blue)).toBe(true);
  expect(addForVisitor(red)).toBe(true);
  expect(addForVisitor({ ...blue, quantity: 98 })).toBe(true);
  expect(addForVisitor({ ...blue, quantity: 5 })).toBe(true);
  expect(visitorCart.get()).toEqual([red, { ...blue, quantity: 99 }]);
});

it("takes 50 lines, and more of what is there", () => {
  for (let n = 0; n < 50; n += 1) addForVisitor({ ...blue, productId: `n${n}` });
  expect(addForVisitor(red)).toBe(false);
  expect(addForVisitor({ ...blue, productId: "n0" })).toBe(true);
  expect(visitorCart.get()).toHaveLength(50);
});

it("sets and removes just one variant", () => {
  visitorCart.set([blue, red]);
  setForVisitor({ ...red, quantity: 7 });
  expect(visitorCart.get()).toEqual([blue, { ...red, quantity: 7 }]);
  removeForVisitor([blue]);
  expect(visitorCart.get()).toEqual([{ ...red, quantity: 7 }]);
});

it.each([
  '["p1","","",0,"Galaxy"]',
  '["p1","","",100,"Galaxy"]',
  '["p1","","",1.5,"Galaxy"]',
  '["../x","","",1,"Galaxy"]',
  '["p1","",null,1,"Galaxy"]',
  '{"productId":"p1"}',
  "no JSON",
])("makes nothing of %s", (damaged) => {
  localStorage.setItem("haat-cart", JSON.stringify([damaged]));
  expect(visitorCart.get()).toEqual([]);
});
