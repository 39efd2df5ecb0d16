import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import type { AuditRow } from "@/api/types";
import { ADMIN } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

let next = 0;

function makeRow(
  action: string,
  subject: string,
  detail: object = {},
  change: Partial<AuditRow> = {},
): AuditRow {
  next += 1;
  return {
    id: next,
    at: "2026-01-09T03:04:05Z",
    adminEmail: "owner@haat.example",
    action,
    subject,
    subjectId: "x1",
    subjectName: null,
    detail: detail as AuditRow["detail"],
    ...change,
  };
}

function serve(rows: AuditRow[], total = rows.length) {
  const asked: string[] = [];
  server.use(
    http.get("/api/admin/audit", ({ request }) => {
      asked.push(new URL(request.url).search);
      return listReply(rows, total);
    }),
  );
  return asked;
}

beforeEach(() => {
  server.use(
    http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })),
    http.get("/api/admin/trash", () => listReply([])),
  );
});

const order = { orderNumber: "H-2345-6789", name: "Pixel 9", quantity: 1, total: 90_000 };
const branches = [{ name: "Chawkbazar", floor: "4th" }];

it.each([
  ["add", "product", { title: "Pixel 9", listing: "product" }, "Added the product “Pixel 9”"],
  [
    "add",
    "product",
    { title: "Pixel 9 (copy)", listing: "product", copyOf: "x0" },
    "Duplicated a product as the product “Pixel 9 (copy)”",
  ],
  [
    "edit",
    "product",
    { price: [1_000, 2_000], ramStorage: [[], [{ option: "8GB" }]] },
    "Edited a product: price, RAM and storage",
  ],
  ["edit", "product", { title: ["Pixel", "Pixel 9"] }, "Edited the product “Pixel 9”: title"],
  ["edit", "product", { listing: ["product", "offer"] }, "Moved a product to All Offer Sale"],
  ["delete", "product", { listing: "offer" }, "Deleted a product"],
  ["export", "order", {}, "Exported the orders"],
  ["add", "backup", {}, "Had a backup made"],
  ["export", "backup", {}, "Downloaded a backup"],
  [
    "halfway",
    "sign-in",
    { address: "203.0.113.7", count: 3 },
    "The password was right and the code was asked for 3 times, from 203.0.113.7",
  ],
  ["add", "admin", { name: "Owner" }, "Made an admin"],
  ["update", "admin", { password: "changed" }, "Set a new password of an admin"],
  ["test", "mail", { to: "a@b.example", outcome: "sent" }, "Sent a test e-mail"],
  ["success", "sign-in", { address: "203.0.113.7", factor: "code" }, "Signed in from 203.0.113.7"],
  [
    "failure",
    "sign-in",
    { address: "203.0.113.7", factor: "password", count: 5 },
    "5 sign-ins failed from 203.0.113.7",
  ],
  [
    "limit",
    "sign-in",
    { address: "", factor: "", count: 1 },
    "A sign-in was refused after too many tries from many addresses",
  ],
  ["restore", "blog", {}, "Restored a blog post"],
  ["approve", "order", order, "Approved order H-2345-6789 · Pixel 9"],
  ["deliver", "order", order, "Delivered order H-2345-6789 · Pixel 9"],
  ["ship", "order", order, "Shipped order H-2345-6789 · Pixel 9"],
  ["cancel", "order", order, "Cancelled order H-2345-6789 · Pixel 9"],
  ["return", "order", order, "Took back pieces of order H-2345-6789 · Pixel 9"],
  ["paid", "order", order, "Noted that the money of order H-2345-6789 · Pixel 9 came"],
  ["unpaid", "order", order, "Noted that the money of order H-2345-6789 · Pixel 9 did not come"],
  ["note", "order", order, "Wrote a note on order H-2345-6789 · Pixel 9"],
  ["add", "coupon", { code: "EID2026", value: 10 }, "Added the coupon EID2026"],
  ["delete", "coupon", { code: "EID2026" }, "Deleted the coupon EID2026"],
  ["delete", "order", order, "Deleted order H-2345-6789 · Pixel 9"],
  ["edit", "message", { read: [false, true] }, "Marked a message as read"],
  ["edit", "message", { read: [true, false] }, "Marked a message as unread"],
  ["update", "settings", { branch: 2, photo: "/uploads/a.webp" }, "Changed the photo of branch 2"],
  ["update", "settings", { branch: 2, photo: "" }, "Removed the photo of branch 2"],
  [
    "update",
    "settings",
    {
      before: { openingHours: "10 to 20", phones: ["01700000001"], branches },
      after: { openingHours: "10 to 21", phones: ["01700000001"], branches },
    },
    "Changed the settings: opening hours",
  ],
  ["update", "account", { password: "changed" }, "Changed the password"],
  ["update", "account", { secondFactor: "on" }, "Turned two-step sign-in on"],
  ["update", "account", { secondFactor: "off" }, "Turned two-step sign-in off"],
  ["update", "account", { recoveryCode: "used", left: 9 }, "Signed in with a recovery code"],
  ["delete", "session", {}, "Ended a session"],
  ["start", "import", { format: "haat" }, "Started an import of products"],
  [
    "end",
    "import",
    { state: "done", added: 1_200, updated: 3 },
    "The import is done: 1,200 added, 3 updated",
  ],
  ["end", "import", { state: "cancelled", added: 1 }, "The import was cancelled"],
  ["turn", "wheel", {}, "Turn wheel"],
])("says in words what %s %s %j is", async (action, subject, detail, sentence) => {
  serve([makeRow(action, subject, detail)]);
  renderApp("/029A/admin/audit");
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it.each([
  ["main", { mainBanners: ["/uploads/a.webp"], sideBanners: [] }, "Uploaded the main banners"],
  [
    "main",
    {
      mainBanners: [
        ["/uploads/a.webp", "/uploads/b.webp"],
        ["/uploads/b.webp", "/uploads/a.webp"],
      ],
    },
    "Changed the order of the main banners",
  ],
  [
    "main",
    { mainBanners: [["/uploads/a.webp", "/uploads/b.webp"], ["/uploads/b.webp"]] },
    "Removed a main banner",
  ],
  ["third", { thirdBanners: ["/uploads/a.webp", "/uploads/b.webp"] }, "Changed the third banners"],
])("says in words what became of the %s banners", async (subjectId, detail, sentence) => {
  serve([makeRow("update", "banner", detail, { subjectId })]);
  renderApp("/029A/admin/audit");
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: `Open: ${sentence}` })).toHaveAttribute(
    "href",
    subjectId === "main" ? "/029A/admin/updatebanner" : "/029A/admin/updatethirdbanner",
  );
});

