import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import type { ContactMessage } from "@/api/types";
import { signInAdmin } from "@/test/admin-handlers";
import { makeMessage } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

/** The shop's messages, the newest first; what was sent is kept. */
let messages: ContactMessage[] = [];
let sent: unknown[] = [];

beforeEach(() => {
  messages = [];
  sent = [];
  signInAdmin();
  server.use(
    http.get("/contact", ({ request }) => {
      const { searchParams } = new URL(request.url);
      const q = (searchParams.get("q") ?? "").toLowerCase();
      const found = messages.filter(({ name, message }) =>
        `${name} ${message}`.toLowerCase().includes(q),
      );
      const limit = Number(searchParams.get("limit"));
      const from = (Number(searchParams.get("page")) - 1) * limit;
      return listReply(found.slice(from, from + limit), found.length);
    }),
    http.get("/api/admin/waiting", () =>
      HttpResponse.json({
        orders: 0,
        messages: messages.filter(({ read }) => !read).length,
        newestOrderAt: null,
      }),
    ),
    http.patch("/contact/:id", async ({ request, params }) => {
      const { read } = (await request.json()) as { read: boolean };
      sent.push([params.id, read]);
      messages = messages.map((message) =>
        message._id === params.id ? { ...message, read } : message,
      );
      const contact = messages.find(({ _id }) => _id === params.id);
      return HttpResponse.json({ success: true, message: "Message marked.", contact });
    }),
  );
});

const card = async (message: ContactMessage) =>
  within(await screen.findByRole("article", { name: message.name }));

it("shows who wrote what and when, with the ways to answer", async () => {
  const old = makeMessage({ name: "Salma", read: true, message: "Thank you." });
  const message = makeMessage({
    name: "Karim",
    message: "Do you have chargers?\nI come after five.",
    createdAt: "2026-01-09T20:04:05.000Z",
  });
  messages = [message, old];
  renderApp("/029A/admin/contacts");
  expect(await screen.findByRole("heading", { level: 1, name: "All Messages" })).toBeVisible();
  const shown = await card(message);
  expect(shown.getByText("10 Jan 2026, 02:04")).toBeInTheDocument();
  expect(shown.getByText(/Do you have chargers\?\s+I come after five\./)).toHaveClass(
    "whitespace-pre-line",
  );
  expect(shown.getByRole("link", { name: "karim@haat.example" })).toHaveAttribute(
    "href",
    "mailto:karim@haat.example",
  );
  expect(shown.getByRole("link", { name: "Call 01800000001" })).toHaveAttribute(
    "href",
    "tel:01800000001",
  );
  expect(shown.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/8801800000001",
  );
  expect(shown.getByText("New")).toBeInTheDocument();
  expect((await card(old)).queryByText("New")).not.toBeInTheDocument();
  expect(screen.getByText("2 messages")).toBeInTheDocument();
});

it("marks a message as read and unread, which the sidebar counts", async () => {
  const message = makeMessage();
  messages = [message];
  const { user } = renderApp("/029A/admin/contacts");
  expect(await screen.findByRole("link", { name: "Messages 1 unread" })).toBeInTheDocument();
  const shown = await card(message);
  await user.click(shown.getByRole("button", { name: "Mark as read" }));
  const unread = await shown.findByRole("button", { name: "Mark as unread" });
  expect(unread).toHaveFocus();
  expect(shown.queryByText("New")).not.toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Messages" })).toBeInTheDocument();
  await user.click(unread);
  expect(await shown.findByText("New")).toBeInTheDocument();
  expect(sent).toEqual([
    [message._id, true],
    [message._id, false],
  ]);

  server.use(http.patch("/contact/:id", () => HttpResponse.error()));
  await user.click(shown.getByRole("button", { name: "Mark as read" }));
  expect(await screen.findByText("An error occurred. Please try again.")).toBeInTheDocument();
  expect(shown.getByText("New")).toBeInTheDocument();
});

it("deletes after a question, and takes it back", async () => {
  const [message, other] = [makeMessage(), makeMessage({ name: "Salma" })];
  messages = [message, other];
  server.use(
    http.delete("/contact/:id", ({ params }) => {
      sent.push(params.id);
      messages = [other];
      return HttpResponse.json({ acknowledged: true, deletedCount: 1 });
    }),
    http.post("/api/admin/trash/:id/restore", ({ params }) => {
      sent.push(`restore ${String(params.id)}`);
      messages = [message, other];
      return HttpResponse.json({ success: true, message: "Restored successfully." });
    }),
  );
  const { user } = renderApp("/029A/admin/contacts");
  const remove = async () =>
    user.click((await card(message)).getByRole("button", { name: "Delete" }));
  await remove();
  const question = within(await screen.findByRole("dialog"));
  expect(question.getByText("Are you sure you want to delete this message?")).toBeInTheDocument();
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect(sent).toEqual([]);

  await remove();
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Deleted Successfully.")).toBeInTheDocument();
  expect(sent).toEqual([message._id]);
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await card(message);
  expect(sent[1]).toBe(`restore ${message._id}`);
});

it.each([
  [
    "a refusal",
    () => errorReply(500, "Something went wrong."),
    "Failed to delete. Please try again.",
  ],
  ["no answer", () => HttpResponse.error(), "An error occurred. Please try again."],
])("keeps a message after %s", async (_, reply, text) => {
  const message = makeMessage();
  messages = [message];
  server.use(http.delete("/contact/:id", reply));
  const { user } = renderApp("/029A/admin/contacts");
  await user.click((await card(message)).getByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  await card(message);
});

it("keeps search and page in the address", async () => {
  messages = [
    ...Array.from({ length: 20 }, () => makeMessage()),
    makeMessage({ name: "Salma", message: "দাম কত?" }),
  ];
  const { user, router } = renderApp("/029A/admin/contacts?page=2");
  expect(await screen.findByText("21 messages")).toBeInTheDocument();
  await card(messages[20]!);
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await user.keyboard("/");
  await user.keyboard("দাম{Enter}");
  expect(await screen.findByText("1 message")).toBeInTheDocument();
  expect(new URLSearchParams(router.location.search).get("q")).toBe("দাম");
  expect(screen.getByRole("searchbox", { name: "Search messages" })).toHaveFocus();
  await user.keyboard(" nothing{Enter}");
  expect(await screen.findByText("No messages found")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show all messages" }));
  expect(await screen.findByText("21 messages")).toBeInTheDocument();
});

it("says where messages come from while there are none, and offers another try after a failure", async () => {
  server.use(http.get("/contact", () => errorReply(503, "The shop is busy."), { once: true }));
  const { user } = renderApp("/029A/admin/contacts");
  expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("No messages yet")).toBeInTheDocument();
});
