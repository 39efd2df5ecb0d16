import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { signIn } from "@/test/customer-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

const HERE = {
  _id: "s1",
  current: true,
  createdAt: "2026-01-08T03:04:05Z",
  lastUsedAt: "2026-01-09T03:04:05Z",
  userAgent:
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  address: "203.0.113.7",
};
const THERE = { ...HERE, _id: "s2", current: false, userAgent: "", address: "203.0.113.8" };

/** The sessions of a customer, who is there as long as this one is. */
function serveSessions() {
  const session = signIn();
  let sessions = [THERE, HERE];
  server.use(
    http.get("/api/user/sessions", () => HttpResponse.json(sessions)),
    http.delete("/api/user/sessions/:id", ({ params }) => {
      sessions = sessions.filter(({ _id }) => _id !== params.id);
      if (params.id === HERE._id) session.current = null;
      return HttpResponse.json({ deleted: true });
    }),
  );
}

const part = async () => within(await screen.findByRole("region", { name: "Sessions" }));

it("shows a customer where they are signed in, and ends another session", async () => {
  serveSessions();
  const { user } = renderApp("/dashboard/profile");
  const sessions = await part();
  const rows = await sessions.findAllByRole("listitem");
  expect(rows[0]).toHaveTextContent("Chrome 140 on AndroidThis browser203.0.113.7 · Last used");
  expect(rows[1]).toHaveTextContent(/^Unknown browser203/);
  await user.click(
    sessions.getByRole("button", { name: "End session: Unknown browser, 203.0.113.8" }),
  );
  expect(await screen.findByText("Session ended.")).toBeInTheDocument();
  await waitFor(() => expect(sessions.getAllByRole("listitem")).toHaveLength(1));
  await waitFor(() => expect(sessions.getByRole("list")).toHaveFocus());
});

it("signs out with the end of this one, and forgets what was typed in this tab", async () => {
  serveSessions();
  sessionStorage.setItem("haat-tab-checkout", JSON.stringify({ who: "c1", values: {} }));
  const { user, router } = renderApp("/dashboard/profile");
  const sessions = await part();
  await user.click(await sessions.findByRole("button", { name: /Chrome 140/ }));
  expect(await screen.findByText("You have successfully logged out.")).toBeInTheDocument();
  await waitFor(() => expect(router.location.pathname).toBe("/login"));
  expect(sessionStorage.getItem("haat-tab-checkout")).toBeNull();
});

it("says when a session could not be ended", async () => {
  serveSessions();
  server.use(http.delete("/api/user/sessions/:id", () => errorReply(404, "Session not found.")));
  const { user } = renderApp("/dashboard/profile");
  const sessions = await part();
  await user.click(await sessions.findByRole("button", { name: /Unknown browser/ }));
  expect(await screen.findByText("Session not found.")).toBeInTheDocument();
});
