import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { signInAdmin } from "@/test/admin-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import {
  choose,
  CSV,
  makePreview,
  makeProgress,
  PAGE,
  serveImport,
} from "@/test/admin-import-shop";

beforeEach(signInAdmin);

describe("a file", () => {
  it("is previewed, confirmed, watched and told the end of", async () => {
    const shop = serveImport();
    const { user, router } = renderApp(PAGE);
    await choose(user);
    expect(
      await screen.findByRole("heading", { level: 2, name: "Preview of phones.csv" }),
    ).toBeInTheDocument();
    expect(router.location.search).toBe("?import=i1");
    const facts = screen.getByLabelText("What the import would do");
    expect(facts).toHaveTextContent("Rows14To add7To update2Unchanged1Left out2");
    expect(screen.getByText("A file of Shopify. Nothing has changed yet.")).toBeInTheDocument();
    expect(screen.getByText("Prices are taken as taka; nothing is converted.")).toBeInTheDocument();
    const bad = screen.getByRole("table", { name: "Left out: 2 products" });
    expect(
      within(bad)
        .getAllByRole("row")
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ["Row", "Column", "Problem"],
      ["4", "Price", "The price must be a whole number."],
      ["9", "Whole row", "This row has too many cells."],
    ]);
    const sample = within(screen.getByRole("region", { name: "First products of the file" }));
    expect(sample.getByText("Padma")).toBeInTheDocument();
    expect(sample.getByText("TK 45,000")).toBeInTheDocument();
    expect(sample.getByText("12 in stock")).toBeInTheDocument();
    expect(shop.confirmed).toBe(0);

    await user.click(screen.getByRole("button", { name: /Confirm import/ }));
    expect(await screen.findByRole("progressbar", { name: "Import" })).toHaveValue(0.4);
    expect(screen.getByText("4 of 10 products")).toBeInTheDocument();
    expect(screen.getByText("Imported: 40 percent")).toHaveAttribute("role", "status");
    expect(shop.confirmed).toBe(1);

    shop.current = makeProgress({
      state: "done",
      done: 10,
      added: 7,
      updated: 1,
      unchanged: 1,
      failed: 1,
      withoutPicture: 3,
      failures: [
        {
          row: 12,
          column: "Title",
          message: "This product was changed after the preview.",
          code: "import_changed",
        },
      ],
      message: "The import is done: 7 added, 1 updated, 1 unchanged, 1 failed.",
      code: "import_done",
      args: { added: 7, updated: 1, unchanged: 1, failed: 1 },
    });
    expect(await screen.findByRole("heading", { name: "Import done" })).toBeInTheDocument();
    expect(screen.getByLabelText("What the import did")).toHaveTextContent(
      "Added7Updated1Unchanged1Failed1Without a picture3",
    );
    expect(screen.getByRole("table", { name: "Failed: 1 product" })).toHaveTextContent(
      "This product was changed after the preview.",
    );
    await user.click(screen.getByRole("link", { name: "Import another file" }));
    expect(await screen.findByLabelText("Choose a CSV file")).toBeInTheDocument();
  });

  it("can be dropped, and shows how much of it has left", async () => {
    serveImport();
    let reply = () => undefined as void;
    server.use(
      http.post("/api/admin/imports", async () => {
        await new Promise<void>((resolve) => (reply = resolve));
        return HttpResponse.json(makePreview(), { status: 201 });
      }),
    );
    renderApp(PAGE);
    const zone = (await screen.findByText(/^or drop it here/)).parentElement ?? document.body;
    fireEvent.dragOver(zone, { dataTransfer: { files: [] } });
    expect(screen.getByText("Drop the file to read it")).toBeInTheDocument();
    fireEvent.drop(zone, { dataTransfer: { files: [CSV, CSV] } });
    expect(await screen.findByRole("alert")).toHaveTextContent("Please choose one file at a time.");
    fireEvent.drop(zone, { dataTransfer: { files: [CSV] } });
    expect(await screen.findByText(/phones\.csv/)).toHaveAttribute("role", "status");
    expect(screen.getByRole("progressbar", { name: "Upload of the file" })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() => {
      reply();
      expect(screen.getByText("Preview of phones.csv")).toBeInTheDocument();
    });
  });

  it("that is on its way can be given up", async () => {
    server.use(http.post("/api/admin/imports", () => delay("infinite")));
    const { user } = renderApp(PAGE);
    await choose(user);
    await user.click(await screen.findByRole("button", { name: "Stop" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The upload was given up. Nothing was changed.",
    );
    expect(screen.getByLabelText("Choose a CSV file")).toBeInTheDocument();
  });

  it.each([
    [400, "Row 3 is not UTF-8 text. Please save the file as CSV in UTF-8 and try again."],
    [409, "Another import is running. Please wait until it is done."],
    [413, "The file can be at most 32 MiB. Please import it in parts."],
  ])("that is refused with %i says why, and another can be chosen", async (status, words) => {
    server.use(http.post("/api/admin/imports", () => errorReply(status, words, { file: words })));
    const { user } = renderApp(PAGE);
    await choose(user);
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    serveImport();
    await choose(user);
    expect(await screen.findByText("Preview of phones.csv")).toBeInTheDocument();
  });

  it("that meets no answer says so", async () => {
    server.use(http.post("/api/admin/imports", () => HttpResponse.error()));
    const { user } = renderApp(PAGE);
    await choose(user);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "We cannot reach the shop. Check your connection and try again.",
    );
  });

  it("is looked at before it is sent", async () => {
    renderApp(PAGE);
    const large = new File(["x"], "all.csv", { type: "text/csv" });
    Object.defineProperty(large, "size", { value: 32 * 1024 * 1024 + 1 });
    for (const [file, words] of [
      [
        new File(["x"], "list.xlsx"),
        "list.xlsx is no CSV file. Please save it as CSV in UTF-8 first.",
      ],
      [new File([], "none.csv", { type: "text/csv" }), "none.csv is empty."],
      [large, "all.csv is larger than 32 MB. Please import it in parts."],
    ] as const) {
      const input = await screen.findByLabelText("Choose a CSV file");
      fireEvent.change(input, { target: { files: [file] } });
      expect(await screen.findByText(words)).toBeInTheDocument();
    }
  });

  it("has its columns that were not read named above what it would do", async () => {
    serveImport(
      makePreview({
        unread: [
          { name: "Offer Prise", letters: "D", known: false },
          { name: "", letters: "F", known: false },
          { name: "Variant SKU", letters: "G", known: true },
        ],
      }),
    );
    const { user } = renderApp(PAGE);
    await choose(user);
    const missed = await screen.findByRole("region", { name: "2 columns were not read" });
    expect(
      within(missed)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Offer Prise", "Column F, which has no name"]);
    const facts = screen.getByLabelText("What the import would do");
    expect(missed.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const known = screen.getByText("1 column of this format is not needed here").closest("details");
    expect(known).toHaveTextContent("Variant SKU");
    expect(known).not.toHaveAttribute("open");
  });

  it("that tells no stock asks for one before it is imported", async () => {
    const shop = serveImport(makePreview({ withoutStock: 3, sampleWithoutStock: [0] }));
    const { user } = renderApp(PAGE);
    await choose(user);
    expect(await screen.findByText("Stock as you choose above")).toBeInTheDocument();
    const field = screen.getByRole("textbox", { name: /^Stock for products without one/ });
    expect(field).toHaveAccessibleDescription(/^The file tells no stock for 3 new products/);
    await user.click(screen.getByRole("button", { name: /Confirm import/ }));
    expect(field).toHaveAccessibleDescription(/Please enter how many pieces/);
    expect(field).toHaveFocus();
    await user.type(field, "2000000");
    await user.click(screen.getByRole("button", { name: /Confirm import/ }));
    expect(field).toHaveAccessibleDescription(/at most 1,000,000/);
    expect(shop.confirmed).toBe(0);
    await user.clear(field);
    await user.type(field, "২৫");
    await user.click(screen.getByRole("button", { name: /Confirm import/ }));
    expect(await screen.findByText("4 of 10 products")).toBeInTheDocument();
    expect(shop.chosen).toEqual({ chosenStock: 25 });
  });

  it("with nothing to import cannot be confirmed", async () => {
    serveImport(makePreview({ toAdd: 0, toUpdate: 0, bad: [], badRows: 0, notes: [], sample: [] }));
    const { user, router } = renderApp(PAGE);
    await choose(user);
    expect(
      await screen.findByText("There is nothing to add or to update in this file."),
    ).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Confirm import/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: /Choose another file/ }));
    await waitFor(() => expect(router.location.search).toBe(""));
  });

  it("shows its first twenty problems, and all of them when asked", async () => {
    const bad = Array.from({ length: 25 }, (_, n) => ({
      row: n + 2,
      column: "Price",
      message: "Bad.",
      code: "import_type" as const,
    }));
    serveImport(makePreview({ bad, badRows: 25 }));
    const { user } = renderApp(PAGE);
    await choose(user);
    const table = await screen.findByRole("table", { name: "Left out: 25 products" });
    expect(within(table).getAllByRole("row")).toHaveLength(21);
    await user.click(screen.getByRole("button", { name: "Show all 25" }));
    expect(within(table).getAllByRole("row")).toHaveLength(26);
  });

  it("does not call its first two hundred problems all of them", async () => {
    const bad = Array.from({ length: 200 }, (_, n) => ({
      row: n + 2,
      column: "Price",
      message: "Bad.",
      code: "import_type" as const,
    }));
    serveImport(makePreview({ bad, badRows: 431 }));
    const { user } = renderApp(PAGE);
    await choose(user);
    await screen.findByRole("table", { name: "Left out: 431 products" });
    await user.click(screen.getByRole("button", { name: "Show the first 200" }));
    expect(screen.getByText(/^Only the first 200 problems are listed/)).toBeInTheDocument();
  });
});
