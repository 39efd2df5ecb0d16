import { http } from "msw";
import type { Product } from "@/api/types";
import { listReply, searchReply, server } from "./server";

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
      const shown = items.slice(from, from + limit);
      return path === "/api/search"
        ? searchReply(shown, { total: items.length })
        : listReply(shown, items.length);
    }),
  );
  return asked;
}
