import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { signIn } from "@/test/customer-handlers";
import { makeOrder, makeOrderLine, makeProduct } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

afterEach(() => vi.useRealTimers());

type User = ReturnType<typeof renderApp>["user"];

async function fill(user: User) {
  const main = within(screen.getByRole("main"));
  await user.type(main.getByLabelText(/^Name/), "Karim");
  await user.type(main.getByLabelText(/^Phone/), "০১৭১২-৩৪৫৬৭৮");
  await user.type(main.getByLabelText(/^E-mail/), "karim@haat.example");
  await user.type(main.getByLabelText(/^Delivery location/), "Road 5, Chattogram");
  await user.type(main.getByLabelText(/^Message/), "In black, please");
}

const placed = { acknowledged: true, insertedId: "o1", orderNumber: "H-1A2B-3C4D" };

it("takes an order without an account, and says so twice", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const bodies: unknown[] = [];
  const keys: (string | null)[] = [];
  server.use(
    http.post("/order", async ({ request }) => {
      bodies.push(await request.json());
      keys.push(request.headers.get("Idempotency-Key"));
      return HttpResponse.json(placed);
    }),
    http.get("/api/track", ({ request }) => {
      const query = new URL(request.url).searchParams;
      return query.get("order") === "H-1A2B-3C4D" && query.get("phone") === "01712345678"
        ? HttpResponse.json(
            makeOrder({
              orderNumber: "H-1A2B-3C4D",
              lines: [makeOrderLine({ name: "Galaxy S25 +", quantity: 2 })],
            }),
          )
        : errorReply(404, "No order was found for this number and phone.");
    }),
  );
  const { user, router } = renderApp("/buynow/Galaxy%20S25%20%2B");
  expect(await screen.findByRole("heading", { level: 1, name: "Order Now" })).toBeInTheDocument();
  const product = screen.getByLabelText("Product");
  expect(product).toHaveValue("Galaxy S25 +");
  expect(product).toHaveAttribute("readonly");
  await fill(user);
  await user.click(screen.getByRole("button", { name: "One more" }));
  await user.dblClick(screen.getByRole("button", { name: /^Order Now/ }));
  expect(await screen.findByText("H-1A2B-3C4D")).toBeInTheDocument();
  expect(await screen.findByText("Order Confirmed")).toBeInTheDocument();
  expect(screen.queryByText("We will contact you soon")).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(await screen.findByText("We will contact you soon")).toBeInTheDocument();
  expect(bodies).toEqual([
    {
      ProductName: "Galaxy S25 +",
      CustomerName: "Karim",
      DeliveryLocation: "Road 5, Chattogram",
      Email: "karim@haat.example",
      Phone: "01712345678",
      Quantity: 2,
      Message: "In black, please",
      website: "",
    },
  ]);
  expect(keys[0]).toMatch(/^.{16,100}$/);

  await user.click(screen.getByRole("link", { name: "Follow this order" }));
  expect(await screen.findByText("We have received your order")).toBeInTheDocument();
  // The phone is nobody else's business: it is not in the address.
  expect(router.location.search).toBe("?order=H-1A2B-3C4D");
});

it("says what is missing, and what the server refuses, under the field", async () => {
  server.use(
    http.post("/order", () =>
      errorReply(400, "Please check the form.", { Email: "This e-mail is not right." }),
    ),
  );
  const { user } = renderApp("/buynow/Phone");
  await user.click(await screen.findByRole("button", { name: /^Order Now/ }));
  expect(await screen.findByText("Please enter your name.")).toBeInTheDocument();
  expect(screen.getByText("Please enter your phone number.")).toBeInTheDocument();
  expect(screen.getByText("Please enter the delivery location.")).toBeInTheDocument();
  // The shop calls: a phone is enough.
  expect(screen.queryByText(/e-mail\.$/)).not.toBeInTheDocument();
  await fill(user);
  const quantity = screen.getByRole("textbox", { name: /^Quantity/ });
  await user.clear(quantity);
  await user.type(quantity, "0");
  expect(await screen.findByText("Please enter a whole number from 1 to 99.")).toBeInTheDocument();
  await user.clear(quantity);
  await user.type(quantity, "3");
  await user.click(screen.getByRole("button", { name: /^Order Now/ }));
  expect(await screen.findByText("This e-mail is not right.")).toBeInTheDocument();
});

