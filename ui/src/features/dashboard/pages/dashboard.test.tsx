import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { signIn } from "@/test/customer-handlers";
import { ADMIN, makeCartLine, makeCustomer } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

describe("the guard", () => {
  it.each(["", "/orders", "/carts", "/profile", "/favourites", "/password", "/address"])(
    "sends a visitor from /dashboard%s to the home page",
    async (child) => {
      server.use(...homeHandlers());
      const { router } = renderApp(`/dashboard${child}`);
      await waitFor(() => expect(router.location.pathname).toBe("/"));
      expect(await screen.findByText("Please log in")).toBeInTheDocument();
    },
  );

  it("shows a spinner until the server has answered", async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.get("/api/me", async () => {
        await answered;
        return HttpResponse.json({ user: null, customer: makeCustomer() });
      }),
    );
    const { router } = renderApp("/dashboard");
    expect(await screen.findByText("Loading...")).toBeInTheDocument();
    expect(router.location.pathname).toBe("/dashboard");
    answer();
    expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeInTheDocument();
  });

  it("lets no admin in, who hides the customer, and the customer after the admin has gone", async () => {
    const customer = makeCustomer();
    let user: typeof ADMIN | null = ADMIN;
    server.use(
      ...homeHandlers(),
      http.get("/api/me", () => HttpResponse.json({ user, customer })),
      http.get("/dashboard-stats", () =>
        HttpResponse.json({
          totalMessages: 0,
          totalOrders: 0,
          totalProducts: 0,
          totalTrendingProducts: 0,
        }),
      ),
      http.post("/api/admin/logout", () => {
        user = null;
        return HttpResponse.json({ success: true, message: "ok" });
      }),
    );
    const { user: person, router } = renderApp("/dashboard");
    await waitFor(() => expect(router.location.pathname).toBe("/"));
    await waitFor(() => expect(document.cookie).toContain("user="));
    expect(document.cookie).not.toMatch(/(^|; )normalUser=/);
    expect(document.cookie).toContain("backupNormalUser=");
    await router.navigate("/029A/admin");
    await person.click(await screen.findByRole("button", { name: /^Logout/ }));
    await waitFor(() => expect(document.cookie).toMatch(/(^|; )normalUser=/));
    expect(document.cookie).not.toMatch(/(^|; )user=/);
    await router.navigate("/dashboard");
    expect(await screen.findByText("rahim@haat.example")).toBeInTheDocument();
  });

  it("shows the error page for an unknown child", async () => {
    signIn();
    renderApp("/dashboard/nothing");
    expect(await screen.findByText("Error Code: 404")).toBeInTheDocument();
  });
});

it("shows name, e-mail, points and the ways to everything, and logs out", async () => {
  const session = signIn({ points: 1250, totalOrders: 3, cart: [makeCartLine()] });
  server.use(
    http.post("/api/logout", () => {
      session.current = null;
      return HttpResponse.json({ success: true, message: "ok" });
    }),
  );
  const { user, router } = renderApp("/dashboard");
  expect(await screen.findByText("1,250")).toBeInTheDocument();
  const main = within(screen.getByRole("main"));
  expect(main.getByText("Rahim")).toBeInTheDocument();
  const tiles = main.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(tiles).toEqual([
    "/dashboard/orders",
    "/dashboard/carts",
    "/dashboard/favourites",
    "/dashboard/profile",
    "/dashboard/password",
    "/dashboard/address",
  ]);
  expect(main.getByRole("link", { name: "Orders 3 orders" })).toBeInTheDocument();
  expect(main.getByRole("link", { name: "Cart 1 item" })).toBeInTheDocument();
  await user.click(main.getByRole("button", { name: /^Logout/ }));
  expect(await screen.findByText("You have successfully logged out.")).toBeInTheDocument();
  await waitFor(() => expect(router.location.pathname).toBe("/login"));
  expect(screen.queryByText("Please log in")).not.toBeInTheDocument();
  expect(document.cookie).not.toContain("ormalUser=");
});

it.each(["orders", "carts", "favourites", "profile", "password", "address", "orders/o1/invoice"])(
  "has the way out on %s, which takes what was typed with it",
  async (page) => {
    const session = signIn();
    sessionStorage.setItem("haat-tab-checkout", JSON.stringify({ who: "c1", values: {} }));
    sessionStorage.setItem("haat-tab-placed", JSON.stringify({ phone: "01700000009" }));
    localStorage.setItem("haat-viewed", JSON.stringify(["p1"]));
    server.use(
      http.get("/api/my/orders", () => listReply([])),
      http.get("/api/my/orders/o1", () => errorReply(404, "Order not found.")),
      http.post("/api/logout", () => {
        session.current = null;
        return HttpResponse.json({ success: true, message: "ok" });
      }),
    );
    const { user, router } = renderApp(`/dashboard/${page}`);
    await user.click(await screen.findByRole("button", { name: /^Logout/ }));
    await waitFor(() => expect(router.location.pathname).toBe("/login"));
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith("haat-tab"))).toEqual([]);
    expect(localStorage.getItem("haat-viewed")).not.toBeNull();
  },
);

it.each([
  ["has ended", null],
  ["is another's", makeCustomer({ _id: "c2" })],
])(
  "forgets what was typed by whoever is not there any more, once the session %s",
  async (_, now) => {
    const kept = (name: string) => sessionStorage.getItem(`haat-tab-${name}`);
    for (const [name, who, handed] of [
      ["checkout", "c1", undefined],
      ["handed", "c1", true],
      ["visitor", "", undefined],
    ] as const) {
      sessionStorage.setItem(`haat-tab-${name}`, JSON.stringify({ who, values: {}, handed }));
    }
    const session = signIn();
    const { queryClient } = renderApp("/track");
    await waitFor(() => expect(document.cookie).toContain("normalUser="));
    expect(kept("checkout")).not.toBeNull();
    session.current = now;
    await queryClient.invalidateQueries({ queryKey: ["me"] });
    await waitFor(() => expect(kept("checkout")).toBeNull());
    expect(kept("handed")).not.toBeNull();
    expect(kept("visitor")).not.toBeNull();
  },
);
