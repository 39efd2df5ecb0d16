import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { makeBlog, makeProduct, makeProducts } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import { setWindowWidth } from "@/test/window-width";

it("shows every section of the home page", async () => {
  server.use(
    ...homeHandlers({
      bestDeals: makeProducts(3, { listing: "bestdeal" }),
      recent: makeProducts(3),
      upcoming: makeProducts(2, { listing: "upcoming" }),
      exclusive: makeProducts(2, { listing: "exclusive" }),
      offer: makeProduct({ listing: "offer", title: "Folding phone" }),
      blogs: [makeBlog()],
    }),
  );
  renderApp("/");
  expect(await screen.findByText("Folding phone")).toBeInTheDocument();
  for (const name of [
    "Best Deal Products",
    "Recently Added",
    "Upcoming Products",
    "Offer Sale",
    "Exclusive Sale",
    "Latest Blog Posts",
  ]) {
    await waitFor(() =>
      expect(screen.getByRole("heading", { level: 2, name })).toBeInTheDocument(),
    );
  }
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(screen.getByRole("img", { name: "See offers, banner 1" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "See best deals" })).toBeInTheDocument();
  const tiles = within(screen.getByRole("navigation", { name: "Shop by category" }));
  expect(tiles.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Phone",
    "Laptop",
    "Tablet",
    "Smart TV",
    "Accessories",
    "Gadget",
  ]);
});

it("keeps the Offer Sale card to large screens", async () => {
  setWindowWidth(390);
  server.use(
    ...homeHandlers({
      upcoming: makeProducts(2, { listing: "upcoming" }),
      offer: makeProduct({ listing: "offer" }),
    }),
  );
  renderApp("/");
  expect(await screen.findByRole("heading", { name: "Upcoming Products" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Offer Sale" })).not.toBeInTheDocument();
});

it("pages a carousel by the visible count and starts again when the count changes", async () => {
  server.use(...homeHandlers({ bestDeals: makeProducts(12, { listing: "bestdeal" }) }));
  const { user } = renderApp("/");
  const previous = await screen.findByRole("button", { name: "Previous: Best Deal Products" });
  const next = screen.getByRole("button", { name: "Next: Best Deal Products" });
  const carousel = screen.getByRole("region", { name: "Best Deal Products" });
  expect(previous.ariaDisabled).toBe("true");
  expect(within(carousel).getByText("1 to 6 of 12")).toBeInTheDocument();

  await user.click(next);
  expect(within(carousel).getByText("7 to 12 of 12")).toBeInTheDocument();
  expect(next.ariaDisabled).toBe("true");
  expect(next).toHaveFocus();
  await user.click(next);
  expect(within(carousel).getByText("7 to 12 of 12")).toBeInTheDocument();
  expect(previous.ariaDisabled).toBe("false");

  act(() => setWindowWidth(800));
  expect(within(carousel).getByText("1 to 3 of 12")).toBeInTheDocument();
  act(() => setWindowWidth(500));
  expect(within(carousel).getByText("1 to 2 of 12")).toBeInTheDocument();
  expect(previous.ariaDisabled).toBe("true");
});

it("counts the view before it opens a product, and opens it though the count fails", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const product = makeProduct({ listing: "bestdeal", _id: "d9", title: "Slim laptop" });
  const counted: string[] = [];
  server.use(
    ...homeHandlers({ bestDeals: [product] }),
    http.patch("/increment-best-views/:id", ({ params }) => {
      counted.push(String(params.id));
      return errorReply(500, "Something went wrong. Please try again.");
    }),
    http.get("/bestdeal/d9", () => HttpResponse.json(product)),
  );
  const { user, router } = renderApp("/");
  await user.click(await screen.findByRole("link", { name: "See Details of Slim laptop" }));
  await waitFor(() => expect(router.location.pathname).toBe("/bestdeal/d9"));
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith("Error counting the view:", expect.anything()),
  );
  expect(counted).toEqual(["d9"]);
});

it("asks a visitor to log in for favourites", async () => {
  server.use(...homeHandlers({ recent: [makeProduct({ title: "Bright phone" })] }));
  const { user } = renderApp("/");
  await user.click(await screen.findByRole("button", { name: "Add Bright phone to favourites" }));
  expect(await screen.findByText("Please log in to add favorites!")).toBeInTheDocument();
});

it("offers another try where a section fails, and only logs banners and blogs", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = () => errorReply(500, "Something went wrong. Please try again.");
  server.use(
    http.get("/banners", broken),
    http.get("/secondbanner", broken),
    http.get("/thirdbanner", broken),
    http.get("/homeblogsapi", broken),
    http.get("/homebestdealsapi", broken),
    ...homeHandlers(),
  );
  const { user } = renderApp("/");
  const section = within(await screen.findByRole("region", { name: "Best Deal Products" }));
  expect(await section.findByText("This could not be loaded")).toBeInTheDocument();
  for (const text of [
    "Error fetching banner images:",
    "Error fetching second banner:",
    "Error fetching third banners:",
    "Error fetching blogs:",
  ]) {
    await waitFor(() => expect(log).toHaveBeenCalledWith(text, expect.anything()));
  }
  server.use(...homeHandlers({ bestDeals: makeProducts(2, { listing: "bestdeal" }) }));
  await user.click(section.getByRole("button", { name: "Retry" }));
  expect(await screen.findAllByRole("link", { name: /^See Details of/ })).toHaveLength(2);
});

