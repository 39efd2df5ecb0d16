import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import type { TrashRow } from "@/api/types";
import { ADMIN } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";
import { daysLeft, goesAt } from "../lib/trash";

const DAY = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

function makeRow(change: Partial<TrashRow>): TrashRow {
  return {
    _id: "t1",
    kind: "product",
    title: "Galaxy A16",
    image: "",
    listing: "product",
    deletedAt: ago(2.5 * DAY),
    ...change,
  };
}

const ORDER = makeRow({ _id: "t2", kind: "order", title: "H-2345-6789 · Pixel 9", listing: "" });
const MESSAGE = makeRow({ _id: "t3", kind: "message", title: "রহিমা", listing: "" });
const BLOG = makeRow({ _id: "t4", kind: "blog", title: "A story", deletedAt: ago(29.5 * DAY) });
const ALL = [makeRow({}), ORDER, MESSAGE, BLOG];

/** The trash of a shop, out of which things are taken. */
function serveTrash(rows: TrashRow[]) {
  server.use(
    http.get("/api/admin/trash", () => listReply(rows)),
    http.post("/api/admin/trash/:id/restore", ({ params }) => {
      const place = rows.findIndex(({ _id }) => _id === params.id);
      if (place < 0) return errorReply(404, "This is not in the trash.");
      rows.splice(place, 1);
      return HttpResponse.json({ success: true, message: "Restored successfully." });
    }),
  );
}

beforeEach(() => {
  server.use(http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })));
});

/** What the list offers to take back. */
const titles = async () =>
  within(await screen.findByRole("region", { name: "Deleted things" }))
    .getAllByRole("button", { name: /^Restore / })
    .map((button) => button.getAttribute("aria-label"));

it("lists what was deleted, of which kind, and how long it stays", async () => {
  serveTrash([...ALL]);
  renderApp("/029A/admin/trash");
  const region = within(await screen.findByRole("region", { name: "Deleted things" }));
  const rows = await region.findAllByRole("listitem");
  expect(rows).toHaveLength(4);
  expect(rows[0]).toHaveTextContent("Galaxy A16");
  expect(rows[0]).toHaveTextContent("Product ·");
  expect(rows[0]).toHaveTextContent("28 days left");
  expect(rows[1]).toHaveTextContent("Order ·");
  expect(rows[3]).toHaveTextContent("Blog post ·");
  expect(rows[3]).toHaveTextContent("1 day left");
  expect(region.getByText("রহিমা")).toHaveAttribute("lang", "bn");
});

it("keeps the kind in the address, with how many there are of each", async () => {
  serveTrash([...ALL, makeRow({ _id: "t5", title: "Pixel 8" })]);
  const { user, router } = renderApp("/029A/admin/trash?page=1");
  const kinds = within(await screen.findByRole("navigation", { name: "Kind" }));
  await user.click(await kinds.findByRole("link", { name: "Products 2" }));
  expect(router.location.search).toBe("?kind=product");
  expect(await titles()).toEqual(["Restore Galaxy A16", "Restore Pixel 8"]);
  expect(kinds.getByRole("link", { name: "Products 2" })).toHaveAttribute("aria-current", "true");
  await user.click(kinds.getByRole("link", { name: "All 5" }));
  expect(router.location.search).toBe("");
  expect(await titles()).toHaveLength(5);
});

it("takes a thing back, and keeps the focus in the list", async () => {
  serveTrash([...ALL]);
  const { user } = renderApp("/029A/admin/trash");
  await user.click(await screen.findByRole("button", { name: "Restore Galaxy A16" }));
  expect(await screen.findByText("Restored.")).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Restore Galaxy A16" })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByRole("region", { name: "Deleted things" })).toHaveFocus());
});

it.each([
  [
    2,
    "There is not enough stock for this order: only 2 left. Raise the product's stock, then restore it.",
  ],
  [0, "There is no stock for this order any more. Raise the product's stock, then restore it."],
])("says that an order needs more stock than %d", async (stock, text) => {
  server.use(
    http.get("/api/admin/trash", () => listReply([ORDER])),
    http.post("/api/admin/trash/:id/restore", () => {
      const message = "Not enough stock.";
      return HttpResponse.json({ success: false, message, error: message, stock }, { status: 409 });
    }),
  );
  const { user } = renderApp("/029A/admin/trash");
  await user.click(await screen.findByRole("button", { name: "Restore H-2345-6789 · Pixel 9" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.getByRole("button", { name: /^Restore H-/ })).toBeEnabled();
});

it.each([
  [
    "somebody was faster",
    () => errorReply(404, "This is not in the trash."),
    "This is not in the trash.",
  ],
  [
    "the net is gone",
    () => HttpResponse.error(),
    "This could not be restored. It is still in the trash.",
  ],
])("tells why when %s", async (_, reply, text) => {
  server.use(
    http.get("/api/admin/trash", () => listReply(ALL)),
    http.post("/api/admin/trash/:id/restore", reply),
  );
  const { user } = renderApp("/029A/admin/trash");
  await user.click(await screen.findByRole("button", { name: "Restore A story" }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it("says that nothing is there, at all or of a kind", async () => {
  serveTrash([ORDER]);
  const { user, router } = renderApp("/029A/admin/trash?kind=blog");
  expect(await screen.findByText("No blog posts in the trash")).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Show everything" }));
  expect(router.location.search).toBe("");
  await user.click(await screen.findByRole("button", { name: /^Restore H-/ }));
  expect(await screen.findByText("The trash is empty")).toBeInTheDocument();
});

it("shows everything for a kind that there is not, and 50 things a page", async () => {
  serveTrash(Array.from({ length: 51 }, (_, n) => makeRow({ _id: `t${n}`, title: `Thing ${n}` })));
  const { user, router } = renderApp("/029A/admin/trash?kind=nothing");
  expect(await screen.findByRole("button", { name: "Restore Thing 49" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Restore Thing 50" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Page 2" }));
  expect(router.location.search).toContain("page=2");
  expect(await titles()).toEqual(["Restore Thing 50"]);
});

it("offers another try when it cannot be loaded", async () => {
  server.use(http.get("/api/admin/trash", () => errorReply(503, "The shop is busy.")));
  const { user } = renderApp("/029A/admin/trash");
  expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
  serveTrash([ORDER]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("button", { name: /^Restore H-/ })).toBeInTheDocument();
});

it("counts the days that a thing has, begun ones in", () => {
  const deleted = "2026-01-01T12:00:00.000Z";
  const at = (text: string) => daysLeft(deleted, Date.parse(text));
  expect(at("2026-01-01T12:00:00Z")).toBe(30);
  expect(at("2026-01-04T12:00:00Z")).toBe(27);
  expect(at("2026-01-04T12:00:01Z")).toBe(27);
  expect(at("2026-01-31T11:59:59Z")).toBe(1);
  expect(at("2026-01-31T12:00:00Z")).toBe(0);
  expect(goesAt(deleted)).toBe("2026-01-31T12:00:00.000Z");
});
