import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Product } from "@/api/types";
import { compareList } from "@/shopping/compare-list";
import { productsById } from "@/test/choose-handlers";
import { makeProduct } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import { http } from "msw";

const galaxy = makeProduct({
  _id: "g1",
  title: "Galaxy S25",
  price: 48_000,
  offerPrice: 45_000,
  ramStorage: [
    { option: "8GB/128GB", priceDifference: 0 },
    { option: "12GB/256GB", priceDifference: 4000 },
  ],
  specifications: [
    { field: "Display", value: "6.2 inch" },
    { field: "OS", value: "Android 16" },
  ],
});
const pixel = makeProduct({
  _id: "p1",
  title: "Pixel 10",
  brand: "GOOGLE",
  stock: 0,
  emiAvailable: false,
  specifications: [
    { field: "os", value: "android  16" },
    { field: "DISPLAY", value: "6.3 inch" },
    { field: "Weight", value: "204 g" },
  ],
});
const coming = makeProduct({
  _id: "u1",
  listing: "upcoming",
  title: "Galaxy S27",
  price: 0,
  offerPrice: 0,
  specifications: {
    body: "",
    battery: "",
    display: "6.2 inch",
    mainCamera: "",
    selfieCamera: "",
    launch: "",
  },
});

async function open(search: string, products: readonly Product[] = [galaxy, pixel, coming]) {
  const asked: string[] = [];
  server.use(productsById(products, asked));
  const app = renderApp(`/compare${search}`);
  await screen.findByRole("heading", { level: 1, name: "Compare Products" });
  return { ...app, asked };
}

/** The cells of a row, told by the name of the row. */
async function cells(name: string | RegExp) {
  const header = await screen.findByRole("rowheader", { name });
  return within(header.closest("tr")!)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
}

/** Names of the rows in their order. */
const rows = () => screen.getAllByRole("rowheader").map((header) => header.textContent);

