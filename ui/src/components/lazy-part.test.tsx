import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, useState, type ComponentType, type ReactNode } from "react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { Toasts } from "@/components/ui/toasts";
import { setOnline } from "@/test/connection";
import { ErrorBoundary } from "./error-boundary";
import { lazyPart } from "./lazy-part";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

/** A page with a field, and a part that a button opens; `arrives` says whether the part's code does. */
function renderPart(Loaded: () => ReactNode) {
  const state = { arrives: false, asked: 0 };
  const Part = lazyPart((): Promise<{ default: ComponentType }> => {
    state.asked += 1;
    return state.arrives
      ? Promise.resolve({ default: Loaded })
      : Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  });
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Message" />
        <button onPointerEnter={Part.warm} onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <Suspense fallback="Loading...">
            <Part />
          </Suspense>
        )}
      </>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ErrorBoundary>
          <Page />
        </ErrorBoundary>
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return state;
}

async function open() {
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    await Promise.resolve();
  });
}

it("keeps the page where a part's code is missing, and shows the part when the shop answers", async () => {
  setOnline(false);
  const state = renderPart(() => <p>Here it is</p>);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Hello" } });
  await open();
  expect(await screen.findByText(/^This could not be loaded\./)).toBeInTheDocument();
  expect(screen.getByRole("textbox")).toHaveValue("Hello");
  expect(state.asked).toBe(1);
  state.arrives = true;
  await act(async () => {
    setOnline(true);
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  expect(await screen.findByText("Here it is")).toBeInTheDocument();
  expect(screen.getByRole("textbox")).toHaveValue("Hello");
});

it("forgets a failure of bringing it early", async () => {
  const state = renderPart(() => <p>Here it is</p>);
  await act(async () => {
    fireEvent.pointerEnter(screen.getByRole("button", { name: "Open" }));
    await Promise.resolve();
  });
  expect(state.asked).toBe(1);
  state.arrives = true;
  await open();
  expect(await screen.findByText("Here it is")).toBeInTheDocument();
});

it("leaves a mistake inside the part to the page", async () => {
  const state = renderPart(() => {
    throw new Error("x is not a function");
  });
  state.arrives = true;
  await open();
  expect(await screen.findByRole("heading", { name: "Oops!" })).toBeInTheDocument();
  expect(screen.getByText("x is not a function")).toBeInTheDocument();
});
