import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import type { ReactNode } from "react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/api/client";
import { CodeError } from "@/lib/code";
import { setOnline } from "@/test/connection";
import { makeSettings } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import { ErrorBoundary } from "./error-boundary";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

let failure: Error | undefined;

function Fragile(): ReactNode {
  if (failure) throw failure;
  return <h1>All is well</h1>;
}

function renderFragile(error: Error) {
  failure = error;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ErrorBoundary>
          <Fragile />
        </ErrorBoundary>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it("shows the error page with the message for a mistake in the page", async () => {
  renderFragile(new Error("x is not a function"));
  expect(await screen.findByRole("heading", { level: 1, name: "Oops!" })).toBeInTheDocument();
  expect(screen.getByText("Something went wrong.")).toBeInTheDocument();
  expect(screen.getByText("x is not a function")).toBeInTheDocument();
  expect(screen.queryByText(/^Error Code/)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Go Back" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to Homepage" })).toHaveAttribute("href", "/");
});

it("shows the status of an answer, and a retry where the shop itself failed", async () => {
  const user = renderFragile(new ApiError(503, "The shop is busy."));
  expect(await screen.findByText("Error Code: 503")).toBeInTheDocument();
  expect(screen.getByText("The shop is busy.")).toBeInTheDocument();
  failure = undefined;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "All is well" })).toBeInTheDocument();
});

it.each([
  ["a page's code", new CodeError("a page's code did not arrive")],
  ["a part's code", new TypeError("Failed to fetch dynamically imported module: /assets/a.js")],
  ["an answer", new ApiError(0, "")],
])("tells offline apart where %s is missing, and tries again by itself", async (_, error) => {
  setOnline(false);
  renderFragile(error);
  expect(await screen.findByText(/^You are offline\./)).toBeInTheDocument();
  expect(screen.queryByText(error.message || "never")).not.toBeInTheDocument();
  failure = undefined;
  setOnline(true);
  expect(await screen.findByRole("heading", { name: "All is well" })).toBeInTheDocument();
});

it("says that there is still no answer and keeps the place", async () => {
  server.use(http.get("/healthz", () => HttpResponse.error()));
  const user = renderFragile(new CodeError("a page's code did not arrive"));
  expect(await screen.findByText("This page could not be loaded.")).toBeInTheDocument();
  const retry = screen.getByRole("button", { name: "Retry" });
  await user.click(retry);
  expect(await screen.findByText(/^Still no answer\./)).toBeInTheDocument();
  expect(retry).toHaveFocus();
  failure = undefined;
  server.use(http.get("/healthz", () => HttpResponse.json({ status: "ok" })));
  await user.click(retry);
  expect(await screen.findByRole("heading", { name: "All is well" })).toBeInTheDocument();
});

it("tells offline apart inside a page, and loads when the connection is back", async () => {
  setOnline(false);
  server.use(http.get("/api/settings", () => HttpResponse.error()));
  renderApp("/store-location");
  expect(await screen.findByText("You are offline")).toBeInTheDocument();
  server.use(http.get("/api/settings", () => HttpResponse.json(makeSettings())));
  setOnline(true);
  expect(await screen.findByRole("heading", { level: 2, name: "Chawkbazar" })).toBeInTheDocument();
});

it("does not call a shop that fails offline", async () => {
  server.use(http.get("/api/settings", () => errorReply(500, "Something went wrong.")));
  renderApp("/store-location");
  expect(await screen.findByText("This could not be loaded")).toBeInTheDocument();
  expect(screen.queryByText("You are offline")).not.toBeInTheDocument();
});

it("goes back to where the person was, and home where there is nothing behind", async () => {
  const { router, user } = renderApp("/terms");
  await router.navigate("/no-such-page");
  await user.click(await screen.findByRole("button", { name: "Go Back" }));
  await waitFor(() => expect(router.location.pathname).toBe("/terms"));
});

it("goes home from the first page of a new tab", async () => {
  vi.spyOn(window.history, "length", "get").mockReturnValue(1);
  const { router, user } = renderApp("/no-such-page");
  await user.click(await screen.findByRole("button", { name: "Go Back" }));
  await waitFor(() => expect(router.location.pathname).toBe("/"));
});
