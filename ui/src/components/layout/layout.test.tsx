import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { makeCustomer, makeSettings } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { searchReply, server } from "@/test/server";

const SOMEWHERE = "/store-location";

async function header() {
  await screen.findByRole("heading", { level: 1 });
  return within(screen.getByRole("banner"));
}

it("searches only when there is something to search for", async () => {
  const { user, router } = renderApp(SOMEWHERE);
  server.use(http.get("/api/search", () => searchReply([])));
  const shell = await header();
  const box = shell.getAllByRole("combobox", { name: "Search products" })[0]!;
  await user.type(box, "   {Enter}");
  expect(router.location.pathname).toBe(SOMEWHERE);
  await user.clear(box);
  await user.type(box, "  ফোন 50% {Enter}");
  await waitFor(() =>
    expect(decodeURIComponent(router.location.pathname)).toBe("/searchedfor/ফোন 50%"),
  );
});

it("shows phones, the store link, Offers and the exchange chat", async () => {
  renderApp(SOMEWHERE);
  const shell = await header();
  expect(await shell.findByRole("link", { name: "Call 01700000001" })).toHaveAttribute(
    "href",
    "tel:01700000001",
  );
  expect(shell.getByRole("link", { name: "Call 01700000002" })).toBeInTheDocument();
  expect(shell.getByRole("link", { name: "Store Location" })).toHaveAttribute(
    "href",
    "/store-location",
  );
  expect(shell.getByRole("link", { name: "Offers" })).toHaveAttribute("href", "/offer");
  expect(shell.getByRole("link", { name: "Exchange" })).toHaveAttribute(
    "href",
    "https://wa.me/8801700000003?text=Hi%2C%20I%20want%20to%20know%20exchange%20phone!",
  );
});

it("hides the exchange chat while the shop has no number", async () => {
  server.use(http.get("/api/settings", () => HttpResponse.json(makeSettings({ whatsapp: "" }))));
  renderApp(SOMEWHERE);
  const shell = await header();
  await shell.findByRole("link", { name: "Call 01700000001" });
  expect(shell.queryByRole("link", { name: "Exchange" })).not.toBeInTheDocument();
});

it("turns Login into Dashboard for a customer, from the cookie first and then from the server", async () => {
  document.cookie = `normalUser=${encodeURIComponent(JSON.stringify({ _id: "c1", name: "Rahim" }))}; Path=/`;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get("/api/me", async () => {
      await answered;
      return HttpResponse.json({ user: null, customer: null });
    }),
  );
  renderApp(SOMEWHERE);
  const shell = await header();
  expect(shell.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
  answer();
  expect(await shell.findByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  expect(document.cookie).not.toContain("normalUser");
});

it("writes only what the header needs into the customer's cookies", async () => {
  server.use(
    http.get("/api/me", () =>
      HttpResponse.json({ user: null, customer: makeCustomer({ address: "Road 5, Chattogram" }) }),
    ),
  );
  renderApp(SOMEWHERE);
  const shell = await header();
  expect(await shell.findByRole("link", { name: "Dashboard" })).toBeInTheDocument();
  await waitFor(() => expect(document.cookie).toContain("backupNormalUser="));
  const cookies = decodeURIComponent(document.cookie);
  expect(cookies).toContain('normalUser={"_id":"c1","name":"Rahim"');
  expect(cookies).not.toContain("Road 5");
  expect(cookies).not.toContain("orders");
});

it("shows a category's brands in the panel, and starts anew each time it opens", async () => {
  const { user } = renderApp(SOMEWHERE);
  const shell = await header();
  const toggle = shell.getByRole("button", { name: "Categories" });
  await user.click(toggle);
  expect(await shell.findByRole("heading", { name: "Popular brands" })).toBeInTheDocument();
  expect(shell.getByRole("link", { name: "Sony" })).toHaveAttribute("href", "/search/camera/sony");

  await user.click(shell.getByRole("button", { name: "Speakers" }));
  expect(shell.getByRole("heading", { name: "Speakers brands" })).toBeInTheDocument();
  expect(shell.getByRole("link", { name: "Sonos" })).toHaveAttribute(
    "href",
    "/search/speakers/sonos",
  );
  expect(shell.queryByRole("link", { name: "Sony" })).not.toBeInTheDocument();

  await user.keyboard("{Escape}");
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  expect(await shell.findByRole("heading", { name: "Popular brands" })).toBeInTheDocument();

  await user.click(screen.getByRole("heading", { level: 1 }));
  expect(toggle).toHaveAttribute("aria-expanded", "false");
});

it("walks the panel with the arrow keys", async () => {
  const { user } = renderApp(SOMEWHERE);
  const shell = await header();
  await user.click(shell.getByRole("button", { name: "Categories" }));
  const phone = await shell.findByRole("button", { name: "Phone" });
  phone.focus();
  await user.keyboard("{ArrowDown}");
  expect(shell.getByRole("button", { name: "Tablet" })).toHaveFocus();
  await user.keyboard("{Enter}{ArrowRight}");
  expect(shell.getByRole("link", { name: "All Tablet" })).toHaveFocus();
  await user.keyboard("{ArrowDown}");
  expect(shell.getByRole("link", { name: "Apple" })).toHaveFocus();
  await user.keyboard("{ArrowLeft}");
  expect(shell.getByRole("button", { name: "Tablet" })).toHaveFocus();
});

it("opens the drawer with its pages, and categories that expand one beside another", async () => {
  const { user } = renderApp(SOMEWHERE);
  const shell = await header();
  await user.click(shell.getByRole("button", { name: "Open menu" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Menu" }));
  for (const name of ["Home", "Offers", "Exclusive Sale", "Exchange", "Login"]) {
    expect(drawer.getByRole("link", { name })).toBeInTheDocument();
  }
  const phone = drawer.getByText("Phone").closest("details")!;
  const drones = drawer.getByText("Drones").closest("details")!;
  await user.click(drawer.getByText("Phone"));
  await user.click(drawer.getByText("Drones"));
  expect(phone.open).toBe(true);
  expect(drones.open).toBe(true);
  expect(within(drones).getByRole("link", { name: "Dji" })).toHaveAttribute(
    "href",
    "/search/drones/dji",
  );
  await user.click(drawer.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("links everything that the footer names", async () => {
  renderApp(SOMEWHERE);
  await header();
  const footer = within(screen.getByRole("contentinfo"));
  const links: [string, string][] = [
    ["Products", "/products"],
    ["Preorders", "/upcomings"],
    ["Store Location", "/store-location"],
    ["Terms and Conditions", "/terms"],
    ["Privacy Policy", "/policy"],
    ["Offers", "/offer"],
    ["Exclusive Sale", "/exclusive"],
    ["Login", "/login"],
    ["Dashboard", "/dashboard"],
    ["Phone", "/category/phone"],
    ["Laptop", "/category/laptop"],
    ["Tablet", "/category/tablet"],
    ["Smart TV", "/category/tv"],
    ["Accessories", "/category/accessories"],
    ["Gadget", "/category/gadgets"],
  ];
  for (const [name, href] of links) {
    expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  expect(await footer.findByText(/Shop No 03 and A2 \(4th Floor\)/)).toBeInTheDocument();
  expect(footer.getByText(/Shop No 524 \(5th Floor\)/)).toBeInTheDocument();
  expect(footer.getByRole("link", { name: "hello@haat.example" })).toHaveAttribute(
    "href",
    "mailto:hello@haat.example",
  );
  expect(footer.getByRole("link", { name: "Follow us on social media" })).toBeInTheDocument();
});
