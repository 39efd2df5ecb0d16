import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useFolded } from "./use-folded";

/** jsdom scrolls nothing. */
function scrollTo(y: number) {
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event("scroll"));
  });
}

afterEach(() => Object.assign(window, { scrollY: 0 }));

it("folds on the way down, and unfolds on the way up and at the top", () => {
  const { result } = renderHook(useFolded);
  expect(result.current).toBe(false);
  scrollTo(40);
  expect(result.current).toBe(false);
  scrollTo(300);
  expect(result.current).toBe(true);
  scrollTo(200);
  expect(result.current).toBe(false);
  scrollTo(900);
  expect(result.current).toBe(true);
  scrollTo(50);
  expect(result.current).toBe(false);
});

it("takes a trembling finger for no way, and a slow one for one", () => {
  const { result } = renderHook(useFolded);
  scrollTo(300);
  for (const y of [297, 300, 295, 299]) scrollTo(y);
  expect(result.current).toBe(true);
  for (const y of [297, 294, 292]) scrollTo(y);
  expect(result.current).toBe(false);
});
