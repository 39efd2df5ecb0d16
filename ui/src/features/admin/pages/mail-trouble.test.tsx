import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import type { TroubledMail } from "@/api/types";
import { signInAdmin } from "@/test/admin-handlers";
import { makeAdminOrder, makeSettings } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

const MAIL: TroubledMail = {
  _id: "7",
  kind: "order_received",
  recipient: "rahim@shop.example",
  orderNumber: "H-2345-6789",
  state: "failed",
  attempts: 1,
  createdAt: "2026-01-09T03:04:05Z",
  nextAt: null,
  failedAt: "2026-01-09T03:05:00Z",
  fault: "refused",
  reason: "The mail server refuses this mail for good.",
  code: "mail_refused",
  answer: "550 no such mailbox here",
  canRetry: true,
};
const OTP: TroubledMail = {
  ...MAIL,
  _id: "8",
  kind: "otp",
  orderNumber: null,
  state: "waiting",
  failedAt: null,
  nextAt: "2026-01-09T04:00:00Z",
  canRetry: false,
};
const NAME = "Order received · H-2345-6789 · to rahim@shop.example";

let mails: TroubledMail[] = [];
let asked: string[] = [];
let sent: string[] = [];

beforeEach(() => {
  [mails, asked, sent] = [[MAIL, OTP], [], []];
  signInAdmin();
  const without = (id: unknown) => mails.filter((mail) => mail._id !== id);
  server.use(
    http.get("/dashboard-stats", () => errorReply(503, "The shop is busy.")),
    http.get("/api/admin/statistics", () => errorReply(503, "The shop is busy.")),
    http.get("/orders", () => listReply([makeAdminOrder({ orderNumber: "H-2345-6789" })])),
    http.get("/api/admin/waiting", () =>
      HttpResponse.json({
        orders: 0,
        messages: 0,
        newestOrderAt: null,
        mailFailed: mails.filter(({ failedAt }) => failedAt !== null).length,
        mailWaiting: mails.filter(({ failedAt }) => failedAt === null).length,
      }),
    ),
    http.get("/api/admin/mail", ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const of = searchParams.get("orders")?.split(",");
      return listReply(of ? mails.filter((mail) => of.includes(mail.orderNumber ?? "")) : mails);
    }),
    http.post("/api/admin/mail/:id/retry", ({ params }) => {
      sent.push(`retry ${String(params.id)}`);
      mails = without(params.id);
      return HttpResponse.json({ success: true, message: "The mail is tried again now." });
    }),
    http.delete("/api/admin/mail/:id", ({ params }) => {
      sent.push(`delete ${String(params.id)}`);
      mails = without(params.id);
      return HttpResponse.json({ acknowledged: true, deletedCount: 1 });
    }),
  );
});

it("tells on the overview which mails did not go and why, and sends them again", async () => {
  const { user } = renderApp("/029A/admin");
  const part = within(await screen.findByRole("region", { name: "E-mail that did not go" }));
  expect(part.getByText("1 e-mail could not be sent")).toBeInTheDocument();
  expect(part.getByText("1 e-mail waits for another try")).toBeInTheDocument();
  expect(await part.findByText(NAME)).toBeInTheDocument();
  expect(part.getAllByText("The mail server refuses this mail for good.")).toHaveLength(2);
  expect(part.getAllByText("The mail server said: 550 no such mailbox here")).toHaveLength(2);
  expect(part.queryByRole("button", { name: /^Send again: One-time/ })).not.toBeInTheDocument();
  await user.click(part.getByRole("button", { name: `Send again: ${NAME}` }));
  expect(await screen.findByText("The mail is tried again now.")).toBeInTheDocument();
  await waitFor(() => expect(part.queryByText(NAME)).not.toBeInTheDocument());
  await user.click(
    part.getByRole("button", { name: "Dismiss: One-time password · to rahim@shop.example" }),
  );
  await waitFor(() =>
    expect(
      screen.queryByRole("region", { name: "E-mail that did not go" }),
    ).not.toBeInTheDocument(),
  );
  expect(sent).toEqual(["retry 7", "delete 8"]);
});

it("tells once why several wait, and has each of them on a press", async () => {
  const busy = {
    ...OTP,
    _id: "10",
    recipient: "salma@shop.example",
    reason: "Busy.",
    answer: "450",
  };
  mails = [MAIL, OTP, { ...OTP, _id: "9", recipient: "karim@shop.example" }, busy];
  const { user } = renderApp("/029A/admin");
  const part = within(await screen.findByRole("region", { name: "E-mail that did not go" }));
  expect(part.getByText("3 e-mails wait for another try")).toBeInTheDocument();
  // The one that was given up, the reason of those that wait, and inside the closed part each of these.
  expect(await part.findByText(NAME)).toBeVisible();
  const waits = part.getByText("One-time password · to karim@shop.example");
  expect(waits).not.toBeVisible();
  // What waits for another reason is not hidden behind theirs.
  expect(part.getByText("One-time password · to salma@shop.example")).toBeVisible();
  expect(part.getByText("Busy.")).toBeVisible();
  await user.click(part.getByText("Show 2 e-mails"));
  expect(waits).toBeVisible();
  expect(part.getByText("One-time password · to rahim@shop.example")).toBeVisible();
});

it("tells on an order that its mail did not go", async () => {
  const { user } = renderApp("/029A/admin/orders");
  const card = within(await screen.findByRole("article", { name: "H-2345-6789" }));
  const part = within(
    await card.findByRole("region", { name: "E-mail about this order did not go" }),
  );
  expect(part.getByText(NAME)).toBeInTheDocument();
  expect(part.queryByText(/One-time/)).not.toBeInTheDocument();
  expect(asked).toContain("?limit=100&orders=H-2345-6789");
  await user.click(part.getByRole("button", { name: `Dismiss: ${NAME}` }));
  await waitFor(() => expect(sent).toEqual(["delete 7"]));
});

it("asks for no mails while all of them go", async () => {
  mails = [];
  renderApp("/029A/admin/orders");
  await screen.findByRole("article", { name: "H-2345-6789" });
  expect(asked).toEqual([]);
});

it("tries the mail server from the settings and says what came of it", async () => {
  const tried: unknown[] = [];
  server.use(
    http.get("/api/settings", () => HttpResponse.json(makeSettings())),
    http.post("/api/admin/mail/test", async ({ request }) => {
      tried.push(await request.json());
      if (tried.length > 1) {
        const message = "The mail server asks to try again later.";
        const body = { success: false, message, error: message };
        return HttpResponse.json({ ...body, fault: "busy", answer: "450 later" }, { status: 409 });
      }
      return HttpResponse.json({ success: true, message: "The mail server took the test mail." });
    }),
  );
  const { user } = renderApp("/029A/admin/settings");
  const part = within(await screen.findByRole("region", { name: "Test e-mail" }));
  await user.click(part.getByRole("button", { name: "Send test e-mail" }));
  expect(await part.findByRole("status")).toHaveTextContent("The mail server took the test mail.");
  await user.type(part.getByLabelText("Send to"), " me@shop.example {Enter}");
  expect(await part.findByRole("alert")).toHaveTextContent(
    "The mail server asks to try again later. The mail server said: 450 later",
  );
  expect(tried).toEqual([{}, { email: "me@shop.example" }]);
});
