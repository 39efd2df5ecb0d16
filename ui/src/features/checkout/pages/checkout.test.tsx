import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { visitorCart } from "@/shopping/visitor-cart";
import { fillVisitorCart, openCheckout, openShop, ordered, takeOrders } from "@/test/checkout-shop";
import { signIn } from "@/test/customer-handlers";
import { makeCartLine, makeCustomer } from "@/test/fixtures";
import { complete } from "@/test/product-shop";
import { renderApp } from "@/test/render-app";
import { errorReply } from "@/test/server";
import { loadTexts } from "@/texts/language";

type Checkout = Awaited<ReturnType<typeof openCheckout>>;

/** What a visitor has to say. */
async function fillIn({ user }: Pick<Checkout, "user">) {
  await user.type(screen.getByLabelText(/^Name/), "Karim");
  await user.type(screen.getByLabelText(/^Phone/), "01712-345678");
  await user.type(screen.getByLabelText(/^Delivery address/), "House 9");
}

async function places({ user, button }: Checkout, total: string) {
  await waitFor(() => expect(button()).toBeEnabled());
  expect(button()).toHaveTextContent(`Place Order · ${total}`);
  await user.click(button());
}

describe("a visitor's checkout", () => {
  it("orders all of the cart at once, and empties it", async () => {
    openShop();
    const { bodies, keys } = takeOrders();
    fillVisitorCart();
    const app = await openCheckout();
    await fillIn(app);
    await app.user.click(screen.getByRole("radio", { name: /^Outside/ }));
    await waitFor(() => expect(app.button()).toHaveTextContent("Place Order · TK 91,620"));
    await places(app, "TK 91,620");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Thank you for your order" }),
    ).toHaveFocus();
    expect(bodies).toEqual([
      {
        lines: [
          { productId: "p1", color: "Blue", ramStorage: "", quantity: 2 },
          { productId: "p2", color: "", ramStorage: "", quantity: 1 },
        ],
        delivery: { method: "delivery", zone: "Outside" },
        paymentMethod: "Cash on Delivery",
        name: "Karim",
        phone: "01712345678",
        address: "House 9",
        total: 91_620,
        customer: "",
      },
    ]);
    expect(keys[0]).toMatch(/^.{16,100}$/);
    expect(visitorCart.get()).toEqual([]);
    expect(app.router.location.pathname).toBe("/checkout/done");
    expect(screen.getByText("H-1A2B-3C4D")).toBeInTheDocument();
    expect(screen.getByText("We call 01712345678 to confirm your order.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Track your order" })).toHaveAttribute(
      "href",
      "/track?order=H-1A2B-3C4D",
    );
    expect(screen.queryByRole("link", { name: "See your orders" })).not.toBeInTheDocument();
  });

  it("says what is missing, in the field that comes first", async () => {
    openShop();
    const { bodies } = takeOrders();
    fillVisitorCart();
    const app = await openCheckout();
    await places(app, "TK 91,560");
    expect(await screen.findByText("Please enter your name.")).toBeInTheDocument();
    expect(screen.getByLabelText(/^Name/)).toHaveFocus();
    expect(screen.getByText("Please enter your phone number.")).toBeInTheDocument();
    expect(screen.getByText("Please enter the delivery address.")).toBeInTheDocument();
    await app.user.click(screen.getByRole("radio", { name: /^I pick it up/ }));
    await waitFor(() => expect(app.button()).toHaveTextContent("TK 91,500"));
    // By the keyboard, through the stores without choosing any.
    act(() => screen.getByRole("radio", { name: "Bahaddarhat" }).focus());
    await app.user.tab();
    await places(app, "TK 91,500");
    expect(await screen.findByText("Please choose a store.")).toBeInTheDocument();
    expect(bodies).toEqual([]);
  });

  it("takes how many, and what not, before it is ordered", async () => {
    const { asked } = openShop();
    fillVisitorCart();
    const app = await openCheckout();
    await app.user.click(screen.getByRole("button", { name: "One more of Galaxy S25" }));
    // Three of them are delivered for nothing.
    await waitFor(() => expect(app.button()).toHaveTextContent("Place Order · TK 136,500"));
    await app.user.click(screen.getByRole("button", { name: "Remove Charger" }));
    await waitFor(() => expect(app.button()).toHaveTextContent("Place Order · TK 135,000"));
    expect(asked.at(-1)?.lines).toEqual([
      { productId: "p1", color: "Blue", ramStorage: "", quantity: 3 },
    ]);
    await app.user.click(screen.getByRole("button", { name: "Remove Galaxy S25" }));
    expect(await screen.findByText("Your cart is empty")).toBeInTheDocument();
  });

  it("picks up in a store, paid by phone", async () => {
    openShop({
      payments: [{ method: "bKash", number: "01800000000", text: "Use Send Money." }],
    });
    const { bodies } = takeOrders();
    fillVisitorCart();
    const app = await openCheckout();
    await app.user.type(screen.getByLabelText(/^Name/), "Karim");
    await app.user.type(screen.getByLabelText(/^Phone/), "01712345678");
    await app.user.click(screen.getByRole("radio", { name: /^I pick it up/ }));
    await app.user.click(screen.getByRole("radio", { name: "Bahaddarhat" }));
    // Nothing arrives that could be paid for in cash.
    expect(screen.queryByRole("radio", { name: /^Cash on Delivery/ })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole("radio", { name: /^bKash/ }));
    expect(screen.getByText("Use Send Money.")).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByText("Send TK 91,500 to").closest("p")).toHaveTextContent(
        "Send TK 91,500 to 01800000000",
      ),
    );
    await places(app, "TK 91,500");
    expect(
      await screen.findByText("Please enter the transaction id: 6 to 20 letters and digits."),
    ).toBeInTheDocument();
    await app.user.type(screen.getByLabelText(/^Transaction id/), "9gk 4xy7");
    await places(app, "TK 91,500");
    await screen.findByText("H-1A2B-3C4D");
    expect(bodies).toEqual([
      expect.objectContaining({
        delivery: { method: "pickup", branch: "Bahaddarhat" },
        paymentMethod: "bKash",
        transaction: "9gk4xy7",
      }),
    ]);
    expect(bodies[0]).not.toHaveProperty("address");
  });

  it("puts what the server says to its fields", async () => {
    openShop();
    let refused = errorReply(400, "Please check the fields.", { zone: "Unknown zone." });
    takeOrders(() => refused);
    fillVisitorCart();
    const app = await openCheckout();
    await fillIn(app);
    await places(app, "TK 91,560");
    const zones = await screen.findByRole("group", { name: "Delivery zone" });
    expect(await within(zones).findByText("Unknown zone.")).toBeInTheDocument();
    expect(zones).toHaveAccessibleDescription("Unknown zone.");
    refused = errorReply(400, "Please check the fields.", { phone: "No such phone." });
    await places(app, "TK 91,560");
    expect(await screen.findByText("No such phone.")).toBeInTheDocument();
  });

  it("keeps what was typed when the page is opened again, for the same person", async () => {
    openShop();
    fillVisitorCart();
    const app = await openCheckout();
    await fillIn(app);
    app.unmount();
    const again = await openCheckout();
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Karim");
    expect(screen.getByLabelText(/^Delivery address/)).toHaveValue("House 9");
    again.unmount();
    signIn({ ...complete, cart: [makeCartLine({ productId: "p1" })] });
    visitorCart.set([]);
    await openCheckout();
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Rahim");
    expect(screen.getByLabelText(/^Delivery address/)).toHaveValue("House 1, Road 5");
  });
});

