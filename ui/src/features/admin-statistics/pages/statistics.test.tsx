import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import type { Statistics } from "@/api/types";
import { ADMIN } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import { dateSplits, labelledPlaces } from "../lib/day-chart-options";
import { DAY_WORDS } from "../lib/days";

// There is no canvas here; what is drawn is looked at in a browser.
vi.mock("uplot", () => ({
  default: class {
    static pxRatio = 1;
    static paths = { bars: () => undefined };
    width = 0;
    height = 220;
    valToPos = (value: number) => value;
    setCursor = () => undefined;
    setSize = () => undefined;
    destroy = () => undefined;
  },
}));

const DAYS = ["2026-01-08", "2026-01-09", "2026-01-10"];

function makeStatistics(change: Partial<Statistics> = {}): Statistics {
  return {
    days: 30,
    byDay: DAYS.map((date, n) => ({ date, orders: n + 1, revenue: n * 45_000 })),
    byStatus: { pending: 1, approved: 2, shipped: 2, delivered: 4, cancelled: 0, returned: 1 },
    byCategory: [
      { category: "PHONE", revenue: 134_600 },
      { category: "", revenue: 400 },
    ],
    mostSold: [
      { productId: "p1", listing: "product", name: "Galaxy A16", quantity: 3, revenue: 66_000 },
      { productId: null, listing: null, name: "An old radio", quantity: 1, revenue: 0 },
    ],
    mostRefused: [],
    mostViewed: [
      { productId: "p2", listing: "offer", name: "Pixel 9", mainImage: "", views: 1_234 },
      { productId: "p3", listing: "offer", name: "Never seen", mainImage: "", views: 0 },
    ],
    lowStock: [
      { productId: "p4", listing: "product", name: "Charger", mainImage: "", stock: 0 },
      { productId: "p5", listing: "product", name: "চার্জার", mainImage: "", stock: 2 },
    ],
    lowStockCount: 2,
    ...change,
  };
}

const QUIET = {
  byDay: DAYS.map((date) => ({ date, orders: 0, revenue: 0 })),
  byStatus: { pending: 0, approved: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 },
  byCategory: [],
  mostSold: [],
};

function serve(figures: (days: number) => Statistics) {
  const asked: string[] = [];
  server.use(
    http.get("/api/admin/statistics", ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json(figures(Number(searchParams.get("days"))));
    }),
  );
  return asked;
}

const card = async (name: string) => within(await screen.findByRole("region", { name }));

beforeEach(() => {
  server.use(http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })));
});

it("shows orders and revenue of each day, and goes through the days by keys", async () => {
  serve(() => makeStatistics());
  const { user } = renderApp("/029A/admin/statistics");
  expect(await screen.findByRole("heading", { level: 1, name: "Statistics" })).toBeInTheDocument();
  const orders = await card("Orders a day");
  expect(orders.getByText("6 orders")).toBeInTheDocument();
  expect(orders.getByText("Most: Sat 10 Jan 2026, 3 orders")).toBeInTheDocument();
  const revenue = await card("Revenue a day");
  expect(revenue.getByText("TK 135,000")).toBeInTheDocument();

  const day = orders.getByRole("slider", { name: "Orders a day: day" });
  day.focus();
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(orders.getByText("Fri 9 Jan 2026: 2 orders")).toBeInTheDocument();
  expect(day).toHaveAttribute("aria-valuetext", "Friday 9 January 2026: 2 orders");
  await user.keyboard("{Home}");
  expect(day).toHaveAttribute("aria-valuetext", "Thursday 8 January 2026: 1 order");
  await user.tab();
  expect(orders.getByText("Most: Sat 10 Jan 2026, 3 orders")).toBeInTheDocument();
});

it("shows the same numbers as a table, the newest day first", async () => {
  serve(() => makeStatistics());
  const { user } = renderApp("/029A/admin/statistics");
  const revenue = await card("Revenue a day");
  const toggle = revenue.getByRole("button", { name: "Table: Revenue a day" });
  expect(toggle).toHaveAttribute("aria-pressed", "false");
  await user.click(toggle);
  expect(toggle).toHaveAttribute("aria-pressed", "true");
  const rows = within(revenue.getByRole("table", { name: "Revenue a day" })).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "DayRevenue",
    "10 January 2026TK 90,000",
    "9 January 2026TK 45,000",
    "8 January 2026TK 0",
  ]);
  await user.click(toggle);
  expect(revenue.queryByRole("table")).not.toBeInTheDocument();
});