it.each([
  ["a broken connection", () => HttpResponse.error(), "Failed to place order. Please try again."],
  [
    "a failure",
    () => errorReply(500, "Something went wrong. Please try again."),
    "Failed to place order. Please try again.",
  ],
  [
    "no acknowledgement",
    () => HttpResponse.json({ ...placed, acknowledged: false }),
    "Failed to place order. Please try again.",
  ],
  [
    "too many tries",
    () => errorReply(429, "Too many orders. Please wait."),
    "Too many orders. Please wait.",
  ],
])("keeps what was typed after %s", async (_, reply, text) => {
  const keys = new Set<string | null>();
  server.use(
    http.post("/order", ({ request }) => {
      keys.add(request.headers.get("Idempotency-Key"));
      return reply();
    }),
  );
  const { user } = renderApp("/buynow/Phone");
  await screen.findByRole("heading", { level: 1, name: "Order Now" });
  await fill(user);
  await user.click(screen.getByRole("button", { name: /^Order Now/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.getByLabelText(/^Message/)).toHaveValue("In black, please");
  await user.click(screen.getByRole("button", { name: /^Order Now/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  // A second try of the same form must not make a second order.
  expect(keys.size).toBe(1);
});

it("knows the product, the variant and the customer who came from its page", async () => {
  signIn({ address: "House 1" });
  let body: unknown;
  server.use(
    http.get("/allproducts/x1", () =>
      HttpResponse.json(
        makeProduct({
          _id: "x1",
          title: "Phone",
          availableColors: [],
          ramStorage: [{ option: "8GB", priceDifference: 0 }],
        }),
      ),
    ),
    http.post("/order", async ({ request }) => {
      body = await request.json();
      return HttpResponse.json(placed);
    }),
  );
  const { user } = renderApp("/buynow/Phone?id=x1&color=Blue&ram=8GB");
  expect(await screen.findByDisplayValue("Rahim")).toBeInTheDocument();
  expect(await screen.findByText("TK 45,000")).toBeInTheDocument();
  expect(screen.getByLabelText(/^Message/)).toHaveValue("Colour: Blue\nRAM / Storage: 8GB");
  expect(screen.getByLabelText(/^Delivery location/)).toHaveValue("House 1");
  await user.click(screen.getByRole("button", { name: /^Order Now/ }));
  expect(await screen.findByText("H-1A2B-3C4D")).toBeInTheDocument();
  // What the product does not offer any more is not ordered; the message still tells the wish.
  expect(body).toMatchObject({ productId: "x1", ramStorage: "8GB", CustomerName: "Rahim" });
  expect(body).toMatchObject({ Phone: "01700000009" });
  expect(body).not.toHaveProperty("color");
});

it("asks for the variant that its address does not tell, and sends nothing before", async () => {
  signIn({ address: "House 1" });
  const bodies: unknown[] = [];
  server.use(
    http.get("/allproducts/x1", () =>
      HttpResponse.json(
        makeProduct({
          _id: "x1",
          availableColors: [{ color: "Blue", priceDifference: 500, image: "" }],
          ramStorage: [{ option: "8GB", priceDifference: 0 }],
        }),
      ),
    ),
    http.post("/order", async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(placed);
    }),
  );
  const { user } = renderApp("/buynow/Phone?id=x1&ram=8GB");
  expect(await screen.findByDisplayValue("Rahim")).toBeInTheDocument();
  const blue = await screen.findByRole("button", { name: /^Blue/ });
  await user.click(screen.getByRole("button", { name: /^Order Now/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Please choose a colour.");
  expect(blue).toHaveFocus();
  expect(bodies).toEqual([]);

  await user.click(blue);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Message/)).toHaveValue("Colour: Blue\nRAM / Storage: 8GB");
  await user.click(screen.getByRole("button", { name: /^Order Now/ }));
  expect(await screen.findByText("H-1A2B-3C4D")).toBeInTheDocument();
  expect(bodies).toMatchObject([{ color: "Blue", ramStorage: "8GB", Price: 45_500 }]);
});

it("names the product that is ordered, not what the link calls it", async () => {
  server.use(
    http.get("/allproducts/x1", () =>
      HttpResponse.json(makeProduct({ _id: "x1", title: "Galaxy S25" })),
    ),
  );
  renderApp("/buynow/Galaxy%20S24?id=x1");
  const product = await screen.findByLabelText("Product");
  await waitFor(() => expect(product).toHaveValue("Galaxy S25"));
});

it("offers the shop's phones and WhatsApp for the named product", async () => {
  renderApp("/buynow/Galaxy%20S25%20%2B");
  expect(await screen.findByRole("heading", { level: 1, name: "Order Now" })).toBeInTheDocument();
  const main = within(screen.getByRole("main"));
  expect(await main.findByRole("link", { name: "Call 01700000001" })).toHaveAttribute(
    "href",
    "tel:01700000001",
  );
  expect(main.getByRole("link", { name: "Order on WhatsApp" })).toHaveAttribute(
    "href",
    `https://wa.me/8801700000003?text=${encodeURIComponent("Hi, I want to order: Galaxy S25 +")}`,
  );
});

it("orders at the price that is shown, and shows the new one where it changed", async () => {
  signIn({ address: "House 1" });
  const asked: unknown[] = [];
  let price = 45_000;
  const product = () =>
    makeProduct({
      _id: "x1",
      price,
      offerPrice: 0,
      availableColors: [],
      ramStorage: [{ option: "8GB", priceDifference: 500 }],
    });
  server.use(
    http.get("/allproducts/x1", () => HttpResponse.json(product())),
    http.post("/order", async ({ request }) => {
      const body = (await request.json()) as { Price: number };
      asked.push(body.Price);
      if (body.Price === price + 500) return HttpResponse.json(placed);
      return errorReply(409, "The price has changed. Please review it and try again.");
    }),
  );
  const { user } = renderApp("/buynow/Phone?id=x1&ram=8GB");
  expect(await screen.findByText("TK 45,500")).toBeInTheDocument();
  price = 47_000;
  await user.type(await screen.findByLabelText(/^Message/), "!");
  await user.click(screen.getByRole("button", { name: /^Order Now/ }));
  expect(await screen.findByText(/^The price has changed/)).toBeInTheDocument();
  expect(await screen.findByText("TK 47,500")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Order Now/ }));
  expect(await screen.findByText("H-1A2B-3C4D")).toBeInTheDocument();
  expect(asked).toEqual([45_500, 47_500]);
});

it("says that a sold-out product is not in stock", async () => {
  server.use(
    http.get("/allproducts/x1", () => HttpResponse.json(makeProduct({ _id: "x1", stock: 0 }))),
  );
  renderApp("/buynow/Phone?id=x1");
  expect(await screen.findByText("Not In Stock")).toBeInTheDocument();
});
