import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect } from "vitest";
import type { CustomerUser, Product } from "@/api/types";
import { signIn } from "./customer-handlers";
import { makeCustomer, makeProduct } from "./fixtures";
import { renderApp } from "./render-app";
import { server } from "./server";

/** A product that wants a colour and a memory, and the query that has both chosen. */
export const variants: Partial<Product> = {
  availableColors: [{ color: "Blue", priceDifference: 4000, image: "/uploads/blue.webp" }],
  ramStorage: [{ option: "8GB/256GB", priceDifference: 1000 }],
};
export const CHOSEN = "?color=Blue&ram=8GB%2F256GB";

/** Opens the page of the shop's one product. */
export async function open(change: Partial<Product> = {}, search = "") {
  const product = makeProduct({ _id: "x1", title: "Galaxy S25", ...change });
  server.use(http.get("/allproducts/x1", () => HttpResponse.json(product)));
  const app = renderApp(`/product/x1${search}`);
  await screen.findByRole("heading", { level: 1, name: product.title });
  return { ...app, product };
}

type App = Pick<ReturnType<typeof renderApp>, "user">;

/** Signs in on the login page, and waits out its redirect. */
export async function logIn({ user }: App, customer: CustomerUser = makeCustomer()) {
  server.use(
    http.post("/api/userlogin", () =>
      HttpResponse.json({ success: true, message: "ok", token: "t", user: customer }),
    ),
    http.get("/api/me", () => HttpResponse.json({ user: null, customer })),
  );
  await user.type(await screen.findByLabelText(/^E-mail/), "rahim@haat.example");
  await user.type(screen.getByLabelText(/^Password/), "right-password");
  await user.click(screen.getByRole("button", { name: /^Login/ }));
  expect(await screen.findByText("Login successful! Redirecting...")).toBeInTheDocument();
}

/** What a customer has who need not be asked for anything. */
export const complete = { phone: "01700000009", address: "House 1, Road 5" };

/** Signs a customer in, and opens the order's dialog; the product has variants only where `search` chose them. */
export async function buy(customer: Partial<CustomerUser>, search = "") {
  signIn(customer);
  const plain = { ...variants, availableColors: [], ramStorage: [] };
  const app = await open(search === "" ? plain : variants, search);
  await app.user.click(screen.getByRole("button", { name: "Buy Now" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm Order" }));
  const confirm = () =>
    app.user.click(dialog.getByRole("button", { name: /^(Confirm Order|Order for)/ }));
  return { ...app, dialog, confirm };
}

/** The reply to an order that was placed. */
export function placed(customer: CustomerUser = makeCustomer(complete)) {
  return HttpResponse.json({
    success: true,
    message: "Order placed successfully!",
    user: customer,
    orderId: "o1",
    orderNumber: "H-1A2B-3C4D",
    total: 50_000,
  });
}
