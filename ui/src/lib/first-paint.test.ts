import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { firstPaint } from "./first-paint";

let loaded: () => void;

beforeEach(() => {
  document.body.innerHTML = `<div id="root" data-drawn="en"><img fetchpriority="high" alt="Phones" /></div>`;
  document.querySelector("img")!.decode = () => new Promise((resolve) => (loaded = resolve));
});

/** Whether it has settled once everything that waits for nothing else has. */
async function isOver(paint: Promise<void>): Promise<boolean> {
  let over = false;
  void paint.then(() => (over = true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  return over;
}

it("waits for the leading picture to be on the screen", async () => {
  const paint = firstPaint();
  expect(await isOver(paint)).toBe(false);
  loaded();
  await paint;
});

it("waits for no picture that cannot be shown", async () => {
  document.querySelector("img")!.decode = () => Promise.reject(new Error("broken"));
  await firstPaint();
});

it("waits no more when somebody uses the page", async () => {
  const paint = firstPaint();
  expect(await isOver(paint)).toBe(false);
  await userEvent.keyboard("{Tab}");
  await paint;
});

it("does not wait for ever", async () => {
  vi.useFakeTimers();
  try {
    const paint = firstPaint();
    await vi.advanceTimersByTimeAsync(2_000);
    await paint;
  } finally {
    vi.useRealTimers();
  }
});

it("waits for nothing where the server drew nothing", async () => {
  document.getElementById("root")!.removeAttribute("data-drawn");
  expect(await isOver(firstPaint())).toBe(true);
});