describe("the comparison", () => {
  it("puts the products of the address side by side, as they are now", async () => {
    const { asked } = await open("?ids=g1,p1,u1");
    const titles = await screen.findAllByRole("columnheader");
    expect(titles.map((title) => title.textContent)).toEqual([
      "Product",
      "Galaxy S25",
      "Pixel 10",
      "Galaxy S27",
    ]);
    expect(asked).toEqual(["g1,p1,u1"]);
    expect(screen.getByRole("link", { name: "Galaxy S27" })).toHaveAttribute(
      "href",
      "/upcomings/u1",
    );
    const [now, soldOut, later] = await cells(/^Price/);
    expect(now).toContain("TK 45,000");
    expect(soldOut).toContain("TK 45,000");
    expect(later).toBe("Price to be announced");
    expect(await cells(/^Stock/)).toEqual(["In Stock", "Not In Stock", "Not listed"]);
    expect(await cells(/^Brand/)).toEqual(["Samsung", "Google", "Samsung"]);
    expect(await cells(/^EMI/)).toEqual(["Available", "Not available", "Available"]);
    expect(await cells(/^RAM/)).toEqual([
      "8GB/128GB 12GB/256GB +TK 4,000",
      "Not listed",
      "Not listed",
    ]);
    // In one piece: a line does not end between the sign and its number.
    expect(screen.getByText("+TK 4,000")).toBeInTheDocument();
  });

  it("aligns specifications by their fields, and marks the rows that differ in words", async () => {
    await open("?ids=g1,p1,u1");
    expect(await cells("Display differs")).toEqual(["6.2 inch", "6.3 inch", "6.2 inch"]);
    expect(await cells("OS differs")).toEqual(["Android 16", "android  16", "Not listed"]);
    expect(await cells("Weight differs")).toEqual(["Not listed", "204 g", "Not listed"]);
    expect(await cells("Warranty differs")).toEqual(["1 year", "1 year", "Not listed"]);
  });

  it("shows nothing but differences where that is wanted, and keeps that in the address", async () => {
    const { user, router } = await open("?ids=g1,p1");
    await screen.findByRole("rowheader", { name: "OS" });
    const onlyDifferences = screen.getByRole("switch", { name: "Only differences" });
    expect(onlyDifferences).not.toBeChecked();
    await user.click(onlyDifferences);
    expect(onlyDifferences).toBeChecked();
    expect(router.location.search).toBe("?ids=g1,p1&diff=1");
    expect(rows()).toEqual([
      "Price ",
      "Buy",
      "At a glance",
      "Stock ≠differs",
      "Brand ≠differs",
      "EMI ≠differs",
      "RAM / Storage ≠differs",
      "Display",
      "Display ≠differs",
      "Body and build",
      "Weight ≠differs",
    ]);
  });

  it("says so where nothing differs", async () => {
    await open("?ids=g1,g2&diff=1", [galaxy, { ...galaxy, _id: "g2" }]);
    expect(
      await screen.findByText("These products do not differ in anything that is listed."),
    ).toBeInTheDocument();
  });

  it("takes one away and tells it; the address and the browser follow", async () => {
    const { user, router } = await open("?ids=g1,p1,u1");
    await user.click(await screen.findByRole("button", { name: "Remove Pixel 10" }));
    expect(screen.queryByRole("columnheader", { name: "Pixel 10" })).not.toBeInTheDocument();
    expect(screen.getByRole("columnheader", { name: "Galaxy S27" })).toBeInTheDocument();
    expect(screen.getByText(/^Pixel 10 was removed\. · 2 products/)).toBeInTheDocument();
    expect(router.location.search).toBe("?ids=g1,u1");
    await waitFor(() => expect(compareList.get()).toEqual(["g1", "u1"]));
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();

    await user.click(screen.getByRole("button", { name: "Remove Galaxy S25" }));
    await user.click(screen.getByRole("button", { name: "Remove Galaxy S27" }));
    expect(await screen.findByText("Nothing to compare yet")).toBeInTheDocument();
    expect(router.location.search).toBe("");
    expect(compareList.get()).toEqual([]);
  });

  it("tells what is gone, and forgets it", async () => {
    await open("?ids=g1,gone,p1");
    expect(
      await screen.findByText(/One of these products is no longer in the shop\./),
    ).toBeInTheDocument();
    expect(screen.getAllByRole("columnheader")).toHaveLength(3);
    await waitFor(() => expect(compareList.get()).toEqual(["g1", "p1"]));
  });

  it("compares one kind of device, and leads to what was left out", async () => {
    const television = makeProduct({ _id: "t1", title: "Bravia 8", category: "TV" });
    const { user, router } = await open("?ids=g1,t1,p1", [galaxy, pixel, television]);
    expect(
      await screen.findByText(/Compare takes one kind of device, so one product was left out\./),
    ).toBeInTheDocument();
    expect(screen.getAllByRole("columnheader").map((title) => title.textContent)).toEqual([
      "Product",
      "Galaxy S25",
      "Pixel 10",
    ]);
    await waitFor(() => expect(compareList.get()).toEqual(["g1", "p1"]));
    expect(compareList.kind()).toBe("PHONE");
    const share = screen.getByRole("link", { name: "Share on WhatsApp" });
    expect(decodeURIComponent(share.getAttribute("href") ?? "")).toMatch(/\?ids=g1,p1$/);
    await user.click(screen.getByRole("link", { name: "Compare Bravia 8 instead" }));
    expect(await screen.findByRole("columnheader", { name: "Bravia 8" })).toBeInTheDocument();
    expect(router.location.search).toBe("?ids=t1");
    // The link that had the focus is gone.
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(compareList.get()).toEqual(["g1", "p1"]);
    await user.click(screen.getByRole("button", { name: "Make this my list" }));
    expect(compareList.get()).toEqual(["t1"]);
    expect(compareList.kind()).toBe("TV");
  });

  it("leaves what was left out in the address when one is taken away", async () => {
    const television = makeProduct({ _id: "t1", title: "Bravia 8", category: "TV" });
    const { user, router } = await open("?ids=g1,t1,p1", [galaxy, pixel, television]);
    await user.click(await screen.findByRole("button", { name: "Remove Pixel 10" }));
    expect(router.location.search).toBe("?ids=g1,t1");
    expect(compareList.get()).toEqual(["g1"]);
    expect(screen.getByText(/^Pixel 10 was removed\./)).toBeInTheDocument();
    await user.click(await screen.findByRole("link", { name: "Compare Bravia 8 instead" }));
    expect(await screen.findByRole("columnheader", { name: "Bravia 8" })).toBeInTheDocument();
    expect(screen.queryByText(/was removed/)).not.toBeInTheDocument();
  });

  it("asks for nothing that cannot be an id", async () => {
    const { asked } = await open(`?ids=p1,${"x".repeat(600)},a%20b`);
    expect(await screen.findByRole("columnheader", { name: "Pixel 10" })).toBeInTheDocument();
    expect(asked).toEqual(["p1"]);
  });

  it("takes no more than four, each once", async () => {
    const products = ["a", "b", "c", "d", "e"].map((_id) => makeProduct({ _id }));
    const { asked } = await open("?ids=a,b,a,,c,%20d,e", products);
    expect(await screen.findAllByRole("columnheader")).toHaveLength(5);
    expect(asked).toEqual(["a,b,c,d"]);
  });

  it("puts things into the cart, and nothing that is sold out", async () => {
    const plain = makeProduct({ _id: "g2", title: "Galaxy A5" });
    const { user } = await open("?ids=g2,p1,u1", [plain, pixel, coming]);
    expect(await screen.findByRole("button", { name: "Add to Cart Pixel 10" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Add to Cart Galaxy S27" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Add to Cart Galaxy A5" }));
    expect(await screen.findByText("Added to cart successfully!")).toBeInTheDocument();
  });

  it("leads to the page of what has yet to be chosen", async () => {
    const { user, router } = await open("?ids=g1,p1");
    await user.click(await screen.findByRole("button", { name: "Add to Cart Galaxy S25" }));
    expect(await screen.findByText("Please choose RAM / storage.")).toBeInTheDocument();
    expect(router.location.pathname).toBe("/product/g1");
  });

  it("is shared with its titles and its address", async () => {
    await open("?ids=g1,p1&diff=1");
    const share = await screen.findByRole("link", { name: "Share on WhatsApp" });
    expect(decodeURIComponent(share.getAttribute("href") ?? "")).toBe(
      `https://wa.me/?text=Galaxy S25 / Pixel 10\n${window.location.origin}/compare?ids=g1,p1&diff=1`,
    );
    expect(screen.getByRole("link", { name: "Add a product" })).toHaveAttribute(
      "href",
      "/search-category/phone",
    );
  });

  it("can be tried again where it cannot be loaded", async () => {
    server.use(http.get("/api/products", () => errorReply(500, "Broken.")));
    const { user } = renderApp("/compare?ids=g1");
    expect(await screen.findByText("Broken.")).toBeInTheDocument();
    server.use(productsById([galaxy]));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("columnheader", { name: "Galaxy S25" })).toBeInTheDocument();
  });
});
