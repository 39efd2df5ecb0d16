import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { ZONES } from "@/test/checkout-shop";
import { makeProduct, makeSettings } from "@/test/fixtures";
import { buy, complete, placed } from "@/test/product-shop";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

function deliverToZones() {
  server.use(
    http.get("/api/settings", () => HttpResponse.json(makeSettings({ deliveryZones: ZONES }))),
  );
}

it("adds what the delivery to the chosen zone costs to an order", async () => {
  deliverToZones();
  const bodies: unknown[] = [];
  server.use(
    http.post("/api/order/place", async ({ request }) => {
      bodies.push(await request.json());
      return bodies.length === 1
        ? errorReply(400, "Please check the fields.", { zone: "We do not deliver there." })
        : placed();
    }),
  );
  const { user, dialog, confirm } = await buy(complete);
  const zone = await dialog.findByLabelText("Delivery zone");
  // The first one, as the shop takes it where none is named.
  expect(zone).toHaveDisplayValue("Inside Chattogram, TK 60");
  expect(dialog.getByText("TK 45,060")).toBeInTheDocument();
  expect(dialog.getByText("with TK 60 for the delivery")).toBeInTheDocument();
  await user.selectOptions(zone, "Outside");
  expect(dialog.getByText("TK 45,120")).toBeInTheDocument();
  await confirm();
  expect(await dialog.findByText("We do not deliver there.")).toBeInTheDocument();
  expect(zone).toHaveFocus();
  expect(zone).toHaveDisplayValue("Outside, TK 120");
  await user.selectOptions(zone, "Inside Chattogram");
  await user.click(dialog.getByRole("button", { name: "One more" }));
  await user.click(dialog.getByRole("button", { name: "One more" }));
  expect(zone).toHaveDisplayValue("Inside Chattogram, free");
  expect(dialog.getByText("TK 135,000")).toBeInTheDocument();
  await confirm();
  await screen.findByText("Order placed successfully!");
  expect(bodies[0]).toMatchObject({ zone: "Outside", price: 45_000 });
  expect(bodies[1]).toMatchObject({ zone: "Inside Chattogram", quantity: 3 });
});

it("says how many days the chosen zone takes, where the shop says it", async () => {
  const [inside, outside] = ZONES;
  const deliveryZones = [{ ...inside!, daysFrom: 1, daysTo: 2 }, outside!];
  server.use(http.get("/api/settings", () => HttpResponse.json(makeSettings({ deliveryZones }))));
  const { user, dialog } = await buy(complete);
  const zone = await dialog.findByLabelText("Delivery zone");
  expect(zone).toHaveAccessibleDescription("Estimated delivery: 1–2 days");
  await user.selectOptions(zone, "Outside");
  expect(zone).not.toHaveAccessibleDescription();
});

it("asks for no zone where things are picked up, or where the shop has none", async () => {
  deliverToZones();
  let body: object = {};
  server.use(
    http.post("/api/order/place", async ({ request }) => {
      body = (await request.json()) as object;
      return placed();
    }),
  );
  const { user, dialog, confirm } = await buy(complete);
  await dialog.findByLabelText("Delivery zone");
  await user.selectOptions(dialog.getByLabelText(/^Payment method/), "Store Payment");
  expect(dialog.queryByLabelText("Delivery zone")).not.toBeInTheDocument();
  expect(dialog.getByText("TK 45,000")).toBeInTheDocument();
  await confirm();
  await screen.findByText("Order placed successfully!");
  expect(body).not.toHaveProperty("zone");
});

it("tells the quick order's total with its delivery, and sends the zone", async () => {
  deliverToZones();
  const product = makeProduct({ _id: "x1", title: "Galaxy S25" });
  let body: object = {};
  let refused = true;
  server.use(
    http.get("/allproducts/x1", () => HttpResponse.json(product)),
    http.post("/order", async ({ request }) => {
      if (refused) return errorReply(400, "Please check.", { zone: "We do not deliver there." });
      body = (await request.json()) as object;
      return HttpResponse.json({
        acknowledged: true,
        insertedId: "o1",
        orderNumber: "H-1A2B-3C4D",
      });
    }),
  );
  const { user } = renderApp("/buynow/Galaxy%20S25?id=x1");
  const zone = await screen.findByLabelText("Delivery zone");
  expect(await screen.findByText("TK 45,060")).toBeInTheDocument();
  await user.selectOptions(zone, "Outside");
  expect(screen.getByText("TK 45,120")).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Name/), "Karim");
  await user.type(screen.getByLabelText(/^Phone/), "01712345678");
  await user.type(screen.getByLabelText(/^E-mail/), "karim@haat.example");
  await user.type(screen.getByLabelText(/^Delivery location/), "Road 5");
  await user.type(screen.getByLabelText(/^Message/), "Black");
  await user.click(screen.getByRole("button", { name: /^Order Now/ }));
  expect(await screen.findByText("We do not deliver there.")).toBeInTheDocument();
  expect(zone).toHaveFocus();
  expect(zone).toHaveDisplayValue("Outside, TK 120");
  refused = false;
  await user.click(screen.getByRole("button", { name: /^Order Now/ }));
  await waitFor(() => expect(body).toMatchObject({ zone: "Outside", Price: 45_000, Quantity: 1 }));
  expect(await screen.findByText("H-1A2B-3C4D")).toBeInTheDocument();
});
