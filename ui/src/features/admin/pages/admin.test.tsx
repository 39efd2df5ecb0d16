import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import type { AdminUser } from "@/api/types";
import { ADMIN, makeCustomer, makeDashboardStats } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

const STATS = makeDashboardStats({ totalMessages: 3, totalOrders: 12, totalProducts: 1096 });

it("signs an admin in, shows the numbers, and signs out to the home page", async () => {
  let signedIn: AdminUser | null = null;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const customer = makeCustomer();
  server.use(
    ...homeHandlers(),
    http.get("/api/me", () => HttpResponse.json({ user: signedIn, customer })),
    http.post("/getuserinfo", async ({ request }) => {
      const body = (await request.json()) as { email: string; password: string };
      if (body.password !== "right") return errorReply(401, "Invalid email or password.");
      await held;
      signedIn = ADMIN;
      return HttpResponse.json(ADMIN);
    }),
    http.get("/dashboard-stats", () => HttpResponse.json(STATS)),
    http.get("/orders", () => listReply([])),
    http.get("/api/admin/statistics", () => errorReply(503, "The shop is busy.")),
    http.post("/api/admin/logout", () => {
      signedIn = null;
      return HttpResponse.json({ success: true, message: "ok" });
    }),
  );
  const { user, router } = renderApp("/029A");
  expect(await screen.findByRole("heading", { level: 1, name: "Admin Login" })).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^E-mail/), "   ");
  await user.click(screen.getByRole("button", { name: /Sign In/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Please provide both email and password.",
  );

  await user.type(screen.getByLabelText(/^E-mail/), "owner@haat.example");
  await user.type(screen.getByLabelText(/^Password/), "wrong");
  await user.click(screen.getByRole("button", { name: /Sign In/ }));
  expect(await screen.findByText("Invalid email or password.")).toBeInTheDocument();

  await user.clear(screen.getByLabelText(/^Password/));
  await user.type(screen.getByLabelText(/^Password/), "right");
  await user.click(screen.getByRole("button", { name: /Sign In/ }));
  expect(await screen.findByRole("button", { name: "Logging in..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  answer();
  expect(await screen.findByText("Welcome, Owner!")).toBeInTheDocument();
  await waitFor(() => expect(router.location.pathname).toBe("/029A/admin"));
  expect(await screen.findByText("1,096")).toBeInTheDocument();
  for (const label of ["Messages", "Orders", "Products", "Trending"]) {
    expect(within(screen.getByRole("main")).getByText(label)).toBeInTheDocument();
  }
  await waitFor(() => expect(document.cookie).toContain("user="));
  expect(document.cookie).toContain("backupNormalUser=");
  expect(document.cookie).not.toMatch(/(^|; )normalUser=/);

  await user.click(screen.getByRole("button", { name: /Logout/ }));
  expect(await screen.findByText("You have successfully logged out.")).toBeInTheDocument();
  await waitFor(() => expect(router.location.pathname).toBe("/"));
  // The customer that was there before is back (specification 4, Session).
  const shell = within(await screen.findByRole("banner"));
  expect(await shell.findByRole("link", { name: "Dashboard" })).toBeInTheDocument();
  expect(document.cookie).toMatch(/(^|; )normalUser=/);
});

it("says so when the sign-in cannot be answered", async () => {
  server.use(http.post("/getuserinfo", () => HttpResponse.error()));
  const { user } = renderApp("/029A");
  await user.type(await screen.findByLabelText(/^E-mail/), "owner@haat.example");
  await user.type(screen.getByLabelText(/^Password/), "right");
  await user.click(screen.getByRole("button", { name: /Sign In/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "An unexpected error occurred. Please try again.",
  );
});

it("sends whoever is not signed in to the home page", async () => {
  server.use(...homeHandlers());
  const { router } = renderApp("/029A/admin");
  await waitFor(() => expect(router.location.pathname).toBe("/"));
  expect(await screen.findByText("Please log in")).toBeInTheDocument();
});
