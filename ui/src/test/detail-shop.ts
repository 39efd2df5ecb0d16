import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { vi } from "vitest";
import type { Product } from "@/api/types";
import { makeProduct } from "./fixtures";
import { renderApp } from "./render-app";
import { server } from "./server";

class NoObserver {
  observe() {
    // jsdom has no layout.
  }
  unobserve() {
    // jsdom has no layout.
  }
  disconnect() {
    // jsdom has no layout.
  }
}

/** Lets the page watch sizes and scroll; returns what it scrolls to. Ends with `vi.unstubAllGlobals()`. */
export function stubLayout(): Element[] {
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
  vi.stubGlobal("ResizeObserver", NoObserver);
  vi.stubGlobal("IntersectionObserver", NoObserver);
  return scrolledTo;
}

/** Opens the page of a regular product. */
export async function open(change: Partial<Product> = {}, search = "") {
  const product = makeProduct({ _id: "x1", title: "Galaxy S25", ...change });
  server.use(http.get("/allproducts/x1", () => HttpResponse.json(product)));
  const app = renderApp(`/product/x1${search}`);
  await screen.findByRole("heading", { level: 1, name: product.title });
  return { ...app, product };
}
