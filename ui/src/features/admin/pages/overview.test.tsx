import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import { ADMIN, makeAdminOrder, makeBackup, makeDashboardStats, makeHealth } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

const STATS = makeDashboardStats({ totalMessages: 3, totalOrders: 12, totalProducts: 1096 });

const FIGURES = {
  days: 7,
  byDay: [
    { date: "2026-01-08", orders: 4, revenue: 0 },
    { date: "2026-01-09", orders: 1, revenue: 90_000 },
  ],
  byStatus: { pending: 5, approved: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 },
  byCategory: [],
  mostSold: [],
  mostViewed: [{ productId: "p1", listing: "product", name: "Galaxy", mainImage: "", views: 0 }],
  lowStock: Array.from({ length: 7 }, (_, n) => ({
    productId: `low${n}`,
    listing: "product",
    name: `Cable ${n}`,
    mainImage: "",
    stock: n === 0 ? 0 : 3,
  })),
  lowStockCount: 252,
};

const ORDER = makeAdminOrder({
  _id: "o1",
  orderNumber: "H-2345-6789",
  name: "Galaxy A16",
  username: "রহিমা",
  quantity: 2,
  total: 44_000,
  orderedAt: "2026-01-09T03:04:05Z",
});

beforeEach(() => {
  server.use(
    http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })),
    http.get("/dashboard-stats", () => HttpResponse.json(STATS)),
    http.get("/orders", () => listReply([])),
    http.get("/api/admin/statistics", () => HttpResponse.json(FIGURES)),
  );
});

const part = async (name: string) => within(await screen.findByRole("region", { name }));

