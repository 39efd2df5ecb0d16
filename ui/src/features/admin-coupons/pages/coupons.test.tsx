import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import type { Coupon } from "@/api/types";
import { signInAdmin } from "@/test/admin-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

function makeCoupon(change: Partial<Coupon> = {}): Coupon {
  return {
    _id: "k1",
    code: "EID2026",
    kind: "percent",
    value: 10,
    atLeast: 5_000,
    atMost: 1_000,
    from: "2026-03-14T18:00:00.000Z",
    until: "2126-03-20T17:59:59.999Z",
    uses: 100,
    usesEach: 1,
    active: true,
    used: 12,
    ...change,
  };
}

let coupons: Coupon[];
let sent: { call: string; body?: unknown }[];

beforeEach(() => {
  signInAdmin();
  coupons = [makeCoupon()];
  sent = [];
  const save = async (request: Request, message: string) => {
    const body = (await request.json()) as Partial<Coupon>;
    sent.push({ call: `${request.method} ${new URL(request.url).pathname}`, body });
    return HttpResponse.json({ success: true, message, coupon: makeCoupon() });
  };
  server.use(
    http.get("/api/admin/coupons", () => listReply(coupons)),
    http.post("/api/admin/coupons", ({ request }) => save(request, "Coupon added successfully!")),
    http.put("/api/admin/coupons/:id", ({ request }) =>
      save(request, "Coupon updated successfully!"),
    ),
    http.delete("/api/admin/coupons/:id", ({ params }) => {
      sent.push({ call: `DELETE ${String(params.id)}` });
      coupons = [];
      return HttpResponse.json({ acknowledged: true, deletedCount: 1 });
    }),
  );
});

it("lists what coupons take off, when they are valid and how often they were used", async () => {
  coupons = [
    makeCoupon(),
    makeCoupon({ _id: "k2", code: "OFF", kind: "amount", value: 500, atLeast: 0, active: false }),
    makeCoupon({ _id: "k3", code: "OLD", until: "2026-03-20T17:59:59.999Z", from: null }),
    makeCoupon({ _id: "k4", code: "GONE", uses: 12, from: null, until: null, usesEach: 0 }),
  ];
  renderApp("/029A/admin/coupons");
  const table = within(await screen.findByRole("table", { name: "List of coupons" }));
  const rows = table.getAllByRole("row").slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    "EID2026Active10%at most TK 1,000from TK 5,00015 Mar 2026 to 20 Mar 2126Used: 12 of 1001 a personEditDelete",
    "OFFSwitched offTK 50015 Mar 2026 to 20 Mar 2126Used: 12 of 1001 a personEditDelete",
    "OLDExpired10%at most TK 1,000from TK 5,000Until 20 Mar 2026Used: 12 of 1001 a personEditDelete",
    "GONEUsed up10%at most TK 1,000from TK 5,000AlwaysUsed: 12 of 12EditDelete",
  ]);
  expect(screen.getByText("4 coupons")).toBeInTheDocument();
});

it("adds a coupon, by the key n too, once everything is right", async () => {
  coupons = [];
  const { user } = renderApp("/029A/admin/coupons");
  expect(await screen.findByText("No coupons yet")).toBeInTheDocument();
  await user.keyboard("n");
  const dialog = within(await screen.findByRole("dialog", { name: "Add coupon" }));
  const save = dialog.getByRole("button", { name: "Save coupon" });
  const field = (label: RegExp | string) => dialog.getByLabelText(label);
  await user.type(field(/^Code/), "a-b");
  await user.type(field(/^Percent off/), "101");
  await user.type(field("First day"), "2026-05-02");
  await user.type(field("Last day"), "2026-05-01");
  await user.click(save);
  for (const text of [
    "A code has 3 to 20 letters and digits.",
    "Please enter a percentage from 1 to 100.",
    "The last day must not be before the first.",
  ]) {
    expect(await dialog.findByText(text)).toBeInTheDocument();
  }
  expect(sent).toEqual([]);

  await user.clear(field(/^Code/));
  await user.type(field(/^Code/), "summer5");
  await user.selectOptions(field("Kind"), "Amount");
  expect(dialog.queryByLabelText("At most")).not.toBeInTheDocument();
  await user.clear(field(/^Amount off in taka/));
  await user.type(field(/^Amount off in taka/), "৫০০");
  await user.clear(field("Last day"));
  await user.type(field("Last day"), "2026-05-31");
  await user.click(save);
  expect(await screen.findByText("Coupon added successfully!")).toBeInTheDocument();
  expect(sent).toEqual([
    {
      call: "POST /api/admin/coupons",
      body: {
        code: "SUMMER5",
        kind: "amount",
        value: 500,
        atLeast: 0,
        atMost: 0,
        from: "2026-05-02",
        until: "2026-05-31",
        uses: 0,
        usesEach: 1,
        active: true,
      },
    },
  ]);
});

it("changes a coupon, keeps days that were not touched, and tells a refusal in the dialog", async () => {
  server.use(
    http.put(
      "/api/admin/coupons/:id",
      () =>
        errorReply(409, "Another coupon has this code.", undefined, { code: "coupon_code_taken" }),
      { once: true },
    ),
  );
  const { user } = renderApp("/029A/admin/coupons");
  await user.click(await screen.findByRole("button", { name: "Edit EID2026" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit coupon" }));
  expect(dialog.getByLabelText("First day")).toHaveValue("2026-03-15");
  expect(dialog.getByLabelText("Last day")).toHaveValue("2126-03-20");
  await user.click(dialog.getByRole("switch", { name: /^Active/ }));
  const save = dialog.getByRole("button", { name: "Save coupon" });
  await user.click(save);
  const code = dialog.getByLabelText(/^Code/);
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toBeInvalid();
  expect(code).toHaveAccessibleDescription(/Another coupon has this code\./);
  expect(dialog.getAllByText("Another coupon has this code.")).toHaveLength(1);
  await user.click(save);
  expect(await screen.findByText("Coupon updated successfully!")).toBeInTheDocument();
  const { _id, used, ...terms } = makeCoupon({ active: false });
  expect(sent).toEqual([{ call: `PUT /api/admin/coupons/${_id}`, body: terms }]);
  expect(used).toBe(12);
});

it("deletes a coupon after a question", async () => {
  const { user } = renderApp("/029A/admin/coupons");
  await user.click(await screen.findByRole("button", { name: "Delete EID2026" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete coupon" }));
  expect(dialog.getByText(/Orders that have it keep their discount/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Coupon deleted.")).toBeInTheDocument();
  expect(sent).toEqual([{ call: "DELETE k1" }]);
  await waitFor(() => expect(screen.getByText("No coupons yet")).toBeInTheDocument());
});

it("offers another try where the coupons cannot be loaded", async () => {
  server.use(
    http.get("/api/admin/coupons", () => errorReply(503, "The shop is busy."), { once: true }),
  );
  const { user } = renderApp("/029A/admin/coupons");
  expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("table")).toBeInTheDocument();
});