describe("a coupon", () => {
  it("takes something off, and can be taken off", async () => {
    openShop();
    const { bodies } = takeOrders();
    fillVisitorCart();
    const app = await openCheckout();
    await fillIn(app);
    await app.user.type(screen.getByLabelText("Coupon code"), "nothing{Enter}");
    expect(await screen.findByText("This coupon code is not valid.")).toBeInTheDocument();
    await app.user.clear(screen.getByLabelText("Coupon code"));
    await app.user.type(screen.getByLabelText("Coupon code"), "eid500{Enter}");
    expect(await screen.findByText("TK 500 off")).toBeInTheDocument();
    await waitFor(() => expect(app.button()).toHaveTextContent("Place Order · TK 91,060"));
    await app.user.click(screen.getByRole("button", { name: "Remove coupon" }));
    await waitFor(() => expect(app.button()).toHaveTextContent("Place Order · TK 91,560"));
    await app.user.type(screen.getByLabelText("Coupon code"), "EID500");
    await app.user.click(screen.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(app.button()).toHaveTextContent("Place Order · TK 91,060"));
    await places(app, "TK 91,060");
    await screen.findByText("H-1A2B-3C4D");
    expect(bodies[0]).toMatchObject({ coupon: "EID500", total: 91_060 });
  });

  it("that is not good is not sent", async () => {
    openShop();
    const { bodies } = takeOrders();
    fillVisitorCart();
    const app = await openCheckout();
    await fillIn(app);
    await app.user.type(screen.getByLabelText("Coupon code"), "nothing{Enter}");
    await screen.findByText("This coupon code is not valid.");
    await places(app, "TK 91,560");
    await screen.findByText("H-1A2B-3C4D");
    expect(bodies[0]).not.toHaveProperty("coupon");
  });
});

