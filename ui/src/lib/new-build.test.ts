import { http, HttpResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { setOnline } from "@/test/connection";
import { server } from "@/test/server";
import { healing, RELOAD_WANTED, reloadForMissingCode } from "./new-build";
import { watchTyping } from "./typed";

const reload = vi.fn();

reloadForMissingCode();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal("location", { ...window.location, reload });
});

/** Code is missing; true where no reload comes of it. */
async function missing(): Promise<boolean> {
  window.dispatchEvent(new Event("vite:preloadError"));
  const stays = healing().then(() => true);
  const reloads = vi.waitFor(() => expect(reload).toHaveBeenCalled()).then(() => false);
  return Promise.race([stays, reloads]);
}

it("reloads once where the shop answers, and not again within a minute", async () => {
  expect(await missing()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  reload.mockReset();
  expect(await missing()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it("stays where the shop does not answer, and reloads when it does", async () => {
  server.use(http.get("/healthz", () => HttpResponse.error(), { once: true }));
  expect(await missing()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  expect(await missing()).toBe(false);
});

it("stays while the browser is offline", async () => {
  setOnline(false);
  expect(await missing()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it("offers the reload instead where it would lose what was typed", async () => {
  const stop = watchTyping();
  const field = document.createElement("textarea");
  document.body.append(field);
  field.value = "Do you have it in blue?";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const offered = vi.fn();
  window.addEventListener(RELOAD_WANTED, offered);
  expect(await missing()).toBe(true);
  expect(offered).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  field.remove();
  expect(await missing()).toBe(false);
  window.removeEventListener(RELOAD_WANTED, offered);
  stop();
});
