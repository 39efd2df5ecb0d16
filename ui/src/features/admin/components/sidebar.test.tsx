import { act, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { signInAdmin } from "@/test/admin-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

afterEach(() => {
  vi.useRealTimers();
});

it("counts what waits while the tab is in sight, and stops where the session has ended", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signInAdmin();
  let waiting = { orders: 3, messages: 1200, newestOrderAt: "2026-01-09T03:04:05.000Z" };
  let asked = 0;
  let ended = false;
  server.use(
    http.get("/contact", () => listReply([])),
    http.get("/api/admin/waiting", () => {
      asked += 1;
      return ended ? errorReply(401, "Please log in.") : HttpResponse.json(waiting);
    }),
  );
  renderApp("/029A/admin/contacts");
  expect(await screen.findByRole("link", { name: "Orders 3 pending" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Messages 1,200 unread" })).toBeInTheDocument();

  waiting = { ...waiting, orders: 4, messages: 0 };
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByRole("link", { name: "Orders 4 pending" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Messages" })).toBeInTheDocument();

  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const before = asked;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toBe(before);

  visibility.mockReturnValue("visible");
  ended = true;
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(asked).toBe(before + 1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toBe(before + 1);
});
