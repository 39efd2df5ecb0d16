import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { signIn } from "@/test/customer-handlers";
import { open } from "@/test/product-shop";
import { errorReply, server } from "@/test/server";

const PATH = "/api/products/x1/alerts";

function history(...prices: [at: string, price: number][]) {
  const all = prices.map(([, price]) => price);
  server.use(
    http.get("/api/products/x1/prices", () =>
      HttpResponse.json({
        days: 90,
        prices: prices.map(([at, price]) => ({ at, price })),
        lowest: all.length === 0 ? null : Math.min(...all),
        highest: all.length === 0 ? null : Math.max(...all),
      }),
    ),
  );
}

function keeps() {
  const bodies: unknown[] = [];
  server.use(
    http.post(PATH, async ({ request }) => {
      bodies.push(await request.json());
      const message = "We will e-mail you once it is back.";
      return HttpResponse.json(
        { success: true, message, code: "alert_stock_kept" },
        { status: 201 },
      );
    }),
  );
  return bodies;
}

it("tells who asks once a sold-out product is back", async () => {
  const bodies = keeps();
  const { user } = await open({ stock: 0 });
  await user.click(screen.getByRole("button", { name: "Tell me when it is back" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Tell me when it is back" }));
  await user.click(dialog.getByRole("button", { name: "Tell me" }));
  expect(await dialog.findByText("Please enter your e-mail.")).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^E-mail/), "rahim@haat.example");
  await user.click(dialog.getByRole("button", { name: "Tell me" }));
  expect(await screen.findByText("We will e-mail you once it is back.")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(bodies).toEqual([{ wish: "stock", email: "rahim@haat.example", website: "" }]);
});

it("asks a customer for the price alone, and shows what it was", async () => {
  const bodies = keeps();
  history(["2026-09-01T00:00:00Z", 48_000], ["2026-10-01T00:00:00Z", 45_000]);
  signIn({ email: "rahim@haat.example" });
  const { user } = await open({ price: 48_000, offerPrice: 45_000, stock: 3 });
  await user.click(screen.getByRole("button", { name: "Tell me when it costs less" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Between TK 45,000 and TK 48,000.")).toBeInTheDocument();
  expect(dialog.getByText("Today's price is the lowest of them.")).toBeInTheDocument();
  const price = dialog.getByLabelText(/^When it costs at most/);
  await user.type(price, "45000");
  await user.click(dialog.getByRole("button", { name: "Tell me" }));
  expect(await dialog.findByText("Please enter a price below TK 45,000.")).toBeInTheDocument();
  await user.clear(price);
  await user.type(price, "৪০,০০০");
  await user.click(dialog.getByRole("button", { name: "Tell me" }));
  await waitFor(() =>
    expect(bodies).toEqual([
      { wish: "price", atMost: 40_000, email: "rahim@haat.example", website: "" },
    ]),
  );
});

it("waits for a price that is not announced, and keeps what was typed when it fails", async () => {
  server.use(http.post(PATH, () => errorReply(429, "Too many attempts.")));
  const { user } = await open({ price: 0, offerPrice: 0 });
  await user.click(screen.getByRole("button", { name: "Tell me the price" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryByLabelText(/^When it costs at most/)).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^E-mail/), "rahim@haat.example");
  await user.click(dialog.getByRole("button", { name: "Tell me" }));
  expect(await screen.findByText("Too many attempts.")).toBeInTheDocument();
  expect(dialog.getByLabelText(/^E-mail/)).toHaveValue("rahim@haat.example");
});
