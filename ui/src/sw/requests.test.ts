import { expect, it } from "vitest";
import { handlingOf, isWhole } from "./requests";

const SHOP = "https://shop.example";

function handling(path: string, change: Partial<Request> = {}) {
  const url = path.startsWith("/") ? SHOP + path : path;
  return handlingOf({ method: "GET", mode: "no-cors", destination: "", url, ...change }, SHOP);
}

it("takes pages, files of the bundle and pictures, and nothing else", () => {
  expect(handling("/product/1?color=Blue", { mode: "navigate" })).toBe("page");
  expect(handling("/assets/index-abc.js", { destination: "script" })).toBe("asset");
  expect(handling("/uploads/abc-320.webp", { destination: "image" })).toBe("picture");
  expect(handling("/uploads/abc.webp", { destination: "" })).toBeUndefined();
  expect(handling("/uploads/../api/me", { destination: "image" })).toBeUndefined();
});

it.each([
  "/api/me",
  "/api/settings",
  "/allproducts?page=1&limit=8",
  "/allproducts/1",
  "/bestdeal/1",
  "/homebestdealsapi",
  "/search-products?text=a",
  "/api/search?text=a",
  "/healthz",
  "/sw.js",
  "/manifest.webmanifest",
])("leaves %s to the network", (path) => {
  expect(handling(path, { mode: "cors" })).toBeUndefined();
});

it("leaves the back office, downloads, writes and other sites alone", () => {
  for (const path of ["/029A", "/029A/admin/orders", "/api/admin/exports/orders.csv"]) {
    expect(handling(path, { mode: "navigate" })).toBeUndefined();
  }
  expect(handling("/029Along", { mode: "navigate" })).toBe("page");
  expect(handling("/product/1", { mode: "navigate", method: "POST" })).toBeUndefined();
  expect(handling("https://other.example/assets/a.js", { mode: "cors" })).toBeUndefined();
});

it("keeps whole answers only", () => {
  const reply = (change: object) => ({
    status: 200,
    type: "basic" as const,
    redirected: false,
    headers: new Headers({ "Content-Type": "text/javascript" }),
    ...change,
  });
  expect(isWhole(reply({}))).toBe(true);
  expect(isWhole(reply({ status: 404 }))).toBe(false);
  expect(isWhole(reply({ status: 206 }))).toBe(false);
  expect(isWhole(reply({ type: "opaque" }))).toBe(false);
  expect(isWhole(reply({ redirected: true }))).toBe(false);
  // A network that wants a login answers everything with its own page.
  const page = new Headers({ "Content-Type": "text/html; charset=utf-8" });
  expect(isWhole(reply({ headers: page }))).toBe(false);
});
