import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BannerDots, STANDS_MS } from "./banner-dots";

const stay = vi.fn<(page: number) => void>();
let moves = true;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  moves = true;
  vi.stubGlobal("matchMedia", () => ({ matches: !moves }));
  stay.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Three banners, in sight. jsdom has no layout. */
function Banners() {
  const [page, setPage] = useState(0);
  return (
    <section>
      <ul>
        {[1, 2, 3].map((n) => (
          <li key={n}>
            <img alt={`Phone ${n}`} loading="lazy" />
          </li>
        ))}
      </ul>
      <BannerDots
        page={page}
        pageCount={3}
        goTo={(next) => {
          stay(next);
          setPage(next);
        }}
      />
    </section>
  );
}

function show() {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({
    bottom: 200,
  } as DOMRect);
  render(
    <>
      <button>Elsewhere</button>
      <Banners />
    </>,
  );
  return userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
}

function wait() {
  act(() => {
    vi.advanceTimersByTime(STANDS_MS);
  });
}

it("goes on by itself and begins anew after the last one", () => {
  show();
  // The next one is there when it comes.
  expect(screen.getByRole("img", { name: "Phone 2" })).toHaveAttribute("loading", "eager");
  for (let n = 0; n < 3; n++) wait();
  expect(stay.mock.calls).toEqual([[1], [2], [0]]);
});

it("stops where a person chooses one or presses Pause, and goes on when asked to", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Banner 3" }));
  await user.unhover(screen.getByRole("button", { name: "Banner 3" }));
  expect(screen.getByRole("button", { name: "Banner 3" })).toHaveAttribute("aria-current", "true");
  expect(stay.mock.calls).toEqual([[2]]);
  (document.activeElement as HTMLElement).blur();
  wait();
  expect(stay).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "Let the banners move" }));
  expect(screen.getByRole("button", { name: "Pause the banners" })).toBeInTheDocument();
});

it("waits while it has the focus, and stops under a finger", () => {
  show();
  act(() => screen.getByRole("button", { name: "Banner 2" }).focus());
  wait();
  expect(stay).not.toHaveBeenCalled();
  act(() => screen.getByRole("button", { name: "Elsewhere" }).focus());
  wait();
  expect(stay).toHaveBeenCalledTimes(1);
  act(() => {
    screen.getByRole("list").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  });
  wait();
  expect(stay).toHaveBeenCalledTimes(1);
});

it("never moves for who asked for little motion, until told to", () => {
  moves = false;
  show();
  wait();
  expect(stay).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Let the banners move" })).toBeInTheDocument();
});
