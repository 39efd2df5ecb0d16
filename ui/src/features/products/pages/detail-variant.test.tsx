import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import type { Product } from "@/api/types";
import { signIn } from "@/test/customer-handlers";
import { makeProduct } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { setWindowWidth } from "@/test/window-width";
import { open } from "@/test/product-shop";

let scrolledTo: Element[] = [];

beforeEach(() => {
  scrolledTo = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
});

const variants: Partial<Product> = {
  price: 48_000,
  offerPrice: 45_000,
  mainImage: "/uploads/black.webp",
  availableColors: [
    { color: "Black", priceDifference: 0, image: "/uploads/black.webp" },
    { color: "Blue", priceDifference: 4000, image: "/uploads/blue.webp" },
  ],
  ramStorage: [
    { option: "8GB/256GB", priceDifference: 0 },
    { option: "8GB/128GB", priceDifference: -2000 },
  ],
};

describe("choosing", () => {
  it("changes the price and the address, and a second press lets go", async () => {
    const { user, router } = await open(variants);
    const blue = screen.getByRole("button", { name: "Blue +TK 4,000" });
    const small = screen.getByRole("button", { name: "8GB/128GB -TK 2,000" });
    await user.click(blue);
    expect(blue).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("TK 49,000")).toBeInTheDocument();
    await user.click(small);
    expect(screen.getByText("TK 47,000")).toBeInTheDocument();
    expect(screen.getByText("TK 50,000")).toBeInTheDocument();
    expect(screen.getByText("Save TK 3,000")).toBeInTheDocument();
    expect(router.location.search).toBe("?color=Blue&ram=8GB%2F128GB");
    await user.click(blue);
    expect(blue).toHaveAttribute("aria-pressed", "false");
    expect(screen.getByText("TK 43,000")).toBeInTheDocument();
    expect(router.location.search).toBe("?ram=8GB%2F128GB");
  });

  it("is kept by the address and by the shared link", async () => {
    const { user } = await open(variants, "?color=Blue");
    expect(screen.getByRole("button", { name: "Blue +TK 4,000" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(screen.getByText("TK 49,000")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Show the picture in Blue" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(await screen.findByRole("textbox", { name: "Link to this product" })).toHaveValue(
      `${window.location.origin}/product/x1?color=Blue`,
    );
  });
});

describe("the gallery", () => {
  it("has the main picture, those beside it and the colours', each once, and follows the colour", async () => {
    const { user } = await open({
      ...variants,
      mainImage: "/uploads/front.webp",
      mainImageAlt: "From the front",
      pictures: [
        { image: "/uploads/side.webp", alt: "From the side" },
        { image: "/uploads/blue.webp" },
        { image: "/uploads/box.webp" },
      ],
    });
    const gallery = screen.getByRole("region", { name: /^Pictures of/ });
    const thumbs = () => within(gallery).getAllByRole("listitem", { hidden: true });
    const shown = () =>
      [...gallery.querySelectorAll("img:not([alt=''])")].map((image) => image.getAttribute("alt"));
    expect(shown().slice(0, 2)).toEqual(["From the front", "From the side"]);
    expect(shown()).toHaveLength(5);
    // Each has a thumbnail, and a dot on phones.
    expect(thumbs()).toHaveLength(10);
    const current = (name: string) =>
      within(gallery)
        .getAllByRole("button", { name, hidden: true })
        .some((button) => button.getAttribute("aria-current") === "true");
    await user.click(screen.getByRole("button", { name: /^Blue/ }));
    await waitFor(() => expect(current("Show the picture in Blue")).toBe(true));
    await user.click(screen.getByRole("button", { name: /^Blue/ }));
    await waitFor(() => expect(current("Show picture 1")).toBe(true));
  });
});

describe("an order without the whole variant", () => {
  it.each([
    ["Add to Cart", /^Added to cart successfully!$/, () => undefined],
    ["Buy Now", /^Confirm Order$/, signIn],
  ])("is not sent by %s, which leads to it", async (name, done, becomesCustomer) => {
    becomesCustomer();
    const { user, router } = await open(variants);
    await user.click(screen.getByRole("button", { name }));
    const colors = screen.getByRole("group", { name: "Colour" });
    const memory = screen.getByRole("group", { name: "RAM / Storage" });
    expect(within(colors).getByRole("alert")).toHaveTextContent("Please choose a colour.");
    expect(within(memory).getByRole("alert")).toHaveTextContent("Please choose RAM / storage.");
    expect(colors).toHaveAccessibleDescription("Please choose a colour.");
    const [black] = within(colors).getAllByRole("button");
    expect(black).toHaveFocus();
    expect(scrolledTo).toEqual([colors]);
    expect(screen.queryByText(done)).not.toBeInTheDocument();
    expect(router.location.state).toBeNull();

    await user.click(black ?? colors);
    expect(within(colors).queryByRole("alert")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name }));
    const [large] = within(memory).getAllByRole("button");
    expect(large).toHaveFocus();
    await user.click(large ?? memory);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name }));
    expect((await screen.findAllByText(done))[0]).toBeInTheDocument();
  });

  it("is not pre-ordered either", async () => {
    const product = makeProduct({ ...variants, availableColors: [], listing: "upcoming" });
    server.use(http.get(`/allproducts/${product._id}`, () => HttpResponse.json(product)));
    const { user } = renderApp(`/category/details/${product._id}`);
    await screen.findByRole("heading", { level: 1, name: product.title });
    await user.click(screen.getByRole("button", { name: "Preorder Now" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please choose RAM / storage.");
  });
});

describe("pictures", () => {
  it("say what they show as the owner does, else by title and colour", async () => {
    await open({
      ...variants,
      mainImage: "/uploads/main.webp",
      mainImageAlt: "In a hand",
      availableColors: [
        { color: "Black", priceDifference: 0, image: "/uploads/black.webp" },
        { color: "Blue", priceDifference: 4000, image: "/uploads/blue.webp", alt: "From behind" },
      ],
    });
    const shown = (path: string) => document.querySelector(`section img[src="${path}"]`);
    expect(shown("/uploads/main.webp")).toHaveAttribute("alt", "In a hand");
    expect(shown("/uploads/black.webp")).toHaveAttribute("alt", "Galaxy S25 in Black");
    expect(shown("/uploads/blue.webp")).toHaveAttribute("alt", "From behind");
  });

  it("are set by thumbnails and shown on the full screen", async () => {
    const { user } = await open(variants);
    const thumbnail = screen.getByRole("button", { name: "Show the picture in Blue" });
    await user.click(thumbnail);
    expect(thumbnail).toHaveAttribute("aria-current", "true");
    await user.click(screen.getByRole("button", { name: "View full screen" }));
    const viewer = await screen.findByRole("dialog", { name: "Lightbox" });
    await user.click(within(viewer).getByRole("button", { name: "Close" }));
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Lightbox" })).not.toBeInTheDocument(),
    );
  });
});

describe("a visitor", () => {
  it("puts things into a cart without an account", async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole("button", { name: "Add to Cart" }));
    expect(await screen.findByText("Added to cart successfully!")).toBeInTheDocument();
    expect(screen.queryByText(/please log ?in/i)).not.toBeInTheDocument();
    expect(router.location.pathname).toBe("/product/x1");
  });

  it("buys without an account, this product alone", async () => {
    const { user, router } = await open(variants, "?color=Blue&ram=8GB%2F256GB");
    await user.click(screen.getByRole("button", { name: "Buy Now" }));
    await waitFor(() => expect(router.location.pathname).toBe("/checkout"));
    expect(router.location.search).toBe("?product=x1&color=Blue&ram=8GB%2F256GB");
    expect(screen.queryByText(/please log ?in/i)).not.toBeInTheDocument();
  });

  it("may order by a form alone, too", async () => {
    await open();
    expect(screen.getByRole("link", { name: "Order without an account" })).toHaveAttribute(
      "href",
      "/buynow/Galaxy%20S25?id=x1",
    );
  });

  it("has one Buy Now on a phone too", async () => {
    setWindowWidth(360);
    await open();
    expect(screen.getAllByRole("button", { name: "Buy Now" })).toHaveLength(1);
  });
});
