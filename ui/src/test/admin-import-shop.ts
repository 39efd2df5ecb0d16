import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { makeProduct } from "./fixtures";
import type { renderApp } from "./render-app";
import { server } from "./server";
import type {
  ImportPreview,
  ImportProgress,
  WantedPicture,
} from "@/features/admin-import/api/types";

export const PAGE = "/029A/admin/import";
export const CSV = new File(["title,price\nPadma,45000\n"], "phones.csv", { type: "text/csv" });

/** What the shop reads in a file; what matters to a test is given. */
export function makePreview(change: Partial<ImportPreview> = {}): ImportPreview {
  return {
    id: "i1",
    format: "shopify",
    rows: 14,
    toAdd: 7,
    toUpdate: 2,
    unchanged: 1,
    badRows: 2,
    bad: [
      {
        row: 4,
        column: "Price",
        message: "The price must be a whole number.",
        code: "must_be_whole",
        args: { label: "price" },
      },
      {
        row: 9,
        column: "",
        message: "This row has too many cells.",
        code: "import_variations_most",
      },
    ],
    sample: [
      makeProduct({ _id: "", title: "Padma", price: 48_000, offerPrice: 45_000, stock: 12 }),
    ],
    sampleWithoutStock: [],
    withoutStock: 0,
    chosenStock: 0,
    unread: [],
    notes: ["Prices are taken as taka; nothing is converted."],
    noteCodes: [{ code: "note_taka" }],
    ...change,
  };
}

/** How far an import is: it waits to be confirmed unless given otherwise. */
export function makeProgress(change: Partial<ImportProgress> = {}): ImportProgress {
  return {
    id: "i1",
    state: "ready",
    total: 10,
    withoutStock: 0,
    done: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    failed: 0,
    withoutPicture: 0,
    failures: [],
    message: "The import waits to be confirmed.",
    code: "import_waits",
    ...change,
  };
}

/** A shop that reads any file as `preview`; its import is as far as `current` says. */
export function serveImport(preview = makePreview()) {
  const shop = {
    current: makeProgress({ withoutStock: preview.withoutStock }),
    confirmed: 0,
    chosen: undefined as unknown,
    cancelled: 0,
    /** What its rows name. */
    pictures: [] as WantedPicture[],
    /** The names whose pictures came, in their order. */
    came: [] as string[],
  };
  server.use(
    http.post("/api/admin/imports", () => HttpResponse.json(preview, { status: 201 })),
    http.get("/api/admin/imports/i1", () => HttpResponse.json(shop.current)),
    http.get("/api/admin/imports/i1/pictures", () => {
      const came = ({ name }: WantedPicture) => shop.came.includes(name);
      return HttpResponse.json({
        pictures: shop.pictures.map((one) => ({ ...one, came: came(one) })),
        leftOut: 0,
      });
    }),
    http.post("/api/admin/imports/i1/confirm", async ({ request }) => {
      shop.confirmed += 1;
      shop.chosen = await request.json();
      shop.current = makeProgress({
        state: "running",
        done: 4,
        message: "The import is running.",
        code: "import_running",
      });
      return HttpResponse.json(
        { success: true, message: "The import is running." },
        { status: 202 },
      );
    }),
    http.delete("/api/admin/imports/i1", () => {
      shop.cancelled += 1;
      return HttpResponse.json({
        success: true,
        message: "The import was cancelled; nothing was changed.",
      });
    }),
  );
  return shop;
}

/** Chooses a file on the page. */
export async function choose(user: ReturnType<typeof renderApp>["user"], file = CSV) {
  await user.upload(await screen.findByLabelText("Choose a CSV file"), file);
}
