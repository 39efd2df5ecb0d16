import { renderHook, screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, expect, it } from "vitest";
import { CHROME, IPHONE, part, serveAccount, signedInOwner } from "@/test/account-shop";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import { browserWords } from "@/components/sessions/user-agent";
import { useSessionTexts } from "@/texts/sessions";

beforeEach(signedInOwner);

it("lists the sessions in words and ends another one", async () => {
  serveAccount();
  const { user } = renderApp("/029A/admin/account");
  const sessions = await part("Sessions");
  const rows = await sessions.findAllByRole("listitem");
  expect(rows[0]).toHaveTextContent("Chrome 140 on Windows");
  expect(rows[0]).toHaveTextContent("This browser");
  expect(rows[0]).toHaveTextContent(
    "203.0.113.7 · Last used 9 Jan 2026, 09:04 · signed in 8 January 2026",
  );
  expect(rows[1]).not.toHaveTextContent("This browser");
  await user.click(
    sessions.getByRole("button", { name: "End session: Safari 18 on iPhone, 203.0.113.8" }),
  );
  expect(await screen.findByText("Session ended.")).toBeInTheDocument();
  await waitFor(() => expect(sessions.getAllByRole("listitem")).toHaveLength(1));
  await waitFor(() => expect(sessions.getByRole("list")).toHaveFocus());
});

it("signs out with the end of this session", async () => {
  serveAccount();
  server.use(...homeHandlers());
  const { user, router } = renderApp("/029A/admin/account");
  const sessions = await part("Sessions");
  await user.click(
    await sessions.findByRole("button", {
      name: "End session: Chrome 140 on Windows, 203.0.113.7",
    }),
  );
  expect(await screen.findByText("You have successfully logged out.")).toBeInTheDocument();
  await waitFor(() => expect(router.location.pathname).toBe("/"));
});

it("says when a session could not be ended", async () => {
  serveAccount();
  server.use(http.delete("/api/admin/sessions/:id", () => errorReply(404, "Session not found.")));
  const { user } = renderApp("/029A/admin/account");
  const sessions = await part("Sessions");
  await user.click(await sessions.findByRole("button", { name: /Safari 18/ }));
  expect(await screen.findByText("Session not found.")).toBeInTheDocument();
});

it.each([
  [CHROME, "Chrome 140 on Windows"],
  [IPHONE, "Safari 18 on iPhone"],
  [
    "Mozilla/5.0 (Linux; Android 15; SM-A166P) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet 28 on Android",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Edge 140 on Windows",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
    "Firefox 143 on Linux",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
    "Safari 18 on Mac",
  ],
  ["curl/8.9", "Unknown browser"],
  ["", "Unknown browser"],
])("reads %s as %s", (userAgent, words) => {
  const { result } = renderHook(() => useSessionTexts());
  expect(browserWords(userAgent, result.current)).toBe(words);
});