it("sends a contact message and closes; a failure keeps what was typed", async () => {
  const sent: unknown[] = [];
  let works = false;
  server.use(
    ...homeHandlers(),
    http.post("/api/contact", async ({ request }) => {
      sent.push(await request.json());
      return works
        ? HttpResponse.json(
            { success: true, message: "Message sent successfully!" },
            { status: 201 },
          )
        : HttpResponse.error();
    }),
  );
  const { user } = renderApp("/");
  await user.click(await screen.findByRole("button", { name: "Contact Us" }));
  const widget = within(await screen.findByRole("region", { name: "Contact Us" }));
  await user.click(await widget.findByRole("button", { name: /Send Message/ }));
  expect(await widget.findByText("Please enter your name.")).toBeInTheDocument();
  expect(widget.getByRole("textbox", { name: /Name/ })).toHaveFocus();
  expect(sent).toHaveLength(0);

  await user.type(widget.getByRole("textbox", { name: /Name/ }), "Karim");
  await user.type(widget.getByRole("textbox", { name: /Phone/ }), "01712345678");
  await user.type(widget.getByRole("textbox", { name: /E-mail/ }), "karim@example.com");
  await user.type(widget.getByRole("textbox", { name: /Message/ }), "Do you have it in blue?");
  await user.click(widget.getByRole("button", { name: /Send Message/ }));
  expect(await screen.findByText("Failed to send message. Please try again.")).toBeInTheDocument();
  expect(widget.getByRole("textbox", { name: /Message/ })).toHaveValue("Do you have it in blue?");

  works = true;
  await user.click(widget.getByRole("button", { name: /Send Message/ }));
  expect(await screen.findByText("Message sent successfully!")).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Contact Us" })).not.toBeInTheDocument();
  expect(sent[1]).toEqual({
    name: "Karim",
    phone: "01712345678",
    email: "karim@example.com",
    message: "Do you have it in blue?",
    website: "",
  });
});

it("takes its first data from the page, without asking the server", async () => {
  const deals = [makeProduct({ listing: "bestdeal", title: "From the page" })];
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = "haat-data";
  script.textContent = JSON.stringify({ "/homebestdealsapi": deals });
  document.body.append(script);
  let asked = 0;
  server.use(
    http.get("/homebestdealsapi", () => {
      asked += 1;
      return HttpResponse.json([]);
    }),
    ...homeHandlers(),
  );
  renderApp("/");
  expect(await screen.findByText("From the page")).toBeInTheDocument();
  expect(asked).toBe(0);
  script.remove();
});