describe("a customer's checkout", () => {
  it("knows who orders, and leaves the cart empty", async () => {
    openShop();
    const session = signIn({ ...complete, cart: [makeCartLine({ productId: "p2", quantity: 2 })] });
    const { bodies } = takeOrders(({ total }) => {
      session.current = makeCustomer(complete);
      return HttpResponse.json({
        success: true,
        message: "ok",
        code: "order_placed",
        orderId: "o1",
        orderNumber: "H-1A2B-3C4D",
        total,
        user: session.current,
      });
    });
    const app = await openCheckout();
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Rahim");
    expect(screen.queryByLabelText(/^E-mail/)).not.toBeInTheDocument();
    await places(app, "TK 3,060");
    expect(await screen.findByRole("link", { name: "See your orders" })).toHaveAttribute(
      "href",
      "/dashboard/orders",
    );
    expect(bodies[0]).toMatchObject({ name: "Rahim", phone: "01700000009", total: 3_060 });
    expect(screen.getAllByRole("link", { name: "Cart" })[0]).toBeInTheDocument();
  });

  it("buys just what the address names", async () => {
    openShop();
    signIn({ ...complete, cart: [makeCartLine({ productId: "p2" })] });
    const { bodies } = takeOrders();
    const app = await openCheckout("?product=p1&color=Blue&ram=8GB&quantity=2");
    await app.user.click(screen.getByRole("button", { name: "One less of Galaxy S25" }));
    await waitFor(() => expect(app.button()).toHaveTextContent("Place Order · TK 45,060"));
    expect(app.router.location.search).toBe("?product=p1&color=Blue&ram=8GB&quantity=1");
    await places(app, "TK 45,060");
    await screen.findByText("H-1A2B-3C4D");
    expect(bodies[0]?.lines).toEqual([
      { productId: "p1", color: "Blue", ramStorage: "8GB", quantity: 1 },
    ]);
  });
});

describe("after the order", () => {
  it("is shown again after a reload, and is not there without one", async () => {
    openShop();
    takeOrders(ordered);
    fillVisitorCart();
    const app = await openCheckout();
    await fillIn(app);
    await places(app, "TK 91,560");
    await screen.findByText("H-1A2B-3C4D");
    app.unmount();
    const again = renderApp("/checkout/done");
    expect(await screen.findByText("H-1A2B-3C4D")).toBeInTheDocument();
    again.unmount();
    sessionStorage.clear();
    const { router } = renderApp("/checkout/done");
    expect(await screen.findByText("Your cart is empty")).toBeInTheDocument();
    expect(router.location.pathname).toBe("/cart");
  });
});

it("speaks Bengali, with Bengali digits", async () => {
  document.cookie = "haat_lang=bn; Path=/";
  await loadTexts("bn", "shop");
  openShop();
  fillVisitorCart();
  renderApp("/checkout");
  expect(await screen.findByRole("button", { name: "অর্ডার করুন · ৳৯১,৫৬০" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: /^Inside Chattogram ৳৬০/ })).toBeChecked();
  expect(screen.getByText("প্রতিটি ৳৪৫,০০০")).toBeInTheDocument();
});