it("groups the rows by the shop's days, with time, who, and a way to the thing", async () => {
  serve([
    makeRow("approve", "order", order, { at: "2026-01-09T18:30:00Z" }),
    makeRow("edit", "product", { price: [1, 2] }, { subjectId: "p7" }),
    makeRow("delete", "message"),
  ]);
  renderApp("/029A/admin/audit");
  const later = within(await screen.findByRole("region", { name: "10 January 2026" }));
  expect(later.getByText("00:30")).toBeInTheDocument();
  expect(later.getByText("owner@haat.example")).toBeInTheDocument();
  expect(later.getByRole("link", { name: /^Open: Approved order/ })).toHaveAttribute(
    "href",
    "/029A/admin/orders?q=H-2345-6789",
  );
  const earlier = within(screen.getByRole("region", { name: "9 January 2026" }));
  expect(earlier.getByRole("link", { name: "Open: Edited a product: price" })).toHaveAttribute(
    "href",
    "/029A/admin/products/p7",
  );
  // It is not in the trash any more.
  expect(earlier.getByText("Deleted a message")).toBeInTheDocument();
  expect(earlier.queryByRole("link", { name: /Deleted a message/ })).not.toBeInTheDocument();
  expect(screen.getByText("3 entries")).toBeInTheDocument();
});

it("names what was deleted while it is in the trash", async () => {
  server.use(
    http.get("/api/admin/trash", () =>
      listReply([
        {
          _id: "p7",
          kind: "product",
          title: "Pixel 9",
          image: "",
          listing: "product",
          deletedAt: "2026-01-09T03:04:05Z",
        },
      ]),
    ),
  );
  serve([makeRow("delete", "product", { listing: "product" }, { subjectId: "p7" })]);
  renderApp("/029A/admin/audit");
  const sentence = "Deleted the product “Pixel 9”";
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: `In the trash: ${sentence}` })).toHaveAttribute(
    "href",
    "/029A/admin/trash?kind=product",
  );
});

