import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { serveList } from "@/test/listing-shop";
import * as orders from "@/test/admin-orders-shop";
import * as form from "@/test/admin-product-shop";
import { buy, CHOSEN, complete, open, variants } from "@/test/product-shop";
import { doneReply, signIn } from "@/test/customer-handlers";
import {
  makeAdminOrder,
  makeCartLine,
  makeCustomer,
  makeProduct,
  makeProducts,
} from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { keepTranslating } from "@/test/translate";

it("shows the price of what is chosen, and what is in the cart", async () => {
  signIn();
  server.use(
    http.post("/api/cart/add", () =>
      doneReply("ok", makeCustomer({ cart: [makeCartLine({ productId: "x1" })] })),
    ),
  );
  const { user } = await open({ ...variants, price: 48_000, offerPrice: 45_000 });
  const stop = keepTranslating();
  await user.click(screen.getByRole("button", { name: /^Add to Cart/ }));
  const colours = within(screen.getByRole("group", { name: "Colour" }));
  expect(colours.getByRole("alert")).toHaveTextContent(/^Please choose a colour\.$/);
  await user.click(screen.getByRole("button", { name: /^Blue/ }));
  expect(colours.queryByRole("alert")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^8GB/ }));
  expect(screen.getByText("TK 50,000")).toBeInTheDocument();
  expect(screen.queryByText("TK 45,000")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Add to Cart/ }));
  expect(await screen.findByText("Added to cart successfully!")).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Cart, 1 item" })).toHaveTextContent(/^1$/);
  stop();
});

it("shows the total of an order, why it is refused, and that nothing is left", async () => {
  server.use(
    http.post("/api/order/place", () => {
      const message = "Not enough stock.";
      server.use(
        http.get("/allproducts/x1", () =>
          HttpResponse.json(makeProduct({ _id: "x1", title: "Galaxy S25", ...variants, stock: 0 })),
        ),
      );
      return HttpResponse.json(
        { success: false, message, error: message, stock: 0 },
        { status: 409 },
      );
    }),
  );
  const { user, dialog, confirm } = await buy(complete, CHOSEN);
  const stop = keepTranslating();
  await user.click(dialog.getByRole("button", { name: "One more" }));
  expect(dialog.getByText("TK 100,000")).toBeInTheDocument();
  await confirm();
  expect(await dialog.findByRole("alert")).toHaveTextContent(
    /^Not enough stock\. It was sold out a moment ago\.$/,
  );
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("Not In Stock")).toBeInTheDocument();
  expect(screen.queryByText("In Stock")).not.toBeInTheDocument();
  stop();
});

it("shows the page and the filters of a list", async () => {
  const items = makeProducts(20);
  serveList("/allproducts", items, 7);
  const { user } = renderApp("/products");
  await screen.findByText("7 items under TK 200 are hidden");
  const stop = keepTranslating();
  await user.click(screen.getByRole("link", { name: "Page 3" }));
  expect(await screen.findByText(items[19]?.title ?? "")).toBeInTheDocument();
  expect(screen.queryByText(items[0]?.title ?? "")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show all" }));
  await waitFor(() => expect(screen.queryByText(/are hidden/)).not.toBeInTheDocument());
  screen.getByRole("slider", { name: "Highest price" }).focus();
  await user.keyboard("{ArrowLeft}");
  await waitFor(() => expect(screen.getAllByText("Up to TK 995,000")).not.toHaveLength(0));
  expect(screen.queryByText("Any price")).not.toBeInTheDocument();
  stop();
});

it("shows how far an order is", async () => {
  const shop = orders.openShop();
  const order = makeAdminOrder();
  shop.orders = [order];
  const { user } = renderApp("/029A/admin/orders");
  const card = await orders.card(order);
  await card.findByText("Not confirmed");
  const stop = keepTranslating();
  await user.type(card.getByRole("combobox", { name: /^Delivery time/ }), "Today{Enter}");
  expect(await card.findByText("Confirmed")).toBeInTheDocument();
  expect(card.queryByText("Not confirmed")).not.toBeInTheDocument();
  expect(card.getByText("Your order is confirmed")).toBeInTheDocument();
  stop();
});

it("shows what became of a product's form", async () => {
  form.openBrowser();
  const { user } = await form.open();
  await user.click(screen.getByRole("button", { name: "Add colour" }));
  const stop = keepTranslating();
  const row = within(screen.getByRole("listitem", { name: "Colour 1" }));
  await user.type(row.getByRole("textbox", { name: /^Colour/ }), "Gold");
  expect(row.getByText("Choose a picture")).toBeInTheDocument();
  const chooser = row.getByLabelText(/Picture of Gold/, { selector: "input" });
  await user.upload(chooser, new File(["gold"], "gold.png", { type: "image/png" }));
  expect(await row.findByText("Choose another picture")).toBeInTheDocument();
  expect(row.queryByText("Choose a picture")).not.toBeInTheDocument();
  const price = form.field(/^Price \*|^Price$/);
  await user.clear(price);
  await user.click(form.save());
  expect(price).toHaveAccessibleDescription(/./);
  await user.type(price, "50000");
  await user.click(form.save());
  expect(await screen.findByText("Product updated successfully!")).toBeInTheDocument();
  stop();
});
