import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { visitorCart } from "@/shopping/visitor-cart";
import { fillVisitorCart, openCheckout, openShop } from "@/test/checkout-shop";
import { setWindowWidth } from "@/test/window-width";

/** Puts a third line into the browser's cart. */
function fillMore() {
  fillVisitorCart();
  const [phone] = visitorCart.get();
  visitorCart.set([...visitorCart.get(), { ...phone!, color: "Red", quantity: 1 }]);
}

const section = () => within(screen.getByRole("region", { name: "What you buy" }));

it("folds what is bought to one line, and opens it", async () => {
  setWindowWidth(360);
  openShop();
  fillMore();
  const { user } = await openCheckout();
  expect(section().getByText("4 items")).toBeInTheDocument();
  expect(section().getByText("TK 136,500")).toBeInTheDocument();
  expect(section().queryByRole("article")).not.toBeInTheDocument();
  await user.click(section().getByRole("button", { name: "Change" }));
  expect(section().getAllByRole("article")).toHaveLength(3);
  expect(section().getByRole("heading", { name: "What you buy" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Remove Charger" }));
  await waitFor(() => expect(section().getAllByRole("article")).toHaveLength(2));
});

it("folds nothing that has to be looked at, and nothing on wide screens", async () => {
  const shop = openShop();
  fillMore();
  const wide = await openCheckout();
  expect(section().getAllByRole("article")).toHaveLength(3);
  wide.unmount();
  setWindowWidth(360);
  shop.goods.p2!.stock = 0;
  await openCheckout();
  expect(section().getAllByRole("article")).toHaveLength(3);
});

it("keeps the total and the button in sight on phones", async () => {
  setWindowWidth(360);
  openShop();
  fillVisitorCart();
  const { button } = await openCheckout();
  expect(button()).toHaveAccessibleName("Place Order · TK 91,560");
  const bar = button().closest("[data-bottom-bar]");
  expect(bar).toHaveTextContent("TK 91,560");
  expect(screen.getAllByRole("button", { name: /^Place Order/ })).toHaveLength(1);
});
