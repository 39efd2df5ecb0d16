import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { FACETS, openMenu, serveFacets } from "@/test/facets-shop";
import { renderApp } from "@/test/render-app";

describe("features", () => {
  it("are chosen by what the specifications say, live in the address, and are let go", async () => {
    const { lists, counts } = serveFacets();
    const { user, router } = renderApp("/products?page=2");
    await openMenu(user, "Features");
    for (const [kind, name] of [
      ["Availability", "In stock or pre-order 15 products"],
      ["RAM", "8 GB 6 products"],
      ["Storage", "1 TB 2 products"],
      ["Network", "5G 9 products"],
      ["Battery", "5,000 to 5,999 mAh 8 products"],
      ["Screen", "6.5 to 6.9 inches 7 products"],
      ["Screen", "75 inches and more 1 product"],
    ]) {
      const group = await screen.findByRole("group", { name: kind });
      expect(await within(group).findByRole("checkbox", { name })).not.toBeChecked();
    }
    await user.click(screen.getByRole("checkbox", { name: /^8 GB/ }));
    await user.click(screen.getByRole("checkbox", { name: /^6.5 to 6.9/ }));
    expect(router.location.search).toBe("?specs=ram8,screen65");
    expect(screen.getByRole("button", { name: "Features, 2 chosen" })).toBeInTheDocument();
    await waitFor(() => {
      expect(lists.at(-1)).toBe("?limit=8&min=200&page=1&specs=ram8%2Cscreen65");
      expect(new URLSearchParams(counts.at(-1))).toEqual(
        new URLSearchParams("listing=product&min=200&specs=ram8,screen65"),
      );
    });
    await user.click(
      screen.getByRole("button", { name: "Remove filter: Screen of 6.5 to 6.9 inches" }),
    );
    expect(router.location.search).toBe("?specs=ram8");
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(router.location.search).toBe("");
  });

  it("that the other choices leave nothing of can still be let go", async () => {
    serveFacets({ ...FACETS, specs: [] }, 0);
    const { user, router } = renderApp("/products?specs=battery30000,ram12");
    expect(
      await screen.findByRole("button", { name: "Remove filter: 12 GB RAM" }),
    ).toBeInTheDocument();
    await openMenu(user, /^Features/);
    await user.click(await screen.findByRole("checkbox", { name: "12 GB 0 products" }));
    expect(router.location.search).toBe("?specs=battery30000");
    expect(
      screen.getByRole("button", { name: "Remove filter: 30,000 mAh and more" }),
    ).toBeInTheDocument();
  });

  it("are not there where no product tells any", async () => {
    serveFacets({ ...FACETS, specs: [] });
    const { user } = renderApp("/products");
    await openMenu(user, "Features");
    const group = await screen.findByRole("group", { name: "Features" });
    expect(await within(group).findByText("There is nothing to choose here.")).toBeInTheDocument();
  });
});

it("is shown in the order that was chosen", async () => {
  const { lists } = serveFacets();
  const { user, router } = renderApp("/products");
  await openMenu(user, "Sort by");
  const group = await screen.findByRole("group", { name: "Sort by" });
  expect(within(group).getByRole("radio", { name: "Newest first" })).toBeChecked();
  await user.click(within(group).getByRole("radio", { name: "Best selling" }));
  expect(router.location.search).toBe("?sort=bestSelling");
  await waitFor(() => expect(lists.at(-1)).toBe("?limit=8&min=200&page=1&sort=bestSelling"));
  await user.click(within(group).getByRole("radio", { name: "Low to High" }));
  expect(screen.getByRole("button", { name: "Low to High" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await user.click(within(group).getByRole("radio", { name: "Newest first" }));
  expect(router.location.search).toBe("");
});