it("shows status, categories and rankings with links to the products", async () => {
  serve(() => makeStatistics());
  const { user } = renderApp("/029A/admin/statistics");
  const status = await card("Orders by status");
  expect(status.getByText("Placed in these days, with cancelled orders")).toBeInTheDocument();
  expect(status.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Pending10%1",
    "Approved20%2",
    "Shipped20%2",
    "Delivered40%4",
    "Cancelled0%0",
    "Returned10%1",
  ]);
  const category = await card("Revenue by category");
  expect(category.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Phone100%TK 134,600",
    "Not in the catalogue<1%TK 400",
  ]);
  const sold = await card("Most sold");
  expect(sold.getByRole("link", { name: "Galaxy A16" })).toHaveAttribute(
    "href",
    "/029A/admin/products/p1",
  );
  expect(sold.getByText("3 pieces")).toBeInTheDocument();
  expect(sold.queryByRole("link", { name: "An old radio" })).not.toBeInTheDocument();
  const viewed = await card("Most viewed");
  expect(viewed.getByText("1,234 views")).toBeInTheDocument();
  expect(viewed.queryByText("Never seen")).not.toBeInTheDocument();
  await user.click(sold.getByRole("button", { name: "Table: Most sold" }));
  expect(sold.getByRole("row", { name: "Galaxy A16 3 TK 66,000" })).toBeInTheDocument();

  const low = await card("Low stock");
  expect(low.getByText("2 products")).toBeInTheDocument();
  expect(low.getByText("Not In Stock")).toBeInTheDocument();
  expect(low.getByText("2 left")).toBeInTheDocument();
  expect(low.getByRole("link", { name: "চার্জার" })).toHaveAttribute("lang", "bn");
});

it("adds up the categories beyond the ninth, and folds a long list of low stock", async () => {
  serve(() =>
    makeStatistics({
      byCategory: Array.from({ length: 11 }, (_, n) => ({
        category: `KIND${n}`,
        revenue: 1_100 - n * 100,
      })),
      lowStock: Array.from({ length: 12 }, (_, n) => ({
        productId: `low${n}`,
        listing: "product",
        name: `Cable ${n}`,
        mainImage: "",
        stock: 1,
      })),
      lowStockCount: 252,
    }),
  );
  const { user } = renderApp("/029A/admin/statistics");
  const category = await card("Revenue by category");
  const bars = category.getAllByRole("listitem");
  expect(bars).toHaveLength(10);
  expect(bars.at(-1)).toHaveTextContent(/^2 other categories5%TK 300$/);
  const low = await card("Low stock");
  expect(low.getAllByRole("listitem")).toHaveLength(10);
  await user.click(low.getByRole("button", { name: "Show the first 12" }));
  expect(low.getAllByRole("listitem")).toHaveLength(12);
  expect(low.getByText("252 products")).toBeInTheDocument();
  expect(low.getByText(/^The 12 with the fewest pieces are shown/)).toBeInTheDocument();
});

it("keeps the range in the address", async () => {
  const asked = serve((days) => makeStatistics({ days }));
  const { user, router } = renderApp("/029A/admin/statistics");
  await card("Orders a day");
  const range = within(screen.getByRole("navigation", { name: "Range" }));
  expect(range.getByRole("link", { name: "30 days" })).toHaveAttribute("aria-current", "true");
  await user.click(range.getByRole("link", { name: "7 days" }));
  expect(router.location.search).toBe("?days=7");
  expect(range.getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "true");
  await waitFor(() => expect(asked).toEqual(["?days=30", "?days=7"]));
  await router.navigate(-1);
  expect(range.getByRole("link", { name: "30 days" })).toHaveAttribute("aria-current", "true");
});

it.each(["?days=366", "?days=ten", "?days="])("shows 30 days for %s", async (search) => {
  const asked = serve(() => makeStatistics());
  renderApp(`/029A/admin/statistics${search}`);
  await card("Orders a day");
  expect(asked).toEqual(["?days=30"]);
});

it("says that a new shop has no figures, and what to do", async () => {
  serve(() => makeStatistics({ ...QUIET, mostViewed: [], lowStock: [], lowStockCount: 0 }));
  renderApp("/029A/admin/statistics");
  expect(await screen.findByText("No figures yet")).toBeInTheDocument();
  expect(screen.getByRole("main")).toContainElement(
    within(screen.getByRole("main")).getByRole("link", { name: "Add New Product" }),
  );
});

