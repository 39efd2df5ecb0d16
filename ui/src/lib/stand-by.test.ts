import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { setOnline } from "@/test/connection";
import { server } from "@/test/server";
import { standBy } from "./stand-by";
import { codeAttempt } from "./code";

beforeEach(() => {
  server.use(http.get("/healthz", () => HttpResponse.json({ status: "ok" })));
  document.body.innerHTML = `
    <a href="#more">More</a>
    <form action="/searchedfor"><button>Search</button></form>
    <form method="dialog"><button>Log In</button></form>
    <button type="button"><span>Compare</span></button>`;
});

const press = (name: string) => {
  const found = [...document.querySelectorAll("a, button")].find((e) => e.textContent === name)!;
  return userEvent.click(found.firstElementChild ?? found);
};

it("has the code when it comes after all", async () => {
  setOnline(false);
  const load = vi.fn(() => Promise.resolve(true));
  const before = codeAttempt();
  const standing = standBy(load);
  await press("More");
  expect(load).not.toHaveBeenCalled();
  setOnline(true);
  expect(await standing).toBe(true);
  expect(load).toHaveBeenCalledOnce();
  // What failed is asked for anew.
  expect(codeAttempt()).toBe(before + 1);
});

it.each(["Log In", "Compare"])("ends when something needs the code: %s", async (name) => {
  setOnline(false);
  const load = vi.fn(() => Promise.resolve(false));
  const standing = standBy(load);
  await press(name);
  expect(await standing).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

it("tries once, and what works without the code leaves the page standing", async () => {
  document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  setOnline(false);
  const load = vi.fn(() => Promise.resolve(false));
  const ended = vi.fn();
  const standing = standBy(load).finally(ended);
  setOnline(true);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await press("More");
  await press("Search");
  expect(ended).not.toHaveBeenCalled();
  await press("Compare");
  expect(await standing).toBe(false);
  expect(load).toHaveBeenCalledOnce();
});
