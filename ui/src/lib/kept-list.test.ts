import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { keepFirst, keptList, useKeptList } from "./kept-list";

const KEY = "haat-test";

afterEach(() => localStorage.clear());

it("keeps what it was told, each once and no more than its limit", () => {
  keptList(KEY, 3).set(["a", "b", "a", "c", "d"]);
  expect(keptList(KEY, 3).get()).toEqual(["a", "b", "c"]);
  expect(keptList(KEY, 2).get()).toEqual(["a", "b"]);
});

it("puts a text to the front and pushes the oldest out", () => {
  const list = keptList(KEY, 3);
  for (const text of ["a", "b", "c", "a", "d"]) keepFirst(list, text);
  expect(list.get()).toEqual(["d", "a", "c"]);
});

it.each(["", "null", "{}", '"a"', "[1,", '[1, "", null]'])("takes %j for an empty list", (text) => {
  localStorage.setItem(KEY, text);
  expect(keptList(KEY, 3).get()).toEqual([]);
});

it("leaves out what cannot be in it", () => {
  localStorage.setItem(KEY, '["a", "b c", "d"]');
  expect(keptList(KEY, 3, (text) => text.length === 1).get()).toEqual(["a", "d"]);
});

it("gives the same array until something changes", () => {
  localStorage.setItem(KEY, '["a"]');
  const list = keptList(KEY, 3);
  const before = list.get();
  expect(list.get()).toBe(before);
  list.set(["b"]);
  expect(list.get()).not.toBe(before);
});

it("is followed, also when another tab changes it", () => {
  const list = keptList(KEY, 3);
  const { result } = renderHook(() => useKeptList(list));
  expect(result.current).toEqual([]);
  act(() => list.set(["a"]));
  expect(result.current).toEqual(["a"]);
  act(() => {
    localStorage.setItem(KEY, '["b"]');
    window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  });
  expect(result.current).toEqual(["b"]);
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
  expect(result.current).toEqual([]);
});

it("lasts as long as the page where the browser keeps nothing", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
  const list = keptList(KEY, 3);
  expect(list.get()).toEqual([]);
  list.set(["a"]);
  expect(list.get()).toEqual(["a"]);
  keepFirst(list, "b");
  expect(list.get()).toEqual(["b", "a"]);
});
