import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { signInAdmin } from "@/test/admin-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";
import { choose, makeProgress, PAGE, serveImport } from "@/test/admin-import-shop";

beforeEach(signInAdmin);

it("downloads products and orders", async () => {
  renderApp(PAGE);
  expect(
    await screen.findByRole("heading", { level: 1, name: "Import and export" }),
  ).toBeInTheDocument();
  const products = screen.getByRole("link", { name: "Products as CSV" });
  expect(products).toHaveAttribute("href", "/api/admin/products.csv");
  expect(products).toHaveAttribute("download");
  expect(screen.getByRole("link", { name: "Orders as CSV" })).toHaveAttribute(
    "href",
    "/api/admin/orders.csv",
  );
});

describe("an import in the address", () => {
  it("that waits keeps its preview through a reload, and can be cancelled", async () => {
    const shop = serveImport();
    const first = renderApp(PAGE);
    await choose(first.user);
    await screen.findByText("Preview of phones.csv");
    first.unmount();

    const { user, router } = renderApp(`${PAGE}?import=i1`);
    expect(await screen.findByText("Preview of phones.csv")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Cancel/ }));
    expect(
      await screen.findByText("The import was cancelled; nothing was changed."),
    ).toBeInTheDocument();
    expect(shop.cancelled).toBe(1);
    await waitFor(() => expect(router.location.search).toBe(""));
  });

  it("that was previewed elsewhere can be confirmed, too", async () => {
    const shop = serveImport();
    const { user } = renderApp(`${PAGE}?import=i1`);
    expect(
      await screen.findByText(
        "The preview was shown in another window. Confirming it imports 10 products.",
      ),
    ).toBeInTheDocument();
    server.use(
      http.post(
        "/api/admin/imports/i1/confirm",
        () => errorReply(409, "Another import is running. Please wait until it is done."),
        { once: true },
      ),
    );
    await user.click(screen.getByRole("button", { name: /Confirm import/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Another import is running. Please wait until it is done.",
    );
    await user.click(screen.getByRole("button", { name: /Confirm import/ }));
    expect(await screen.findByText("4 of 10 products")).toBeInTheDocument();
    expect(shop.confirmed).toBe(1);
  });

  it("that runs can be stopped; what was done is told, and the lists follow", async () => {
    const shop = serveImport();
    shop.current = makeProgress({ state: "running", done: 3 });
    let asked = 0;
    server.use(
      http.get("/allproducts", () => {
        asked += 1;
        return listReply([]);
      }),
    );
    const { user, router } = renderApp("/029A/admin/allproductadmin");
    await screen.findByText("No products yet");
    await router.navigate(`${PAGE}?import=i1`);
    await user.click(await screen.findByRole("button", { name: /Stop the import/ }));
    shop.current = makeProgress({
      state: "cancelled",
      done: 4,
      added: 4,
      message: "The import was cancelled: 4 added, 0 updated, 0 unchanged, 0 failed.",
    });
    expect(await screen.findByRole("heading", { name: "Import cancelled" })).toBeInTheDocument();
    expect(screen.getByLabelText("What the import did")).toHaveTextContent("Added4");
    await user.click(screen.getByRole("link", { name: "See all products" }));
    await waitFor(() => expect(asked).toBe(2));
  });

  it("that failed says why", async () => {
    const shop = serveImport();
    shop.current = makeProgress({
      state: "failed",
      done: 5,
      added: 5,
      message: "The import could not go on (the disk is full): 5 added.",
    });
    renderApp(`${PAGE}?import=i1`);
    expect(await screen.findByRole("heading", { name: "Import failed" })).toBeInTheDocument();
    expect(screen.getAllByText(/the disk is full/)).toHaveLength(2);
  });

  it("that the shop does not answer for keeps what was seen, and asks again", async () => {
    const shop = serveImport();
    shop.current = makeProgress({ state: "running", done: 3 });
    renderApp(`${PAGE}?import=i1`);
    await screen.findByText("3 of 10 products");
    server.use(http.get("/api/admin/imports/i1", () => HttpResponse.error(), { once: true }));
    expect(
      await screen.findByText("The shop does not answer. This page asks again."),
    ).toBeInTheDocument();
    expect(screen.getByText("3 of 10 products")).toBeInTheDocument();
    shop.current = makeProgress({ state: "running", done: 9 });
    expect(await screen.findByText("9 of 10 products")).toBeInTheDocument();
  });

  it("that nobody knows any more leads back", async () => {
    server.use(http.get("/api/admin/imports/gone", () => errorReply(404, "Import not found.")));
    renderApp(`${PAGE}?import=gone`);
    expect(await screen.findByText("This import is not known any more")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Choose another file" })).toHaveAttribute("href", PAGE);
  });
});