it("folds the details open, as changes from and to", async () => {
  serve([
    makeRow("edit", "product", {
      price: [48_000, 45_000],
      emiAvailable: [false, true],
      warranty: ["", "1 year"],
      mainImage: ["/uploads/a.webp", "/uploads/b.webp"],
      availableColors: [
        [{ color: "Blue", priceDifference: 0 }],
        [
          { color: "Blue", priceDifference: 500 },
          { color: "Mango", priceDifference: 0 },
        ],
      ],
    }),
  ]);
  const { user } = renderApp("/029A/admin/audit");
  const toggle = await screen.findByRole("button", { name: /^Details: Edited a product/ });
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByText("Warranty")).not.toBeVisible();
  await user.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("Warranty")).toBeVisible();
  const lines = screen.getAllByRole("definition").map((line, n) => {
    const name = screen.getAllByRole("term")[n];
    return `${name?.textContent}: ${line.textContent}`;
  });
  expect(lines).toEqual([
    "Price: from TK 48,000 to TK 45,000",
    "EMI available: from no to yes",
    "Warranty: from nothing to 1 year",
    "Main picture: from a picture to another picture",
    "Colours, 1, price difference: from TK 0 to TK 500",
    "Colours, 2, color: from nothing to Mango",
    "Colours, 2, price difference: from nothing to TK 0",
  ]);
});

it.each([
  ["deliver", "order", { total: 90_000 }, "TK 90,000"],
  ["end", "import", { state: "done", total: 90_000 }, "90,000"],
])("takes the total of %s %s for what it is", async (action, subject, detail, total) => {
  serve([makeRow(action, subject, detail)]);
  const { user } = renderApp("/029A/admin/audit");
  await user.click(await screen.findByRole("button", { name: /^Details/ }));
  const line = screen.getByText("Total").nextElementSibling;
  expect(line).toHaveTextContent(new RegExp(`^${total}$`));
});

it("filters by kind and text, in the address, 50 rows a page", async () => {
  const asked = serve([makeRow("delete", "message")], 120);
  const { user, router } = renderApp("/029A/admin/audit");
  await screen.findByText("120 entries");
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "Messages");
  expect(router.location.search).toBe("?subject=message");
  await user.type(screen.getByRole("searchbox", { name: "Search in the audit" }), "owner");
  await waitFor(() => expect(router.location.search).toBe("?subject=message&q=owner"));
  await user.click(await screen.findByRole("link", { name: "Page 3" }));
  await waitFor(() =>
    expect(asked).toEqual([
      "?page=1&limit=50",
      "?page=1&limit=50&subject=message",
      "?page=1&limit=50&subject=message&q=owner",
      "?page=3&limit=50&subject=message&q=owner",
    ]),
  );
});

it("says when nothing is there or nothing fits", async () => {
  serve([]);
  const { user, router } = renderApp("/029A/admin/audit?subject=blog&q=zzz");
  expect(await screen.findByText("Nothing fits")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show everything" }));
  expect(router.location.search).toBe("");
  expect(await screen.findByText("Nothing was changed yet")).toBeInTheDocument();
});

it("offers another try when it cannot be loaded", async () => {
  server.use(http.get("/api/admin/audit", () => errorReply(503, "The shop is busy.")));
  const { user } = renderApp("/029A/admin/audit");
  expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
  serve([makeRow("delete", "session")]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Ended a session")).toBeInTheDocument();
});

it("leaves sign-ins out, and names who is no account", async () => {
  const asked = serve([
    makeRow("failure", "sign-in", { address: "203.0.113.7", count: 2 }, { adminEmail: "" }),
    makeRow("add", "admin", { name: "Owner" }, { adminEmail: "haat", subjectName: "a@b.example" }),
  ]);
  const { user, router } = renderApp("/029A/admin/audit");
  expect(await screen.findByText("Unknown account")).toBeInTheDocument();
  expect(screen.getByText("On the server, with haat")).toBeInTheDocument();
  expect(screen.getByText("Made the admin a@b.example")).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText("Kind"), "Everything but sign-ins");
  await waitFor(() => expect(asked.at(-1)).toContain("without=sign-in"));
  expect(asked.at(-1)).not.toContain("subject=");
  expect(new URLSearchParams(router.location.search).get("subject")).toBe("!sign-in");
});
