import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "@/test/render-app";

it("shows the error page with 404 for an unknown address", async () => {
  renderApp("/no-such-page");
  expect(await screen.findByRole("heading", { level: 1, name: "Oops!" })).toBeInTheDocument();
  expect(screen.getByText("Something went wrong.")).toBeInTheDocument();
  expect(screen.getByText("Error Code: 404")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Go Back" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to Homepage" })).toHaveAttribute("href", "/");
  expect(screen.getAllByRole("main")).toHaveLength(1);
});

it.each(["%", "100%", "%E0%A4", '"><img>'])(
  "opens a page at a fragment that means nothing: #%s",
  async (hash) => {
    renderApp(`/terms#${hash}`);
    expect(await screen.findByRole("heading", { level: 1 })).toBeInTheDocument();
  },
);

it("opens a page where the remembered places are damaged", async () => {
  sessionStorage.setItem("haat-scroll", "null");
  renderApp("/terms");
  expect(await screen.findByRole("heading", { level: 1 })).toBeInTheDocument();
});

it("opens old share links at the item's real page", async () => {
  const { router } = renderApp("/tranding/u1");
  await waitFor(() => expect(router.location.pathname).toBe("/upcomings/u1"));
  await router.navigate("/bestdeals/d1");
  await waitFor(() => expect(router.location.pathname).toBe("/bestdeal/d1"));
});
