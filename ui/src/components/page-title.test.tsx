import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Link, MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, it } from "vitest";
import { PageTitle } from "./page-title";

it("keeps the address that the server said of its page, and gives other pages their own", async () => {
  document.head.innerHTML =
    '<title>Phone | Haat</title><link rel="canonical" href="https://haat.example/category/phone">';
  const canonical = () => document.querySelector("link")?.getAttribute("href");
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={["/search-category/phone"]}>
        <Routes>
          <Route
            path="/search-category/phone"
            element={
              <>
                <PageTitle title="Phone" />
                <Link to="/offer">Offers</Link>
              </>
            }
          />
          <Route
            path="/offer"
            element={
              <>
                <PageTitle title="Offer Sale" />
                <Link to="/search-category/phone">Phones</Link>
              </>
            }
          />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect([document.title, canonical()]).toEqual([
    "Phone | Haat",
    "https://haat.example/category/phone",
  ]);
  await userEvent.click(screen.getByText("Offers"));
  expect([document.title, canonical()]).toEqual([
    "Offer Sale | Haat",
    "https://haat.example/offer",
  ]);
  await userEvent.click(screen.getByText("Phones"));
  expect(canonical()).toBe("https://haat.example/category/phone");
});