it("shows four numbers that lead to their lists", async () => {
  renderApp("/029A/admin");
  expect(await screen.findByText("1,096")).toBeInTheDocument();
  const main = within(screen.getByRole("main"));
  for (const [name, href] of [
    ["Messages", "/029A/admin/contacts"],
    ["Orders", "/029A/admin/orders"],
    ["Products", "/029A/admin/allproductadmin"],
    ["Trending", "/029A/admin/allupcomingsadmin"],
  ] as const) {
    expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

it("shows orders and revenue of today, yesterday and this month", async () => {
  renderApp("/029A/admin");
  const takings = await part("How business goes");
  expect(await takings.findByText("TK 1,800,000")).toBeInTheDocument();
  for (const text of [
    "Today",
    "TK 90,000",
    "3 orders",
    "Yesterday",
    "TK 45,000",
    "2 orders",
    "This month",
    "40 orders",
  ]) {
    expect(takings.getByText(text)).toBeInTheDocument();
  }
});

it("shows the newest pending orders, low stock and the last week", async () => {
  const asked: string[] = [];
  server.use(
    http.get("/orders", ({ request }) => {
      asked.push(new URL(request.url).search);
      return listReply([ORDER], 5);
    }),
  );
  renderApp("/029A/admin");
  const pending = await part("Pending orders");
  expect(await pending.findByRole("link", { name: "H-2345-6789" })).toHaveAttribute(
    "href",
    "/029A/admin/orders?q=H-2345-6789",
  );
  expect(asked).toEqual(["?status=pending&page=1&limit=5"]);
  expect(pending.getByText("TK 44,000")).toBeInTheDocument();
  expect(pending.getByText("2 × Galaxy A16")).toBeInTheDocument();
  expect(pending.getByText("রহিমা")).toHaveAttribute("lang", "bn");
  expect(pending.getByText("9 Jan 2026, 09:04")).toBeInTheDocument();
  expect(pending.getByRole("link", { name: "See all 5 pending orders" })).toHaveAttribute(
    "href",
    "/029A/admin/orders?status=pending",
  );

  const low = await part("Low stock");
  expect(low.getAllByRole("listitem")).toHaveLength(5);
  expect(low.getByRole("link", { name: "Cable 0" })).toHaveAttribute(
    "href",
    "/029A/admin/products/low0",
  );
  expect(low.getByText("Not In Stock")).toBeInTheDocument();
  expect(low.getByRole("link", { name: "See all 252 products of low stock" })).toBeInTheDocument();
  expect(
    screen.getByText(/TK 90,000 from deliveries and 5 new orders in the last 7 days/),
  ).toBeInTheDocument();
});

it("leads to the questions and reviews that wait, and says nothing of none", async () => {
  const waiting = { orders: 0, messages: 0, mailFailed: 0, mailWaiting: 0, newestOrderAt: null };
  let answer = { ...waiting, questions: 2, reviews: 1 };
  server.use(http.get("/api/admin/waiting", () => HttpResponse.json(answer)));
  const { unmount } = renderApp("/029A/admin");
  expect(await screen.findByRole("link", { name: "2 questions to answer" })).toHaveAttribute(
    "href",
    "/029A/admin/reviews?of=questions",
  );
  expect(screen.getByRole("link", { name: "1 new review" })).toHaveAttribute(
    "href",
    "/029A/admin/reviews",
  );
  unmount();
  answer = { ...waiting, questions: 0, reviews: 1 };
  renderApp("/029A/admin");
  expect(await screen.findByRole("link", { name: "1 new review" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /questions? to answer/ })).not.toBeInTheDocument();
});

it("says so when nothing waits and no product is there", async () => {
  server.use(
    http.get("/api/admin/statistics", () =>
      HttpResponse.json({ ...FIGURES, mostViewed: [], lowStock: [], lowStockCount: 0 }),
    ),
  );
  renderApp("/029A/admin");
  expect(await screen.findByText("No order waits for your approval.")).toBeInTheDocument();
  const low = await part("Low stock");
  expect(await low.findByText(/There are no products yet/)).toBeInTheDocument();
  expect(low.getByRole("link", { name: "Add New Product" })).toBeInTheDocument();
});

it("says so when nothing is low", async () => {
  server.use(
    http.get("/api/admin/statistics", () =>
      HttpResponse.json({ ...FIGURES, lowStock: [], lowStockCount: 0 }),
    ),
  );
  renderApp("/029A/admin");
  expect(await screen.findByText("Every product has more than 5 pieces.")).toBeInTheDocument();
});

it("is at index, too, and offers another try when the numbers fail", async () => {
  let works = false;
  server.use(
    http.get("/dashboard-stats", () =>
      works ? HttpResponse.json(STATS) : errorReply(500, "Something went wrong. Please try again."),
    ),
  );
  const { user } = renderApp("/029A/admin/index");
  expect(await screen.findByText("This could not be loaded")).toBeInTheDocument();
  works = true;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("1,096")).toBeInTheDocument();
});

it("stands when one part of it fails", async () => {
  server.use(http.get("/orders", () => errorReply(503, "The shop is busy.")));
  const { user } = renderApp("/029A/admin");
  const pending = await part("Pending orders");
  expect(await pending.findByText("This part could not be loaded.")).toBeInTheDocument();
  expect(await screen.findByText("1,096")).toBeInTheDocument();
  server.use(http.get("/orders", () => listReply([ORDER], 1)));
  await user.click(pending.getByRole("button", { name: "Retry" }));
  expect(await pending.findByRole("link", { name: "H-2345-6789" })).toBeInTheDocument();
});

const healthLine = async () =>
  (await within(await screen.findByRole("main")).findByRole("link", { name: "Health" }))
    .parentElement;

it("tells how old the last good backup is, with the way to the shop's health", async () => {
  const madeAt = new Date(Date.now() - 5.5 * 3_600_000).toISOString();
  server.use(
    http.get("/api/admin/health", () =>
      HttpResponse.json(makeHealth({ provenBackup: makeBackup({ madeAt }) })),
    ),
  );
  renderApp("/029A/admin");
  expect(await healthLine()).toHaveTextContent("Last proven backup: 5 hours ago");
  expect(within(screen.getByRole("main")).getByRole("link", { name: "Health" })).toHaveAttribute(
    "href",
    "/029A/admin/health",
  );
});

it("tells the worst that is to be done, too", async () => {
  server.use(
    http.get("/api/admin/health", () =>
      HttpResponse.json(
        makeHealth({ findings: ["backup_broken", "mail_waiting", "errors"], provenBackup: null }),
      ),
    ),
  );
  renderApp("/029A/admin");
  expect(await healthLine()).toHaveTextContent(
    "The newest backup cannot be restored and 2 more There is no proven backup yet. Health",
  );
});

it("stands without a word where the shop's health is not known", async () => {
  let asked = 0;
  server.use(
    http.get("/api/admin/health", () => {
      asked += 1;
      return errorReply(503, "The shop is busy.");
    }),
  );
  renderApp("/029A/admin");
  expect(await screen.findByText("1,096")).toBeInTheDocument();
  await waitFor(() => expect(asked).toBe(1));
  expect(await part("Pending orders")).toBeTruthy();
  await waitFor(() => expect(screen.getByRole("main").querySelector(".animate-pulse")).toBeNull());
  const main = within(screen.getByRole("main"));
  expect(main.queryByRole("link", { name: "Health" })).not.toBeInTheDocument();
  expect(main.queryByRole("alert")).not.toBeInTheDocument();
});
