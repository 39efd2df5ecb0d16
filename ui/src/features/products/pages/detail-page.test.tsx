import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { LISTINGS } from "@/config/generated";
import { listingNames, productPath } from "@/config/listings";
import { makeProduct } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import { open } from "@/test/product-shop";

describe.each(listingNames)("the page of the listing %s", (listing) => {
  const spec = LISTINGS[listing];
  it("leads to where the product stands by now", async () => {
    const other = listing === "offer" ? "exclusive" : "offer";
    const product = makeProduct({ _id: "m1", listing: other, title: "Galaxy S25" });
    server.use(
      http.get(spec.itemPath.replace("{id}", "m1"), () =>
        listing === "product" ? HttpResponse.json(product) : errorReply(404, "Not found."),
      ),
      http.get("/allproducts/m1", () => HttpResponse.json(product)),
      http.get(LISTINGS[other].itemPath.replace("{id}", "m1"), () => HttpResponse.json(product)),
    );
    const { router } = renderApp(`${productPath(listing, "m1")}?color=Blue`);
    expect(
      await screen.findByRole("heading", { level: 1, name: "Galaxy S25" }),
    ).toBeInTheDocument();
    expect(router.location.pathname + router.location.search).toBe(
      `${productPath(other, "m1")}?color=Blue`,
    );
  });

  it("shows the product with the way back to its list", async () => {
    const product = makeProduct({ listing, title: "Galaxy S25", stock: 0 });
    server.use(
      http.get(spec.itemPath.replace("{id}", product._id), () => HttpResponse.json(product)),
    );
    renderApp(productPath(listing, product._id));
    expect(
      await screen.findByRole("heading", { level: 1, name: "Galaxy S25" }),
    ).toBeInTheDocument();
    const way = screen.getByRole("navigation", { name: "Breadcrumb" });
    expect(within(way).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    expect(within(way).getAllByRole("link")[1]).toHaveAttribute("href", spec.pagePath);
    const buy = screen.getByRole("button", {
      name: listing === "upcoming" ? "Preorder Now" : "Buy Now",
    });
    if (listing === "upcoming") expect(buy).toBeEnabled();
    else expect(buy).toBeDisabled();
  });

  it("shows the error page where there is no such product", async () => {
    server.use(
      http.get(spec.itemPath.replace("{id}", "gone"), () => errorReply(404, "Not found.")),
      http.get("/allproducts/gone", () => errorReply(404, "Not found.")),
    );
    renderApp(productPath(listing, "gone"));
    expect(await screen.findByRole("heading", { level: 1, name: "Oops!" })).toBeInTheDocument();
    expect(screen.getByText("Error Code: 404")).toBeInTheDocument();
  });

  it("shares its own address", async () => {
    const product = makeProduct({ listing });
    server.use(
      http.get(spec.itemPath.replace("{id}", product._id), () => HttpResponse.json(product)),
    );
    const { user } = renderApp(productPath(listing, product._id));
    await user.click(await screen.findByRole("button", { name: "Share" }));
    const dialog = await screen.findByRole("dialog");
    const link = `${window.location.origin}${productPath(listing, product._id)}`;
    expect(within(dialog).getByRole("textbox")).toHaveValue(link);
    await user.click(within(dialog).getByRole("button", { name: "Copy Link" }));
    expect(await screen.findByText("Product link copied!")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(link);
    const closers = within(dialog).getAllByRole("button", { name: "Close" });
    await user.click(closers.at(-1) ?? dialog);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

it("shows a product of any listing at /category/details/{id}", async () => {
  const product = makeProduct({ listing: "upcoming", category: "TABLET", title: "Pad 9" });
  server.use(http.get(`/allproducts/${product._id}`, () => HttpResponse.json(product)));
  renderApp(`/category/details/${product._id}`);
  expect(await screen.findByRole("heading", { level: 1, name: "Pad 9" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Preorder Now" })).toBeInTheDocument();
  const way = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(within(way).getByRole("link", { name: "Tablet" })).toHaveAttribute(
    "href",
    "/search-category/tablet",
  );
});

describe("facts", () => {
  it("are all there", async () => {
    await open({ stock: 3, views: 1234, buyPoints: 120, warranty: "1 year official warranty" });
    expect(screen.getByText("TK 45,000")).toBeInTheDocument();
    expect(screen.getByText("TK 48,000")).toBeInTheDocument();
    expect(screen.getByText("Save TK 3,000")).toBeInTheDocument();
    expect(screen.getByText("1,234 views")).toBeInTheDocument();
    expect(screen.getByText("EMI AVAILABLE")).toBeInTheDocument();
    expect(screen.getByText("Buy and earn 120 points")).toBeInTheDocument();
    expect(screen.getByText("In Stock")).toBeInTheDocument();
    expect(screen.getByText("Only 3 left")).toBeInTheDocument();
    expect(screen.getByText("1 year official warranty")).toBeInTheDocument();
    expect(screen.getByText("2 to 3 days")).toBeInTheDocument();
  });

  it("say what is not there", async () => {
    await open({ stock: 0, emiAvailable: false });
    expect(screen.getByText("EMI NOT AVAILABLE")).toBeInTheDocument();
    expect(screen.getByText("Not In Stock")).toBeInTheDocument();
    expect(screen.queryByText(/earn/)).not.toBeInTheDocument();
    const cart = screen.getByRole("button", { name: "Add to Cart" });
    expect(cart).toBeDisabled();
    expect(cart).toHaveAccessibleDescription("This item is not in stock at the moment.");
  });

  it("announce a price that is not known", async () => {
    await open({ price: 0, offerPrice: 0 });
    expect(screen.getByText("Price to be announced")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Buy Now" })).toBeDisabled();
  });
});

describe("specifications", () => {
  it("fold away", async () => {
    const { user } = await open();
    expect(screen.getByText("6.7 inch AMOLED")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Specifications" }));
    expect(screen.getByText("6.7 inch AMOLED")).not.toBeVisible();
  });

  it("of watches and televisions have their fixed names", async () => {
    await open({
      specifications: {
        body: "716 mm",
        battery: "Mains",
        display: "32 inch",
        mainCamera: "None",
        selfieCamera: "",
        launch: "2025",
      },
    });
    const names = screen
      .getAllByRole("term")
      .map(({ textContent }) => textContent)
      .filter((name) => name !== "Warranty" && name !== "Estimated delivery");
    expect(names).toEqual(["Body", "Battery", "Display", "Main Camera", "Launch"]);
  });
});

describe("the description", () => {
  it("is whole when it is short", async () => {
    await open({ description: "Line one.\nLine two." });
    expect(screen.getByText(/Line one\.\s+Line two\./)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });

  it("opens from its first 130 characters when it is long", async () => {
    const description = `${"a".repeat(130)}${"b".repeat(200)}`;
    const { user } = await open({ description });
    expect(screen.getByText(`${"a".repeat(130)}...`)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(screen.getByText(description)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show less" }));
    expect(screen.queryByText(description)).not.toBeInTheDocument();
  });
});

it("says that the product could not be loaded, and tries again", async () => {
  let calls = 0;
  server.use(
    http.get("/allproducts/x1", () => {
      calls += 1;
      return calls === 1
        ? errorReply(503, "The shop is busy.")
        : HttpResponse.json(makeProduct({ _id: "x1", title: "Galaxy S25" }));
    }),
  );
  const { user } = renderApp("/product/x1");
  expect(await screen.findByRole("alert")).toHaveTextContent("The shop is busy.");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Galaxy S25" })).toBeInTheDocument();
});
