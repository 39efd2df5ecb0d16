import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./client";

const BODY = { userId: "c1", productId: "p1", quantity: 1 };
const LOST = new Error("The reply is lost");

/** The module as a page that was just loaded has it. */
async function loaded() {
  vi.resetModules();
  return (await import("./with-intent-key")).withIntentKey;
}

/** Sends and loses the reply; answers the key. */
async function lose(body: object = BODY, call = "order"): Promise<string> {
  const send = await loaded();
  let used = "";
  await send(call, body, (key) => {
    used = key;
    return Promise.reject(LOST);
  }).catch(() => undefined);
  return used;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a key outlives the page until its intent succeeded", async () => {
  const key = await lose();
  expect(key).not.toBe("");
  expect(await lose()).toBe(key);
  const send = await loaded();
  expect(await send("order", BODY, (again) => Promise.resolve(again))).toBe(key);
  expect(await lose()).not.toBe(key);
});

test("another quantity, person or call has another key, and the first one stays", async () => {
  const key = await lose();
  const others = [
    await lose({ ...BODY, quantity: 2 }),
    await lose({ ...BODY, userId: "c2" }),
    await lose(BODY, "quick"),
  ];
  expect(new Set([key, ...others]).size).toBe(4);
  expect(await lose()).toBe(key);
});

test("a browser that keeps nothing repeats within the page", async () => {
  const refused = () => {
    throw new DOMException("Refused", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refused);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refused);
  const send = await loaded();
  const keys: string[] = [];
  const lost = (key: string) => {
    keys.push(key);
    return Promise.reject(LOST);
  };
  await expect(send("order", BODY, lost)).rejects.toBe(LOST);
  await expect(send("order", BODY, lost)).rejects.toBe(LOST);
  expect(keys[0]).toBe(keys[1]);
});

test("nothing personal lies in the storage, and a day later the key is gone", async () => {
  const key = await lose({ ...BODY, phone: "01712345678" });
  expect(localStorage.getItem("haat-sent")).not.toContain("01712345678");
  vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ["Date"] });
  expect(await lose({ ...BODY, phone: "01712345678" })).not.toBe(key);
});

test("a refused order keeps its key", async () => {
  const key = await lose();
  const send = await loaded();
  const refusal = new ApiError(401, "Please sign in.");
  await send("order", BODY, () => Promise.reject(refusal)).catch(() => undefined);
  expect(await lose()).toBe(key);
});
