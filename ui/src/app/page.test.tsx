import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import { Link, MemoryRouter, useRoutes } from "react-router-dom";
import { createQueryClient } from "@/app/query-client";
import { expect, it, vi } from "vitest";
import { ErrorBoundary } from "@/components/error-boundary";
import { page } from "./page";

/** A page whose code arrives when `arrives` says so, behind a link. */
function renderLazy() {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const state = { arrives: false, asked: 0 };
  const lazy = page("/lazy", () => {
    state.asked += 1;
    return state.arrives
      ? Promise.resolve(() => <h1>Here it is</h1>)
      : Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  });
  function Pages() {
    return useRoutes([{ path: "/", element: <h1>Start</h1> }, lazy]);
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Link to="/">To the start</Link>
        <Link to="/lazy">To the page</Link>
        <ErrorBoundary>
          <Suspense fallback="Loading...">
            <Pages />
          </Suspense>
        </ErrorBoundary>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return state;
}

/** Presses something whose page is not here yet: React wakes from that only inside an act that is awaited. */
async function press(role: "link" | "button", name: string) {
  await act(async () => {
    fireEvent.click(screen.getByRole(role, { name }));
    await Promise.resolve();
  });
}

it("asks once for code that does not arrive, and again when a person retries", async () => {
  const state = renderLazy();
  await press("link", "To the page");
  expect(await screen.findByRole("button", { name: "Retry" })).toBeInTheDocument();
  expect(state.asked).toBe(1);
  state.arrives = true;
  await press("button", "Retry");
  expect(await screen.findByRole("heading", { name: "Here it is" })).toBeInTheDocument();
  expect(state.asked).toBe(2);
});

it("asks again on another visit", async () => {
  const state = renderLazy();
  await press("link", "To the page");
  expect(await screen.findByRole("button", { name: "Retry" })).toBeInTheDocument();
  state.arrives = true;
  await press("link", "To the start");
  expect(await screen.findByRole("heading", { name: "Start" })).toBeInTheDocument();
  await press("link", "To the page");
  expect(await screen.findByRole("heading", { name: "Here it is" })).toBeInTheDocument();
  expect(state.asked).toBe(2);
});
