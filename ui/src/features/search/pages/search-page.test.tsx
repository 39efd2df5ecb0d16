import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, it } from "vitest";
import type { Understood } from "@/api/types";
import { makeProducts } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { searchReply, server } from "@/test/server";

const part = (change: Partial<Understood>): Understood => ({
  kind: "word",
  text: "",
  number: 0,
  max: null,
  met: true,
  without: "",
  ...change,
});

const PHONE = part({ kind: "category", text: "PHONE", without: "under 20000 8gb" });
const BUDGET = part({ kind: "budget", max: 20_000, without: "phone 8gb" });
const MEMORY = part({ kind: "ram", number: 8, without: "phone under 20000" });

/** Every search finds this; notes what was asked for. */
function serve(found: Parameters<typeof searchReply>[1], items = makeProducts(2)) {
  const asked: string[] = [];
  server.use(
    http.get("/api/search", ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("text") ?? "");
      return searchReply(items, found);
    }),
  );
  return asked;
}

const understood = () => screen.findByRole("list", { name: "Showing results for" });

it("tells what was understood; each part can be taken away, the filters stay", async () => {
  const asked = serve({ understood: [PHONE, BUDGET, MEMORY], total: 20 });
  const { user, router } = renderApp(
    "/searchedfor/phone%20under%2020000%208gb?page=2&sort=lowToHigh",
  );
  const parts = await understood();
  expect(
    within(parts)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Phone", "up to TK 20,000", "8 GB RAM"]);
  expect(screen.queryByText(/Left out|come close/)).not.toBeInTheDocument();
  await user.click(within(parts).getByRole("link", { name: "Search without up to TK 20,000" }));
  await waitFor(() => expect(asked.at(-1)).toBe("phone 8gb"));
  expect(decodeURIComponent(router.location.pathname)).toBe("/searchedfor/phone 8gb");
  expect(router.location.search).toBe("?sort=lowToHigh");
});

it("tells what was left out, and how many fit all of it", async () => {
  const strange = part({ text: "nokia", met: false, without: "phone" });
  serve({ understood: [strange, { ...PHONE, without: "" }], fits: 0 });
  const { router } = renderApp("/searchedfor/nokia%20phone");
  const parts = await understood();
  expect(within(parts).queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("Nothing fits all of it. Left out: nokia")).toBeInTheDocument();

  serve({ understood: [PHONE, MEMORY], fits: 1, total: 2 });
  await router.navigate("/searchedfor/phone%208gb");
  expect(
    await screen.findByText("1 product fits all of it, the others come close."),
  ).toBeInTheDocument();
});

it.each([
  [part({ kind: "budget", number: 50_000 }), "from TK 50,000"],
  [part({ kind: "budget", number: 15_000, max: 20_000 }), "TK 15,000 to TK 20,000"],
  [part({ kind: "storage", number: 1024 }), "1 TB storage"],
  [part({ kind: "storage", number: 256 }), "256 GB storage"],
  [part({ kind: "network", number: 5 }), "5G"],
  [part({ kind: "battery", number: 5000 }), "5,000 mAh or more"],
  [part({ kind: "screen", number: 67 }), "6.7 inch"],
  [part({ kind: "refresh", number: 120 }), "120 Hz or more"],
  [part({ kind: "cheapest" }), "cheapest first"],
  [part({ kind: "brand", text: "ONEPLUS" }), "Oneplus"],
  [part({ kind: "thing", text: "charger" }), "Charger"],
  [part({ text: "redmi 15c" }), "redmi 15c"],
])("names a part: %o", async (one, name) => {
  serve({ understood: [one] });
  renderApp("/searchedfor/x");
  expect(within(await understood()).getByRole("listitem")).toHaveTextContent(name);
});

it("says nothing where the words alone find the same", async () => {
  serve({});
  renderApp("/searchedfor/galaxy");
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  expect(screen.queryByText("Showing results for")).not.toBeInTheDocument();
  expect(screen.queryByText("No products found")).not.toBeInTheDocument();
});

it("says how to go on where there is truly nothing", async () => {
  serve({ understood: [part({ text: "zzqx", met: false })], fits: 0 }, []);
  const { router } = renderApp("/searchedfor/zzqx");
  expect(await screen.findByText("No products found")).toBeInTheDocument();
  const steps = screen.getByRole("navigation", { name: "Look through the shop" });
  expect(within(steps).getByRole("link", { name: "Laptop" })).toHaveAttribute(
    "href",
    "/category/laptop",
  );
  expect(screen.queryByText("Showing results for")).not.toBeInTheDocument();
  // A filter is to blame: it can be taken away.
  await router.navigate("/searchedfor/galaxy?brands=LG");
  expect((await screen.findAllByRole("button", { name: "Clear filters" })).length).toBe(1);
  expect(screen.queryByRole("navigation", { name: "Look through the shop" })).toBeNull();
});

it.each([
  ["%252F", "Search / %2F"],
  ["a%2Fb%3Fc", "Search / a/b?c"],
  ["100%25", "Search / 100%"],
])("looks for what was typed: %s", async (address, heading) => {
  serve({}, []);
  renderApp(`/searchedfor/${address}`);
  expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeInTheDocument();
});
