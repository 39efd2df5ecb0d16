import { http } from "msw";
import { vi } from "vitest";
import type { Product } from "@/api/types";
import { listReply, server } from "./server";

/** Serves `items` at `path` by page and limit; returns the queries of the lists that were asked for, in order. */
export function serveList(path: string, items: readonly Product[], hidden = 0) {
  const asked: string[] = [];
  server.use(
    http.get(path, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      if (searchParams.get("max") === "199") {
        return listReply(items.slice(0, Math.min(1, hidden)), hidden);
      }
      asked.push(search);
      const limit = Number(searchParams.get("limit"));
      const from = (Number(searchParams.get("page")) - 1) * limit;
      return listReply(items.slice(from, from + limit), items.length);
    }),
  );
  return asked;
}

class NoResizeObserver {
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

/** Lets a list watch sizes and scroll: jsdom has no layout. Ends with `vi.unstubAllGlobals()`. */
export function stubLayout(): void {
  vi.stubGlobal("ResizeObserver", NoResizeObserver);
  Element.prototype.scrollIntoView = vi.fn();
}