it("says that no order came in the time, and shows the rest", async () => {
  serve(() => makeStatistics(QUIET));
  renderApp("/029A/admin/statistics");
  expect(await screen.findByText("No orders in the last 30 days")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Look at 365 days" })).toHaveAttribute(
    "href",
    "/029A/admin/statistics?days=365",
  );
  expect(screen.queryByRole("region", { name: "Orders a day" })).not.toBeInTheDocument();
  expect((await card("Most viewed")).getByText("Pixel 9")).toBeInTheDocument();
});

it("says so when nothing was delivered", async () => {
  serve(() =>
    makeStatistics({
      byDay: DAYS.map((date) => ({ date, orders: 1, revenue: 0 })),
      byCategory: [],
    }),
  );
  renderApp("/029A/admin/statistics");
  const revenue = await card("Revenue a day");
  expect(revenue.getByText("Nothing was delivered in these days.")).toBeInTheDocument();
  expect(revenue.queryByRole("slider")).not.toBeInTheDocument();
});

it("offers another try when the figures cannot be loaded", async () => {
  server.use(http.get("/api/admin/statistics", () => errorReply(503, "The shop is busy.")));
  const { user } = renderApp("/029A/admin/statistics");
  expect(await screen.findByRole("alert")).toHaveTextContent("The shop is busy.");
  serve(() => makeStatistics());
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect((await card("Orders a day")).getByText("6 orders")).toBeInTheDocument();
});

it.each([
  ["en", "9 Jan", "Jan", "9 January 2026", "Friday 9 January 2026"],
  ["bn", "৯ জানু", "জানু", "৯ জানুয়ারি, ২০২৬", "শুক্রবার ৯ জানুয়ারি, ২০২৬"],
] as const)(
  "writes the days in %s as they are given, whatever the browser's zone",
  (language, short, month, long, full) => {
    const zone = process.env.TZ;
    process.env.TZ = "Pacific/Honolulu";
    try {
      const words = DAY_WORDS[language];
      expect(words.short("2026-01-09")).toBe(short);
      expect(words.month("2026-01-09")).toBe(month);
      expect(words.long("2026-01-09")).toBe(long);
      expect(words.full("2026-01-09")).toBe(full);
    } finally {
      process.env.TZ = zone;
    }
  },
);

it("puts as many dates under a chart as fit, today among them", () => {
  const month = Array.from({ length: 30 }, (_, n) => `2026-01-${String(n + 1).padStart(2, "0")}`);
  expect(dateSplits(month, 620)).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26, 29]);
  expect(dateSplits(month.slice(0, 7), 620)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(dateSplits(month, 20)).toEqual([29]);
  const year = Array.from({ length: 365 }, (_, n) =>
    new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
  );
  expect(dateSplits(year, 800)).toEqual([0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]);
  expect(dateSplits(year, 250)).toEqual([0, 90, 181, 273]);
});

it("writes every value over its bar where there is room, else the highest", () => {
  const series = {
    dates: DAYS,
    values: [4, 0, 9],
    shape: "bars" as const,
    dayWords: DAY_WORDS.en,
    tick: String,
  };
  const label = (value: number) => `${value} orders`;
  expect(labelledPlaces({ ...series, label }, 300)).toEqual([0, 2]);
  expect(labelledPlaces({ ...series, label }, 60)).toEqual([2]);
  expect(labelledPlaces({ ...series, values: [0, 0, 0], label }, 300)).toEqual([]);
});

it("tells what people wanted and could not get, with the reasons", async () => {
  const wanted = {
    productId: "p9",
    listing: "product" as const,
    name: "Redmi 12",
    mainImage: "",
    count: 5,
    reasons: [
      { reason: "stock" as const, count: 4 },
      { reason: "other" as const, count: 1 },
    ],
  };
  serve(() => makeStatistics({ mostRefused: [wanted] }));
  renderApp("/029A/admin/statistics");
  const part = await card("Wanted and not got");
  expect(part.getByRole("link", { name: "Redmi 12" })).toBeInTheDocument();
  expect(part.getByText("5 orders")).toBeInTheDocument();
  expect(part.getByText("not enough stock: 4, other reasons: 1")).toBeInTheDocument();
});
